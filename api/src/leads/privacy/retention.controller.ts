import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRecentSignIn } from '../../staff/auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { RetentionDto, RetentionRunDto } from './retention.dto.ts';
import { RetentionService } from './retention.service.ts';

@ApiTags('Privacy')
@RequiresRole('manager')
@Controller('admin/retention')
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
