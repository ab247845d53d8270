import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Env } from '../../platform/env/env.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MailboxDto } from './mailbox.dto.ts';
import { MailboxStates } from './mailbox-states.service.ts';

@ApiTags('Mail')
@RequiresRole('viewer')
@Controller('admin/mailbox')
export class MailboxController {
  constructor(
    private readonly states: MailboxStates,
    private readonly env: Env,
  ) {}

  @ApiOperation({ summary: 'Show whether mail can be sent and is read' })
  @Returns(MailboxDto)
  @Get()
  async show(): Promise<MailboxDto> {
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
      problem,
    };
  }
}
