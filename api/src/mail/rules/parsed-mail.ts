import type { CalendarAnswer } from './calendar.ts';
import type { MailHeaders } from './header-words.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** What a mail is. Only a `message` and a `calendar-answer` were written or caused by a person just now. */
export type MailKind =
  | 'message'
  /** An answer to an invitation, which a calendar writes when a person clicks. */
  | 'calendar-answer'
  /** Out of office, "we have your message" and the like. */
  | 'auto-reply'
  /** A delivery status notification; see `report`. */
  | 'bounce'
  /** "Your message was read", or an abuse report. */
  | 'receipt'
  /** A newsletter, a mailing list, or what a program wrote that answers nothing. Held where staff see it. */
  | 'bulk'
  /** Sent by this portal, and returned to it. */
  | 'own';

export interface MailAttachment {
  /** Position among the attachments of the mail. */
  part: number;
  name: string;
  mimeType: string;
  size: number;
  /** Shown inside the HTML text, e.g. a picture of a signature. */
  isInline: boolean;
}

/** A delivery status notification (RFC 3464), or what the texts of older servers say. */
export interface DeliveryReport {
  recipients: DeliveryReportRecipient[];
  /** Message-ID of the mail that it is about, without brackets. */
  originalMessageId: string | null;
}

export interface DeliveryReportRecipient {
  address: string;
  action: 'failed' | 'delayed' | 'delivered';
  /** Enhanced status code such as 5.1.1. */
  status: string | null;
  diagnostic: string | null;
}

/** Part of the text that repeats earlier mails, as character offsets. Staff see it folded. */
export type Quote = readonly [start: number, end: number];

/** What a mail says. What it is, and who wrote it, says `decide`. */
export interface ParsedMail {
  /** Ids are without angle brackets. */
  messageId: string | null;
  inReplyTo: string[];
  /** Oldest first. */
  references: string[];
  /** As its header says; see `senderOf`. */
  from: Mailbox | null;
  /** Whom a mailing list has replaced in `From`, as the list says. */
  originalSenders: Mailbox[];
  /** Domains of `From` that our mail server vouches for. */
  vouchedDomains: string[];
  /** All headers, for the rules. */
  headers: MailHeaders;
  replyTo: Mailbox[];
  to: Mailbox[];
  cc: Mailbox[];
  /** Where mail servers delivered it, from the headers that they add. Includes plus tags. */
  deliveredTo: string[];
  subject: string;
  /** As the sender's clock says. */
  sentAt: string | null;
  text: string;
  quotes: Quote[];
  hasHtml: boolean;
  /** The text was longer than the limit; the rest is in the raw mail. */
  isTruncated: boolean;
  attachments: MailAttachment[];
  /** Method of a calendar part, such as REQUEST. */
  calendarMethod: string | null;
  calendarAnswer: CalendarAnswer | null;
  report: DeliveryReport | null;
  /** Why only the headers could be read. Staff can download the mail. */
  problem: string | null;
}
