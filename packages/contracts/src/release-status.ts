/** Page of the portal that explains the rules. Each rule is an anchor: `/rules-for-a-remote#title`. */
export const rulesPath = '/rules-for-a-remote';

/** One rule that a release breaks. */
export interface Violation {
  /** Stable identifier of the rule: `title`, `console-error`. */
  rule: string;
  /** Path of the page, where the rule is about one page. */
  page?: string;
  /** What is wrong, one sentence. */
  message: string;
  /** How the team can fix it, one sentence. */
  hint: string;
}

/** Screenshots of one page at one width. Values are paths below `/admin/releases/`. */
export interface PageScreenshots {
  page: string;
  /** CSS pixels. */
  width: number;
  candidate: string;
  live?: string;
}

/** Result of all checks of one release. */
export interface Verdict {
  version: string;
  /** ISO 8601. */
  checkedAt: string;
  /** False where no Chromium is available. */
  isCheckedInBrowser: boolean;
  violations: Violation[];
  /** What managers should know and what does not keep the release out, e.g. links to unknown hosts. */
  notes: string[];
  screenshots: PageScreenshots[];
}

type ReleaseEventType =
  /** Written before release code runs, so that a release that ends the publisher is rejected after the restart. */
  | 'checking'
  | 'published'
  | 'rejected'
  | 'rolled-back'
  | 'pinned'
  | 'unpinned'
  | 'previewed'
  /** The live release, which was published without a browser, passed the checks in one. */
  | 'checked'
  /** A rejected release is checked again. */
  | 'retried'
  /** A check ended without a result. */
  | 'interrupted'
  /** The shell changed and the live release is not compatible with it any more. */
  | 'incompatible'
  /** The live release harms visitors, but is pinned, or an automatic rollback came before it. */
  | 'suspected'
  /** The team has replaced a key of teams.json, or one that replaced it. */
  | 'key-rotated';

/** One line of a remote's history. */
export interface HistoryEntry {
  /** 1 for the first entry of a remote, without gaps. */
  number: number;
  type: ReleaseEventType;
  version: string;
  /** `sequence` of the release. */
  sequence: number;
  /** ISO 8601. */
  at: string;
  /** Who caused it: `publisher`, `operator root@host`, `team marketing`. */
  actor: string;
  reason?: string;
  violations?: Violation[];
  /** Of `published` and `checked`. Absent in entries of older publishers. */
  isCheckedInBrowser?: boolean;
  /** Of a rollback that the publisher did by itself: the version that was live before it. */
  from?: string;
  /** Of `interrupted`: the release may be the cause. After three of them it is rejected. */
  isCounted?: boolean;
  /** Whether a key of the team signed the command that caused it. */
  isByTeam?: true;
  /** Of `key-rotated`: public keys in base64. The entry was caused by a command that `from` signed. */
  key?: { from: string; to: string };
}

/** Where a team publishes, and whether the publisher can read it. */
export interface SourceStatus {
  /** Folder or URL. */
  address: string;
  /** Last successful read, ISO 8601. Absent when the source was never read. */
  readAt?: string;
  /** Last error, in words for the team. Absent when the last read was successful. */
  error?: string;
}

/** State of one remote, as `GET /admin/releases.json` returns it to managers. */
export interface ReleaseStatus {
  name: string;
  source: SourceStatus;
  /** Version of the live release. */
  live?: string;
  /** ISO 8601. */
  liveSince?: string;
  /** Whether the live release was checked in a browser. Absent when nothing is live, and for a first shell. */
  isCheckedInBrowser?: boolean;
  isPinned: boolean;
  /** Whether the team pinned it. Absent for a pin of the operator, which the team cannot change. */
  isPinnedByTeam?: true;
  /** Version that is being checked now. */
  checking?: string;
  /** Why the newest release is not checked yet, e.g. because there is no browser. */
  waiting?: string;
  /** Present for 15 minutes after a release became live, while the publisher may roll it back by itself. */
  watch?: {
    /** ISO 8601. */
    until: string;
    /** What it cannot see, and why. */
    problems: string[];
  };
  /** Why the live release would have been rolled back, and why it was not. */
  suspicion?: string;
  /** Keys of teams.json that the team has replaced, which the operator has not listed yet. */
  rotatedKeys?: { at: string; actor: string; from: string; to: string }[];
  /** Versions that can be rolled back to, the latest first. */
  earlier: string[];
  /** The one of them that a rollback without a version makes live: the latest that was not rolled back from. */
  rollbackVersion?: string;
  /** Versions that were rolled back from. They become live again only by command. */
  withdrawn: string[];
  /** Result of the latest check. */
  verdict?: Verdict;
  /** `until` is ISO 8601. */
  previews: { version: string; until: string }[];
  /** The latest entries, oldest first. */
  history: HistoryEntry[];
  /** Number of all entries. */
  historyLength: number;
}

/** Result of a command about releases. */
export interface CommandResult {
  isDone: boolean;
  /** Result, or the reason why the command failed. */
  message: string;
  violations: Violation[];
  /** Result of `status`. */
  statuses?: ReleaseStatus[];
}
