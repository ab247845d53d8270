import { ForbiddenException, Get, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { StepState } from '@portal/contracts/lead';
import { hasRole } from '@portal/contracts/staff';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { OperationChecks } from '../../operation/operation-checks.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { idOf } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { againTerm, awakeTerm, dueTerm, stepDue, stepTerm, unassignedTerm } from '../list/lead-conditions.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from '../list/lead-summary.dto.ts';
import { plannedVisits } from '../visits/planned-visits.ts';
import { TodayDto, type TodaySection, todaySections } from './today.dto.ts';

const maxCount = 1_000;
const shownLeads = 10;

@DeskController('admin/today', 'Leads', 'viewer')
export class TodayController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
    private readonly operation: OperationChecks,
  ) {}

  @ApiQuery({ name: 'owner', required: false, schema: { type: 'integer' } })
  @Returns(
    TodayDto,
    'Show the work of today',
    'Yours or, with `owner`, that of a colleague, which needs the role manager. Managers also get what the operator of the portal has to do.',
  )
  @Get()
  async show(@CurrentStaff() { userId, role }: StaffMember, @Query('owner') given?: string): Promise<TodayDto> {
    const ownerId = given ? idOf(given, 'There is no such staff member.') : userId;
    if (ownerId !== userId && !hasRole(role, 'manager'))
      throw new ForbiddenException('Only managers see the day of a colleague.');
    const values: unknown[] = [];
    const value = (one: unknown) => `$${values.push(one)}`;
    const own = `merged_into_id is null and not is_spam and owner_id = ${value(ownerId)}`;
    const step = (state: StepState) => `${own} and ${awakeTerm} and ${stepTerm(state, this.hours.timeZone, value)}`;
    const terms: Record<TodaySection, string> = {
      waiting: `${own} and ${awakeTerm} and ${dueTerm.first}`,
      overdue: step('overdue'),
      today: step('today'),
      again: `${own} and ${awakeTerm} and ${againTerm}`,
      unassigned: unassignedTerm,
      none: step('none'),
    };
    const [{ snoozed, ...sections }]: [TodayRow] = await this.database.query(
      `select ${todaySections.map((name) => `(${section(terms[name], orders[name])}) as ${name}`).join(', ')},
              (select count(*)::integer from (
                 select from leads where ${own} and snoozed_until > now() limit ${maxCount}) as counted) as snoozed`,
      values,
    );
    const ids = [...new Set(todaySections.flatMap((name) => sections[name].ids))];
    const rows: LeadRow[] = await this.database.query(leadRows, [ids, userId]);
    const { timeZone } = this.hours;
    const from = Temporal.Now.plainDateISO(timeZone);
    const visits = await plannedVisits(this.database, { from, days: 1, timeZone, assigneeId: ownerId });
    const leads = new Map(rows.map((row) => [row.id, LeadSummaryDto.of(row)]));
    return {
      snoozed,
      visits,
      operation: hasRole(role, 'manager') ? await this.operation.show() : null,
      sections: todaySections.map((name) => ({
        section: name,
        count: sections[name].count,
        leads: sections[name].ids.flatMap((id) => leads.get(id) ?? []),
      })),
    };
  }
}

type TodayRow = Record<TodaySection, { count: number; ids: number[] }> & { snoozed: number };

const orders: Record<TodaySection, string> = {
  waiting: 'due_at',
  overdue: stepDue,
  today: stepDue,
  again: 'due_at',
  unassigned: 'due_at',
  none: 'due_at',
};

/** Counts the leads, up to a limit, and returns the first of them. */
const section = (term: string, order: string) => `
  select jsonb_build_object(
    'count', (select count(*) from (select from leads where ${term} limit ${maxCount}) as counted),
    'ids', array(select id from leads where ${term} order by ${order}, id limit ${shownLeads}))`;
