import { Format } from '../../platform/http/field.decorators.ts';
import { MailboxDto } from '../receiving/mailbox.dto.ts';

export class MailStatusDto {
  mailbox!: MailboxDto;
  /** Sender of notifications (MAIL_FROM). */
  sender!: string;
  /** Gets an e-mail for each new lead (SALES_EMAIL). */
  salesAddress!: string | null;
  /** When the last mail that was read had arrived. */
  @Format('date-time') lastReceivedAt!: string | null;
  /** When the last reply of staff was sent. */
  @Format('date-time') lastSentAt!: string | null;
  /** Replies that are sent soon, or are tried again. */
  waiting!: number;
  /** Replies of the last seven days that could not be sent. */
  failed!: number;
  /** Replies of the last seven days that have not reached all recipients. */
  bounced!: number;
  /** Replies of the last seven days of which it is not known whether they were sent. */
  unknown!: number;
  /** Why the last reply could not be sent. */
  lastError!: string | null;
  /** Replies of the last 24 hours. */
  perDayUsed!: number;
  /** MAIL_PER_DAY */
  perDayLimit!: number;
}

export class RetriedMessagesDto {
  count!: number;
}
