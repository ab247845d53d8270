import { Controller, Get, Query as QueryString } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { wholeNumber } from '../submissions/submissions-page.dto.ts';
import { choiceOf, type Query, readLeadFilter, textOf } from './lead-filter.ts';
import { LeadListDto } from './lead-list.dto.ts';
import { LeadListService } from './lead-list.service.ts';
import { DescribesLeadFilter } from './lead-queries.decorator.ts';
import { leadSortNames, readCursor } from './lead-sort.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads')
export class LeadListController {
  constructor(private readonly leads: LeadListService) {}

  @ApiOperation({ summary: 'List leads', description: 'The inbox: one row per person, without spam.' })
  @DescribesLeadFilter()
  @ApiQuery({
    name: 'sort',
    required: false,
    schema: { type: 'string', enum: leadSortNames, default: '-lastActivity' },
  })
  @ApiQuery({
    name: 'cursor',
    required: false,
    description: '`nextCursor` of the page before.',
    schema: { type: 'string' },
  })
  @ApiQuery({ name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } })
  @ApiOkResponse({ type: LeadListDto })
  @DescribesErrors({ 400: 'status must be one of new, contacted, qualified, won, lost.', 401: 'Please sign in.' })
  @Get()
  list(@QueryString() query: Query, @CurrentStaff() { userId }: StaffMember): Promise<LeadListDto> {
    const sort = choiceOf(query, 'sort', leadSortNames) ?? '-lastActivity';
    const cursor = textOf(query, 'cursor', 2_000);
    return this.leads.list(
      readLeadFilter(query, userId),
      sort,
      cursor === undefined ? undefined : readCursor(sort, cursor),
      wholeNumber('limit', query.limit, 50, 100),
    );
  }
}
