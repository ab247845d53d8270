import { Controller, Get, Query as QueryString } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { choiceOf, type Query, textOf, wholeNumber } from '../../platform/http/query-parameters.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { ApiLeadFilter } from './lead-filter.decorator.ts';
import { readLeadFilter } from './lead-filter.ts';
import { LeadListDto } from './lead-list.dto.ts';
import { LeadListService } from './lead-list.service.ts';
import { decodeCursor, leadSortNames } from './lead-sort.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/leads')
export class LeadListController {
  constructor(private readonly leads: LeadListService) {}

  @ApiOperation({ summary: 'List leads', description: 'One row per person. Spam is listed only with `spam=1`.' })
  @ApiLeadFilter()
  @ApiQuery({
    name: 'sort',
    required: false,
    schema: { type: 'string', enum: leadSortNames, default: '-lastActivity' },
  })
  @ApiQuery({
    name: 'cursor',
    required: false,
    description: '`nextCursor` of the previous page.',
    schema: { type: 'string' },
  })
  @ApiQuery({ name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } })
  @ApiOkResponse({ type: LeadListDto })
  @ApiErrors({ 400: 'status must be one of new, contacted, qualified, won, lost.', 401: 'Please sign in.' })
  @Get()
  list(@QueryString() query: Query, @CurrentStaff() { userId }: StaffMember): Promise<LeadListDto> {
    const sort = choiceOf(query, 'sort', leadSortNames) ?? '-lastActivity';
    const cursor = textOf(query, 'cursor', 2_000);
    return this.leads.list(
      readLeadFilter(query, userId),
      sort,
      cursor === undefined ? undefined : decodeCursor(sort, cursor),
      wholeNumber('limit', query.limit, 50, 100),
    );
  }
}
