import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/verdict';

/** What a rollback would go to by itself: the last release that nobody has rolled back from. */
export const releaseBefore = ({ earlier, withdrawn }: ReleaseStatus): string | undefined =>
  earlier.find((version) => !withdrawn.includes(version)) ?? earlier[0];

/** When a release became what visitors see, the last time it did; nothing where the history does not reach back so far. */
export function lastWentLive(history: HistoryEntry[], version: string): string | undefined {
  const turns = history.filter(({ type }) => type !== 'refused' && type !== 'previewed');
  return turns.findLast((entry, place) => entry.version === version && turns[place - 1]?.version !== version)?.at;
}

/** When the newest release was refused. */
export const refusedAt = ({ history, refused }: ReleaseStatus): string | undefined =>
  history.findLast(({ type, version }) => type === 'refused' && (!refused || version === refused))?.at;
