import { Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Creates, Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { MailStatusDto, RetriedMessagesDto } from './mail-status.dto.ts';
import { MailStatus } from './mail-status.service.ts';

@AllowsEarlierSignIn('Sends only what a colleague has sent already.')
@DeskController('admin/mail-status', 'Mail', 'manager')
export class MailStatusController {
  constructor(private readonly status: MailStatus) {}

  @ApiOperation({ summary: 'Show how e-mail works', description: 'State, counts and addresses of both directions.' })
  @Returns(MailStatusDto)
  @Get()
  show(): Promise<MailStatusDto> {
    return this.status.show();
  }

  @ApiOperation({ summary: 'Send failed replies again', description: 'Those of the last seven days.' })
  @Creates(RetriedMessagesDto)
  @Post('retries')
  async retry(): Promise<RetriedMessagesDto> {
    return { count: await this.status.retry() };
  }
}
