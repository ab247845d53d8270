import type { Finding, ReleaseStatus } from '@portal/contracts/verdict';

/** What somebody at the machine may ask a running portal to do with a remote's releases. */
export interface Order {
  type: 'status' | 'rollback' | 'pin' | 'unpin' | 'preview';
  name: string;
  version?: string;
  /** Where the candidate of a preview lies when it is not where the remote publishes. */
  source?: string;
}

export interface OrderAnswer {
  isDone: boolean;
  /** What was done, or why not. */
  sentence: string;
  findings: Finding[];
  /** Answers `status`. */
  statuses?: ReleaseStatus[];
}
