import type { OwnAddresses } from './own-addresses.ts';
import type { Mailbox, MailKind, ParsedMail } from './parsed-mail.ts';

/** How an incoming mail found its lead. */
export type ThreadEvidence = 'reply-address' | 'references' | 'address';

export interface Thread {
  /** The lead that the evidence names, which may have been merged into another one. */
  leadId: number;
  evidence: ThreadEvidence;
}

/** What the database knows about a mail. */
export interface Known {
  /** Whether its Message-ID is that of a mail that we have sent. */
  isSentByUs: boolean;
  /** The enabled account with the address of the sender (`senderOf`). */
  colleagueId: number | null;
  thread: Thread | undefined;
  /** The lead of the sender's address. */
  leadOfSender: number | null;
}

/** A mail with what rules need of its sender. */
export interface Judged {
  mail: ParsedMail;
  sender: Mailbox | null;
  own: OwnAddresses;
  known: Known;
}

export interface Ruling {
  kind: MailKind;
  /** Set only if our mail server vouches for the address. */
  colleagueId?: number;
}

export interface Decision {
  kind: MailKind;
  /** Who wrote the mail; null if no person is named. */
  sender: Mailbox | null;
  colleagueId: number | null;
  /** The mail names an address of a colleague or ourselves, and nobody vouches for it. Staff see "claims to be …". */
  claims: 'colleague' | null;
}
