import { Get, Post } from '@nestjs/common';
import { Creates, Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { MailStatusDto, RetriedMessagesDto } from './mail-status.dto.ts';
import { MailStatus } from './mail-status.service.ts';

@AllowsEarlierSignIn('Sends only what a colleague has sent already.')
@DeskController('admin/mail-status', 'Mail', 'manager')
export class MailStatusController {
  constructor(private readonly status: MailStatus) {}

  @Returns(MailStatusDto, 'Show how e-mail works', 'State, counts and addresses of both directions.')
  @Get()
  show(): Promise<MailStatusDto> {
    return this.status.show();
  }

  @Creates(RetriedMessagesDto, 'Send failed replies again', 'Those of the last seven days.')
  @Post('retries')
  async retry(): Promise<RetriedMessagesDto> {
    return { count: await this.status.retry() };
  }
}
