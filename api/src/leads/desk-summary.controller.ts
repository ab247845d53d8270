import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { DeskSummaryDto } from './desk-summary.dto.ts';
import { dueTerm } from './lead-conditions.ts';

const mostCounted = 1_000;

const counted = (condition: string) =>
  `(select count(*)::integer from (
     select from leads where merged_into_id is null and ${condition} limit ${mostCounted}) as counted)`;

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/summary')
export class DeskSummaryController {
  constructor(private readonly database: DataSource) {}

  @ApiOperation({ summary: 'Count what waits' })
  @ApiOkResponse({ type: DeskSummaryDto })
  @DescribesErrors({ 401: 'Please sign in.' })
  @Get()
  async show(): Promise<DeskSummaryDto> {
    const [counts]: [DeskSummaryDto] = await this.database.query(`
      select ${counted('not is_spam and is_unread')} as unread,
             ${counted('is_spam')} as spam,
             ${counted(`not is_spam and ${dueTerm.overdue}`)} as overdue,
             ${counted(`not is_spam and ${dueTerm.soon}`)} as "dueSoon",
             ${counted('not is_spam and has_failed_delivery')} as "failedDeliveries"`);
    return counts;
  }
}
