/** Where a mail was read. */
export interface MailPlace {
  mailbox: string;
  uidValidity: bigint;
  uid: number;
  /** When the server got it. */
  receivedAt: Date;
}

/**
 * What happened to a mail. `ignored`: it is automatic, or our own, and belongs to no lead. `erased`: it was received before its person was
 * erased.
 */
export type MailOutcome = 'request' | 'message' | 'ignored' | 'erased' | 'known';

/** Stores the mails that the mailbox reader has read. The room `threads` provides it. */
export abstract class MailReceiver {
  abstract store(raw: Uint8Array, place: MailPlace): Promise<MailOutcome>;
}
