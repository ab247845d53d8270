import { Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
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

  @ApiOperation({ summary: 'Show how long leads are kept, and what the next run removes' })
  @Returns(RetentionDto)
  @Get()
  show(): Promise<RetentionDto> {
    return this.retention.show();
  }

  @ApiOperation({
    summary: 'Remove what is due now',
    description: 'Also runs by itself, once a day. Requires a recent sign-in and is recorded in the audit log.',
  })
  @Returns(RetentionRunDto)
  @RequiresRecentSignIn()
  @Post('runs')
  run(@CurrentStaff() staff: StaffMember): Promise<RetentionRunDto> {
    return this.retention.run(staff);
  }
}
