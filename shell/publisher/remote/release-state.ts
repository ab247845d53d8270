import type { HistoryEntry } from '@portal/contracts/release-status';
import type { Cause } from '../release/site-build.ts';

/** Releases of a remote whose files stay available, so that a tab opened before a release keeps working. */
export const releasesKept = 6;

/** Checks of the latest release that ended without a result. */
export interface UnfinishedChecks {
  version: string;
  sequence: number;
  /** Checks that ended the publisher. */
  count: number;
  /** Checks that the renderer or a time limit ended. */
  interruptions: number;
  /** Reason of the last interruption. */
  reason?: string;
}

/** State of one remote's releases, computed from its history. */
export interface ReleaseState {
  /** Number of the last entry. */
  number: number;
  /** The live version, then earlier ones, most recently live first. */
  versions: string[];
  isPinned: boolean;
  /** Absent for a pin of the operator. */
  isPinnedByTeam?: true;
  /** Versions that were rolled back from. */
  withdrawn: string[];
  /** Largest sequence number that was live. */
  sequence: number;
  unfinished?: UnfinishedChecks;
  rejected?: { version: string; sequence: number };
}

const emptyState: ReleaseState = { number: 0, versions: [], isPinned: false, withdrawn: [], sequence: 0 };

const live = (state: ReleaseState, version: string): ReleaseState => ({
  ...state,
  versions: [version, ...state.versions.filter((other) => other !== version)].slice(0, releasesKept),
  withdrawn: state.withdrawn.filter((other) => other !== version),
  unfinished: undefined,
});

/** Returns the state after one more entry. */
export function withEntry(before: ReleaseState, entry: HistoryEntry): ReleaseState {
  const { number, type, version, sequence } = entry;
  const state = { ...before, number };
  switch (type) {
    case 'checking': {
      const { count, interruptions, reason } = unfinishedChecks(state, entry);
      // The check counts as unfinished until another entry ends it.
      return { ...state, unfinished: { version, sequence, count: count + 1, interruptions, reason } };
    }
    case 'published':
      return { ...live(state, version), sequence: Math.max(state.sequence, sequence), rejected: undefined };
    case 'rejected':
      return { ...state, unfinished: undefined, rejected: { version, sequence } };
    case 'rolled-back': {
      const from = state.versions[0];
      const next = live(state, version);
      // Who makes a release live that the publisher has rejected has nothing against the one before it.
      const isReturn = state.rejected?.version === version;
      const withdrawn =
        from && from !== version && !isReturn
          ? [...next.withdrawn.filter((other) => other !== from), from]
          : next.withdrawn;
      // One entry, so that a crash cannot leave a release that `retry` does not find.
      const rejected = entry.from ? { version: entry.from, sequence: state.sequence } : next.rejected;
      return { ...next, withdrawn, rejected };
    }
    case 'pinned':
      return { ...live(state, version), isPinned: true, isPinnedByTeam: entry.isByTeam };
    case 'unpinned':
      return { ...state, isPinned: false, isPinnedByTeam: undefined };
    case 'retried': {
      // A release that was rolled back by itself is rejected too.
      const withdrawn = state.withdrawn.filter((other) => other !== state.rejected?.version);
      return { ...state, withdrawn, unfinished: undefined, rejected: undefined };
    }
    case 'interrupted': {
      const { count, interruptions, reason } = unfinishedChecks(state, entry);
      const counted = entry.isCounted
        ? { interruptions: interruptions + 1, reason: entry.reason }
        : { interruptions, reason };
      return { ...state, unfinished: { version, sequence, count: Math.max(0, count - 1), ...counted } };
    }
    case 'checked':
    case 'previewed':
    case 'incompatible':
    case 'suspected':
    case 'key-rotated':
      return state;
  }
}

/** Returns the unfinished checks of one release. */
export function unfinishedChecks(
  { unfinished }: ReleaseState,
  { version, sequence }: Pick<HistoryEntry, 'version' | 'sequence'>,
): UnfinishedChecks {
  const isSame = unfinished?.version === version && unfinished.sequence === sequence;
  return { version, sequence, count: 0, interruptions: 0, ...(isSame && unfinished) };
}

export const stateOf = (entries: HistoryEntry[]): ReleaseState => entries.reduce(withEntry, emptyState);

const isActivation = ({ type }: HistoryEntry) => type === 'published' || type === 'rolled-back' || type === 'pinned';

/** Returns who made a version live the last time. */
export function causeOf(entries: HistoryEntry[], version: string): Cause {
  const last = entries.findLast((entry) => entry.version === version && isActivation(entry));
  return { actor: last?.actor ?? 'publisher', reason: last?.reason ?? 'activation after a failure' };
}

/** Returns the entry with which the version that is live now became live. */
export function activationOf(entries: HistoryEntry[]): HistoryEntry | undefined {
  const changes = entries.filter(isActivation);
  const version = changes.at(-1)?.version;
  const before = changes.findLastIndex((entry) => entry.version !== version);
  return changes[before + 1];
}

/** Returns why the live release would have been rolled back and was not. */
export function suspicionOf(entries: HistoryEntry[]): string | undefined {
  const since = activationOf(entries)?.number ?? 0;
  return entries.findLast(({ type, number }) => type === 'suspected' && number > since)?.reason;
}

/** How long the publisher may roll a release back by itself after its activation. */
export const watchMilliseconds = 15 * 60_000;

/**
 * Returns how often the publisher has rolled back by itself since the last sign that it was right or wrong: a command about what is live, or
 * a release that stayed live for the time of the watch.
 */
export const unconfirmedRollbacks = (entries: HistoryEntry[], now = Date.now()): number =>
  entries.reduce((count, entry, index) => {
    if (entry.from) return count + 1;
    if (['rolled-back', 'pinned', 'unpinned'].includes(entry.type)) return 0;
    if (entry.type !== 'published') return count;
    const next = entries.slice(index + 1).find((other) => isActivation(other) && other.version !== entry.version);
    return (next ? Date.parse(next.at) : now) - Date.parse(entry.at) >= watchMilliseconds ? 0 : count;
  }, 0);

/** Returns the version that a rollback without a version makes live: the latest earlier one that was not rolled back from. */
export const rollbackVersion = ({ versions, withdrawn }: ReleaseState): string | undefined =>
  versions.slice(1).find((version) => !withdrawn.includes(version));

/** Returns the version to roll back to. Throws when there is none, or the named one is not available. */
export function rollbackTarget(state: ReleaseState, requested?: string, available = state.versions): string {
  const [, ...earlier] = available;
  const version = requested ?? rollbackVersion(state);
  if (!version) throw new Error('There is no earlier release to roll back to.');
  if (!available.includes(version)) throw new Error(`${version} is not available. Available: ${earlier.join(', ')}.`);
  return version;
}

/** Returns whether a version was checked in a browser, `undefined` when the history does not say so. */
export const wasCheckedInBrowser = (entries: HistoryEntry[], version: string): boolean | undefined =>
  entries.findLast((entry) => entry.version === version && entry.isCheckedInBrowser !== undefined)?.isCheckedInBrowser;
