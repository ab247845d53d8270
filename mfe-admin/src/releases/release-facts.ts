import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';

/** Returns the release that a rollback without a version goes to: the latest one that was not rolled back from. */
export const releaseBefore = ({ earlier, withdrawn }: ReleaseStatus): string | undefined =>
  earlier.find((version) => !withdrawn.includes(version)) ?? earlier[0];

const activations: HistoryEntry['type'][] = ['published', 'rolled-back', 'pinned'];

/** Returns when a release last became live, `undefined` where the history does not go back that far. */
export function lastWentLive(history: HistoryEntry[], version: string): string | undefined {
  const lives = history.filter(({ type }) => activations.includes(type));
  return lives.findLast((entry, index) => entry.version === version && lives[index - 1]?.version !== version)?.at;
}
