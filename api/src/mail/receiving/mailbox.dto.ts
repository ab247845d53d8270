import { Format } from '../../platform/http/field.decorators.ts';

/** Whether conversations by e-mail work, for the desk. */
export class MailboxDto {
  address!: string;
  /** Settings without which mail is not sent (SMTP_URL) or not read (IMAP_URL). */
  missing!: string[];
  /** `off`: IMAP_URL is not set. `connecting`: not tried yet. */
  state!: 'off' | 'connecting' | 'connected' | 'not-connected';
  @Format('date-time') since!: string | null;
  /** Why it is not connected. Managers only. */
  problem!: string | null;
}
