import type { ReleaseStatus, Violation } from '@portal/contracts/release-status';

/** A command about the releases of a remote. */
export interface Command {
  type: 'status' | 'rollback' | 'pin' | 'unpin' | 'retry' | 'preview';
  remote: string;
  version?: string;
  /** Folder or URL of a preview's candidate, when it is not the team's source. */
  source?: string;
  /** Sender: `operator ada@host` or `team marketing`. */
  actor: string;
  reason?: string;
}

export interface CommandResult {
  isDone: boolean;
  /** Result, or the reason why the command failed. */
  message: string;
  violations: Violation[];
  /** Result of `status`. */
  statuses?: ReleaseStatus[];
}
