import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { LeadDto } from './lead.dto.ts';
import { LeadService } from './lead.service.ts';
import { LeadIdPipe } from './lead-id.pipe.ts';
import { TimelineDto } from './timeline.dto.ts';
import { TimelineService } from './timeline.service.ts';

const errors = { 401: 'Please sign in.', 404: 'There is no lead 42.' };

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
    description: 'A lead that has been merged into another one answers that one, with its `id`.',
  })
  @ApiOkResponse({ type: LeadDto })
  @DescribesErrors(errors)
  @Get()
  show(@Param('id', LeadIdPipe) id: number): Promise<LeadDto> {
    return this.leads.show(id);
  }

  @ApiOperation({ summary: 'Show what happened to a lead', description: 'The latest first, 50 entries at a time.' })
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string' } })
  @ApiOkResponse({ type: TimelineDto })
  @DescribesErrors({ 400: 'cursor does not belong to this timeline. Please start with the lead itself.', ...errors })
  @Get('timeline')
  async timeline(@Param('id', LeadIdPipe) id: number, @Query('cursor') cursor?: string): Promise<TimelineDto> {
    return this.timelines.of(await this.leads.rootOf(id), cursor);
  }
}
