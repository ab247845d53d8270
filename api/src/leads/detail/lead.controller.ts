import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { TimelineDto } from '../timeline/timeline.dto.ts';
import { TimelineService } from '../timeline/timeline.service.ts';
import { LeadDto } from './lead.dto.ts';
import { LeadService } from './lead.service.ts';

const leadId = new IdPipe('There is no such lead.');
const errors = { 404: 'There is no lead 42.' };

@ApiTags('Leads')
@RequiresRole('viewer')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@Controller('admin/leads/:id')
export class LeadController {
  constructor(
    private readonly leads: LeadService,
    private readonly timelines: TimelineService,
  ) {}

  @ApiOperation({
    summary: 'Show a lead',
    description: 'For a lead that has been merged into another one, the other one is returned.',
  })
  @Returns(LeadDto, errors)
  @Get()
  show(@Param('id', leadId) id: number, @CurrentStaff() { userId }: StaffMember): Promise<LeadDto> {
    return this.leads.show(id, userId);
  }

  @ApiOperation({ summary: 'Show the timeline of a lead', description: 'Newest first, 50 entries per page.' })
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string' } })
  @Returns(TimelineDto, {
    400: 'cursor does not belong to this timeline. Please start with the lead itself.',
    ...errors,
  })
  @Get('timeline')
  async timeline(@Param('id', leadId) id: number, @Query('cursor') cursor?: string): Promise<TimelineDto> {
    return this.timelines.of(await this.leads.rootOf(id), cursor);
  }
}
