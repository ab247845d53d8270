import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { dueTerm, unreadTerm } from '../list/lead-conditions.ts';
import { DeskSummaryDto } from './desk-summary.dto.ts';

const maxCount = 10_000;

const counted = (condition: string) =>
  `(select count(*)::integer from (
     select from leads where merged_into_id is null and ${condition} limit ${maxCount}) as counted)`;

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/summary')
export class DeskSummaryController {
  constructor(private readonly database: DataSource) {}

  @ApiOperation({ summary: 'Show the counts of the navigation' })
  @Returns(DeskSummaryDto)
  @Get()
  async show(@CurrentStaff() { userId }: StaffMember): Promise<DeskSummaryDto> {
    const [counts]: [DeskSummaryDto] = await this.database.query(
      `
      select ${counted(`not is_spam and ${unreadTerm('$1')}`)} as unread,
             ${counted('is_spam')} as spam,
             ${counted(`not is_spam and ${dueTerm.overdue}`)} as overdue,
             ${counted(`not is_spam and ${dueTerm.soon}`)} as "dueSoon",
             ${counted('not is_spam and has_failed_delivery')} as "failedDeliveries"`,
      [userId],
    );
    return counts;
  }
}
