/** One thing that keeps a release out, in words its team can act on. */
export interface Finding {
  /** Short name of the rule, always the same: `title`, `dead-link`. */
  rule: string;
  /** The page it was found on. */
  page?: string;
  /** What is the matter, a sentence. */
  what: string;
  /** How to mend it, a sentence. */
  fix: string;
}

export type ReleaseEvent =
  | { type: 'live' | 'rolled-back' | 'pinned' | 'unpinned' | 'previewed' }
  | { type: 'refused'; findings: Finding[] };

/** What happened to a remote's releases, oldest first, as `GET /admin/releases.json` tells managers. */
export type HistoryEntry = ReleaseEvent & {
  version: string;
  /** ISO 8601. */
  at: string;
};

/** Where a remote's releases stand. */
export interface ReleaseStatus {
  name: string;
  /** The version visitors see. */
  live?: string;
  /** Since when they do. ISO 8601. */
  liveSince?: string;
  isPinned: boolean;
  /** Versions that can be gone back to, the last one first. */
  earlier: string[];
  /** Rolled back from: they do not come back by themselves. */
  withdrawn: string[];
  /** Why the newest release is not live; empty when nothing stands against it. */
  findings: Finding[];
  /** The version they were found in: `unreadable` where its `release.json` did not say. */
  refused?: string;
  /** Candidates that whoever holds a link can see. `until` is ISO 8601. */
  previews?: { version: string; until: string }[];
  /** The latest of what happened, oldest first. */
  history: HistoryEntry[];
  /** How much has happened in all. */
  historyLength?: number;
}
