import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MailboxDto } from './mailbox.dto.ts';
import { MailboxStatus } from './mailbox-status.service.ts';

@ApiTags('Mail')
@RequiresRole('viewer')
@Controller('admin/mailbox')
export class MailboxController {
  constructor(private readonly status: MailboxStatus) {}

  @ApiOperation({ summary: 'Show whether mail can be sent and is read' })
  @Returns(MailboxDto)
  @Get()
  show(@CurrentStaff() { role }: StaffMember): Promise<MailboxDto> {
    return this.status.show(role);
  }
}
