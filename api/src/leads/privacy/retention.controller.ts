import { Get, Post } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RetentionDto, RetentionRunDto } from './retention.dto.ts';
import { RetentionService } from './retention.service.ts';

@DeskController('admin/retention', 'Privacy', 'manager')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Returns(RetentionDto, 'Show how long leads are kept, and what the next run removes')
  @Get()
  show(): Promise<RetentionDto> {
    return this.retention.show();
  }

  @Returns(
    RetentionRunDto,
    'Remove what is due now',
    'Also runs by itself, once a day. Requires a recent sign-in and is recorded in the audit log.',
  )
  @RequiresRecentSignIn()
  @Post('runs')
  run(@CurrentStaff() staff: StaffMember): Promise<RetentionRunDto> {
    return this.retention.run(staff);
  }
}
