import type { HistoryEntry } from '@portal/contracts/release-status';

/** Releases of a remote whose files stay available, so that a tab opened before a release keeps working. */
export const releasesKept = 6;

/** State of one remote's releases, computed from its history. */
export interface ReleaseState {
  /** Number of the last entry. */
  number: number;
  /** The live version, then earlier ones, most recently live first. */
  versions: string[];
  isPinned: boolean;
  /** Versions that were rolled back from. */
  withdrawn: string[];
  /** Largest sequence number that was live. */
  sequence: number;
  /** Unfinished checks of the latest release, e.g. because the publisher was killed. */
  unfinished?: { version: string; sequence: number; count: number };
  rejected?: { version: string; sequence: number };
  /** Reason why nothing is published until an operator decides. */
  held?: string;
}

export const emptyState: ReleaseState = { number: 0, versions: [], isPinned: false, withdrawn: [], sequence: 0 };

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
      const isSame = state.unfinished?.version === version && state.unfinished.sequence === sequence;
      return { ...state, unfinished: { version, sequence, count: isSame ? (state.unfinished?.count ?? 0) + 1 : 1 } };
    }
    case 'published':
      return { ...live(state, version), sequence: Math.max(state.sequence, sequence), rejected: undefined };
    case 'rejected':
      return { ...state, unfinished: undefined, rejected: { version, sequence } };
    case 'rolled-back': {
      const from = state.versions[0];
      const next = live(state, version);
      const withdrawn =
        from && from !== version ? [...next.withdrawn.filter((other) => other !== from), from] : next.withdrawn;
      return { ...next, withdrawn, held: undefined };
    }
    case 'pinned':
      return { ...live(state, version), isPinned: true, held: undefined };
    case 'unpinned':
      return { ...state, isPinned: false, held: undefined };
    case 'retried':
      return { ...state, unfinished: undefined, rejected: undefined };
    case 'interrupted':
      return { ...state, unfinished: undefined };
    case 'previewed':
    case 'incompatible':
      return state;
  }
}

export const stateOf = (entries: HistoryEntry[], from: ReleaseState = emptyState): ReleaseState =>
  entries.reduce(withEntry, from);

/** Returns when the version that is live now became live, ISO 8601. */
export function liveSince(entries: HistoryEntry[]): string | undefined {
  const changes = entries.filter(({ type }) => type === 'published' || type === 'rolled-back' || type === 'pinned');
  const version = changes.at(-1)?.version;
  const before = changes.findLastIndex((entry) => entry.version !== version);
  return changes[before + 1]?.at;
}

/** Returns the version to roll back to. Throws when there is none, or the named one is not available. */
export function rollbackTarget({ versions, withdrawn }: ReleaseState, requested?: string): string {
  const [, ...earlier] = versions;
  const version = requested ?? earlier.find((other) => !withdrawn.includes(other));
  if (!version) throw new Error('There is no earlier release to roll back to.');
  if (!versions.includes(version)) throw new Error(`${version} is not available. Available: ${earlier.join(', ')}.`);
  return version;
}
