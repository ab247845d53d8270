import type { ParsedMail } from '../rules/parsed-mail.ts';

/** Where a mail was read. */
export interface MailPlace {
  mailbox: string;
  uidValidity: bigint;
  uid: number;
  /** When the server got it. */
  receivedAt: Date;
}

/** A mail whose file is written. */
export interface ReceivedMail extends MailPlace {
  /** Identifies the mail, so that it is stored once. */
  digest: Buffer;
  /** Digest of the file. */
  file: Buffer;
  size: number;
}

/**
 * What happened to a mail. `ignored`: it is automatic, or our own, and belongs to no lead. `erased`: it was received before its person was
 * erased.
 */
export type MailOutcome = 'request' | 'message' | 'ignored' | 'erased' | 'known';

/** Stores the mails that were read and parsed. The room `threads` provides it. */
export abstract class MailReceiver {
  abstract store(mail: ParsedMail, received: ReceivedMail): Promise<MailOutcome>;
}
