import { Injectable } from '@nestjs/common';
import { cityName } from '@portal/contracts/cities';
import { practiceName } from '@portal/contracts/practices';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { practiceOf } from '../practice-of-service.ts';
import type { BucketDto, DashboardDto, DayCountDto } from './dashboard.dto.ts';

const maxBuckets = 20;

interface Counted {
  value: string | null;
  count: number;
}

interface Row {
  days: Counted[] | null;
  services: Counted[] | null;
  cities: Counted[] | null;
  pages: Counted[] | null;
}

type ResponsesRow = Omit<DashboardDto['responses'], 'waitingQuery'>;

interface Period {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** Counts the leads of the last days including today, in the time zone of the business. */
  async of(days: number): Promise<DashboardDto> {
    const { timeZone } = this.hours;
    const last = Temporal.Now.plainDateISO(timeZone);
    const first = last.subtract({ days: days - 1 });
    const start = new Date(first.toZonedDateTime(timeZone).epochMilliseconds);
    const [row]: [Row] = await this.database.query(statement, [start, timeZone, String(first)]);
    const [responses]: [ResponsesRow] = await this.database.query(responsesStatement, [start, String(first)]);

    const whole = `from=${first}&to=${last}`;
    const buckets = (name: string, rows: Counted[] | null, label: (value: string) => string) =>
      (rows ?? []).map(({ value, count }) => bucket(name, value, count, label, whole));
    return {
      timeZone,
      leadsPerDay: fillDays({ first, last }, row.days ?? []),
      byPractice: buckets('practice', groupByPractice(row.services ?? []), practiceName),
      byCity: buckets('city', row.cities, cityName),
      byPage: buckets('page', row.pages, (page) => page),
      responses: { ...responses, waitingQuery: 'due=waiting' },
    };
  }
}

const counts = (column: string, limit = maxBuckets) => `
  (select json_agg(counted) from (
     select ${column} as value, count(*)::integer as count from arrived group by 1 order by 2 desc, 1 limit ${limit}
   ) as counted)`;

/** Reads the leads of the period once and aggregates them in several ways. Of removed leads, only their statistics are left. */
const statement = `
  with arrived as materialized (
    select (created_at at time zone $2)::date::text as day, service, city, page
    from leads where merged_into_id is null and not is_spam and created_at >= $1
    union all
    select received_on::text, service, city, page from lead_statistics where received_on >= $3::date
  )
  select ${counts('day', 100)} as days, ${counts('service', 200)} as services, ${counts('city')} as cities,
         ${counts('page')} as pages`;

/** Requests that are neither answered nor closed nor due do not count in the share. */
const responsesStatement = `
  select count(*)::integer as requests,
         (count(*) filter (where outcome in ('in-time', 'late')))::integer as answered,
         (count(*) filter (where outcome = 'in-time'))::integer as "answeredInTime",
         (count(*) filter (where outcome = 'closed'))::integer as "closedUnanswered",
         (count(*) filter (where outcome <> 'waiting'))::integer as decided,
         (count(*) filter (where outcome = 'in-time'))::float
           / nullif(count(*) filter (where outcome <> 'waiting'), 0) as "shareInTime",
         round(percentile_cont(0.5) within group (order by response_seconds))::integer as "medianSeconds",
         round(percentile_cont(0.9) within group (order by response_seconds))::integer as "p90Seconds",
         (select count(*)::integer from leads where merged_into_id is null and not is_spam and due_at < 'infinity') as "waitingLeads"
  from (
    select response_seconds, outcome_of(requests) as outcome
    from requests where received_at >= $1 and state = 'inbox'
    union all
    select response_seconds, outcome from request_statistics where received_on >= $2::date
  ) as request`;

function fillDays({ first, last }: Period, counted: Counted[]): DayCountDto[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return Array.from({ length: first.until(last).days + 1 }, (_, index) => {
    const day = first.add({ days: index }).toString();
    return { day, count: counts.get(day) ?? 0, query: `from=${day}&to=${day}` };
  });
}

function bucket(
  name: string,
  value: string | null,
  count: number,
  label: (value: string) => string,
  period: string,
): BucketDto {
  const query = new URLSearchParams({ [name]: value ?? 'none' });
  return {
    value: value ?? 'none',
    label: value === null ? 'Unknown' : label(value),
    count,
    query: `${query}&${period}`,
  };
}

function groupByPractice(services: Counted[]): Counted[] {
  const counts = new Map<string | null, number>();
  for (const { value, count } of services) {
    const practice = practiceOf(value) ?? null;
    counts.set(practice, (counts.get(practice) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
}
