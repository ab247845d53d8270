import { Body, Post } from '@nestjs/common';
import { type LeadStatus, leadStatuses, openStatuses } from '@portal/contracts/lead';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadListService } from '../list/lead-list.service.ts';
import { practiceOfService } from '../report/report.service.ts';
import { Targets } from '../report/targets.ts';
import {
  PipelineDto,
  type PipelineGroup,
  PipelineRequestDto,
  type PipelineRowDto,
  type PipelineSumDto,
} from './pipeline.dto.ts';

/** Of fewer closed leads, a share says nothing. */
const minClosed = 20;

interface SumRow {
  status: (typeof openStatuses)[number];
  group: string | null;
  label: string | null;
  count: number;
  withoutValue: number;
  value: number;
}

type WinRates = Map<string, Pick<PipelineDto['stages'][number], 'closed' | 'winRate'>>;

/** What open leads are expected to be worth. */
@DeskController('admin/leads', 'Leads', 'viewer')
export class PipelineController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
    private readonly lists: LeadListService,
  ) {}

  @Returns(
    PipelineDto,
    'Show the open pipeline',
    'Number and expected value of open leads, by stage and by one field, also weighted by the share of leads of their stage that was won within the last year.',
  )
  @AllowsEarlierSignIn('Reads only: the filter is in the body, because URLs are logged.')
  @Post('pipeline')
  show(
    @Body() { by = 'month', ...filter }: PipelineRequestDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<PipelineDto> {
    const today = Temporal.Now.plainDateISO(this.hours.timeZone);
    const month = today.toPlainYearMonth();
    return this.database.transaction(async (manager) => {
      const withSnoozed = filter.snoozed !== true;
      const conditions = await this.lists.resolveConditions(manager, { ...filter, withSnoozed }, userId);
      const rows: SumRow[] = await manager.query(
        `select status, "group", max(users.name) as label, count(*)::integer as count,
                (count(*) - count(value_usd))::integer as "withoutValue", coalesce(sum(value_usd), 0)::float as value
         from (
           select status, value_usd, ${groupedBy[by](() => conditions.value(by === 'month' ? String(month) : practiceOfService))} as "group"
           from leads where ${isOpenLead} and ${conditions.where}
         ) as open
         left join users on ${by === 'owner'} and users.id::text = "group"
         group by 1, 2`,
        conditions.values,
      );
      const closed: { stage: LeadStatus; closed: number; won: number }[] = await manager.query(closedWithinAYear, [
        String(today.subtract({ years: 1 })),
      ]);
      const rates = winRatesOf(closed);
      const targets = await Targets.read(manager);
      return {
        month: String(month),
        total: sumOf(rows, rates),
        stages: openStatuses.map((status) => ({
          status,
          ...sumOf(
            rows.filter((row) => row.status === status),
            rates,
          ),
          ...(rates.get(status) ?? { closed: 0, winRate: null }),
        })),
        rows: rowsOf(rows, by, String(month)).map(([key, ofKey]) => ({
          key,
          label: ofKey[0]?.label ?? '',
          ...sumOf(ofKey, rates),
          target: by === 'month' && /^\d/.test(key) ? targets.ofMonth(Temporal.PlainYearMonth.from(key)).value : null,
        })),
      };
    });
  }
}

/** SQL of the value by which leads are grouped. */
const groupedBy: Record<PipelineGroup, (value: () => string) => string> = {
  owner: () => 'owner_id::text',
  practice: (services) => `${services()}::jsonb ->> service`,
  month: (month) => `case when expected_month < ${month()} then 'past' else expected_month end`,
};

/** $1: a year ago. */
const closedWithinAYear = `
  select closed_from as stage, count(*)::integer as closed, (count(*) filter (where status = 'won'))::integer as won
  from leads where merged_into_id is null and not is_spam and closed_on >= $1::date and closed_from is not null
  group by closed_from`;

/** Returns which share of leads was won, by stage. Who was closed in a stage has passed through those before. */
function winRatesOf(closed: { stage: LeadStatus; closed: number; won: number }[]): WinRates {
  return new Map(
    openStatuses.map((status) => {
      const reached = closed.filter(({ stage }) => rankOf(stage) >= rankOf(status));
      const total = reached.reduce((sum, row) => sum + row.closed, 0);
      const won = reached.reduce((sum, row) => sum + row.won, 0);
      return [status, { closed: total, winRate: total < minClosed ? null : won / total }];
    }),
  );
}

const rankOf = (stage: LeadStatus) => leadStatuses.indexOf(stage);

function sumOf(rows: SumRow[], rates: WinRates): PipelineSumDto {
  const sum = { count: 0, withoutValue: 0, value: 0, weighted: 0 as number | null };
  for (const { status, count, withoutValue, value } of rows) {
    const rate = rates.get(status)?.winRate ?? null;
    sum.count += count;
    sum.withoutValue += withoutValue;
    sum.value += value;
    if (value > 0) sum.weighted = rate === null || sum.weighted === null ? null : sum.weighted + value * rate;
  }
  return { ...sum, weighted: sum.weighted === null ? null : Math.round(sum.weighted) };
}

/** Returns the rows of each group in their order. This month has one without leads too: it has a target. */
function rowsOf(rows: SumRow[], by: PipelineGroup, month: string): [PipelineRowDto['key'], SumRow[]][] {
  const groups = Map.groupBy(rows, ({ group }) => group ?? 'none');
  if (by === 'month' && !groups.has(month)) groups.set(month, []);
  const totalOf = (ofKey: SumRow[]) => ofKey.reduce((sum, { value }) => sum + value, 0);
  return [...groups].sort(
    ([one, ofOne], [other, ofOther]) =>
      Number(one === 'none') - Number(other === 'none') ||
      (by === 'month'
        ? Number(other === 'past') - Number(one === 'past') || one.localeCompare(other)
        : totalOf(ofOther) - totalOf(ofOne)),
  );
}
