import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';

/** Returns the target of a rollback without a version: the latest release that was not rolled back. */
export const defaultRollbackVersion = ({ earlier, withdrawn }: ReleaseStatus): string | undefined =>
  earlier.find((version) => !withdrawn.includes(version)) ?? earlier[0];

const activations: HistoryEntry['type'][] = ['published', 'rolled-back', 'pinned'];

/** Returns when a release last became live, or `undefined` if the history is too short. */
export function lastActivatedAt(history: HistoryEntry[], version: string): string | undefined {
  const activated = history.filter(({ type }) => activations.includes(type));
  return activated.findLast((entry, index) => entry.version === version && activated[index - 1]?.version !== version)
    ?.at;
}
