/** A command about the releases of a remote. */
export interface Command {
  type: 'status' | 'release' | 'check' | 'preview' | 'rollback' | 'pin' | 'unpin' | 'retry';
  remote: string;
  version?: string;
  /** Folder or URL of the candidate of an operator's `check` or `preview`, when it is not the team's source. */
  source?: string;
  /** Sender: `operator ada@host` or `team marketing`. */
  actor: string;
  reason?: string;
  /** Whether a key of the team signed the command. */
  isByTeam?: true;
}
