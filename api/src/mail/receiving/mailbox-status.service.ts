import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import type { MailboxDto } from './mailbox.dto.ts';

/** A connected mailbox is checked every minute. Without a check for longer, no instance reads it. */
const staleAfter = '5 minutes';

/** Whether mail can be sent and is read. */
@Injectable()
export class MailboxStatus {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Only managers see the technical reason of an outage. */
  async show(role: Role = 'viewer'): Promise<MailboxDto> {
    const { mailboxAddress: address, imapUrl, smtpUrl } = this.env;
    const missing = [...(imapUrl ? [] : ['IMAP_URL']), ...(smtpUrl ? [] : ['SMTP_URL'])];
    if (!imapUrl) return { address, missing, state: 'off', since: null, problem: null };
    const [found]: { isConnected: boolean; since: Date; problem: string | null }[] = await this.database.query(
      `select is_connected and not is_stale as "isConnected", case when is_connected and is_stale then checked_at else since end as since,
              case when is_connected and is_stale then 'No instance of the API reads the mailbox.' else problem end as problem
       from mailboxes, lateral (select checked_at < now() - interval '${staleAfter}' as is_stale) as checked
       where address = $1`,
      [address],
    );
    if (!found) return { address, missing, state: 'connecting', since: null, problem: null };
    return {
      address,
      missing,
      state: found.isConnected ? 'connected' : 'not-connected',
      since: found.since.toISOString(),
      problem: role === 'manager' ? found.problem : null,
    };
  }
}
