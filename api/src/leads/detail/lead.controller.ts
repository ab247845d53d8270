import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsToken } from '../../staff/auth/allows-token.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { TimelineDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import { LeadDto } from './lead.dto.ts';
import { LeadService } from './lead.service.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads/:id')
export class LeadController {
  constructor(
    private readonly leads: LeadService,
    private readonly timelines: TimelineService,
  ) {}

  @Returns(LeadDto, 'Show a lead', 'For a lead that has been merged into another one, the other one is returned.')
  @AllowsToken('read')
  @Get()
  show(@LeadId id: number, @CurrentStaff() { userId }: StaffMember): Promise<LeadDto> {
    return this.leads.show(id, userId);
  }

  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string' } })
  @Returns(TimelineDto, 'Show the timeline of a lead', 'Newest first, 50 entries per page.')
  @AllowsToken('read')
  @Get('timeline')
  async timeline(@LeadId id: number, @Query('cursor') cursor?: string): Promise<TimelineDto> {
    return this.timelines.of(await this.leads.rootOf(id), cursor);
  }
}
