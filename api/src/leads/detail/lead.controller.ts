import { Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsToken, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { TimelineDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import { LeadDto } from './lead.dto.ts';
import { LeadService } from './lead.service.ts';

@DeskController('admin/leads/:id', 'Leads', 'viewer')
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
