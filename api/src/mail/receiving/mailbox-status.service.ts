import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { Env } from '../../platform/env/env.ts';
import type { MailboxDto } from './mailbox.dto.ts';
import { MailboxStates } from './mailbox-states.service.ts';

/** Whether mail can be sent and is read. */
@Injectable()
export class MailboxStatus {
  constructor(
    private readonly states: MailboxStates,
    private readonly env: Env,
  ) {}

  /** Only managers see the technical reason of an outage. */
  async show(role: Role = 'viewer'): Promise<MailboxDto> {
    const { mailboxAddress: address, imapUrl, smtpUrl } = this.env;
    const missing = [...(imapUrl ? [] : ['IMAP_URL']), ...(smtpUrl ? [] : ['SMTP_URL'])];
    if (!imapUrl) return { address, missing, state: 'off', since: null, problem: null };
    const found = await this.states.find(address);
    if (!found) return { address, missing, state: 'connecting', since: null, problem: null };
    const { isConnected, since, problem } = found;
    return {
      address,
      missing,
      state: isConnected ? 'connected' : 'not-connected',
      since: since.toISOString(),
      problem: role === 'manager' ? problem : null,
    };
  }
}
