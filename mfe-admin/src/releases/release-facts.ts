import type { HistoryEntry } from '@portal/contracts/release-status';

const activations: HistoryEntry['type'][] = ['published', 'rolled-back', 'pinned'];

/** Returns when a release last became live, or `undefined` if the history is too short. */
export function lastActivatedAt(history: HistoryEntry[], version: string): string | undefined {
  const activated = history.filter(({ type }) => activations.includes(type));
  return activated.findLast((entry, index) => entry.version === version && activated[index - 1]?.version !== version)
    ?.at;
}
