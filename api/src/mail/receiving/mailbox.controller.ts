import { Get } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MailboxDto } from './mailbox.dto.ts';
import { MailboxStatus } from './mailbox-status.service.ts';

@DeskController('admin/mailbox', 'Mail', 'viewer')
export class MailboxController {
  constructor(private readonly status: MailboxStatus) {}

  @Returns(MailboxDto, 'Show whether mail can be sent and is read')
  @Get()
  show(@CurrentStaff() { role }: StaffMember): Promise<MailboxDto> {
    return this.status.show(role);
  }
}
