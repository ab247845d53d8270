import { Injectable } from '@nestjs/common';
import { practices } from '@portal/contracts/practices';
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
  median: number | null;
  p90: number | null;
  answered: number;
  waiting: number;
}

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
    const [row]: [Row] = await this.database.query(statement, [start, timeZone]);

    const whole = `from=${first}&to=${last}`;
    const buckets = (name: string, rows: Counted[] | null, label: (value: string) => string) =>
      (rows ?? []).map(({ value, count }) => bucket(name, value, count, label, whole));
    return {
      timeZone,
      leadsPerDay: fillDays({ first, last }, row.days ?? []),
      byPractice: buckets('practice', groupByPractice(row.services ?? []), practiceName),
      byCity: buckets('city', row.cities, titleCase),
      byPage: buckets('page', row.pages, (page) => page),
      firstResponse: {
        medianSeconds: row.median,
        p90Seconds: row.p90,
        answered: row.answered,
        answeredQuery: `answered=1&${whole}`,
        waiting: row.waiting,
        waitingQuery: `answered=0&${whole}`,
      },
    };
  }
}

const counts = (column: string, limit = maxBuckets) => `
  (select json_agg(counted) from (
     select ${column} as value, count(*)::integer as count from arrived group by 1 order by 2 desc, 1 limit ${limit}
   ) as counted)`;

/** Reads the leads of the period once and aggregates them in several ways. */
const statement = `
  with arrived as materialized (
    select (created_at at time zone $2)::date::text as day, service, city, page, first_response_seconds as seconds,
           due_at < 'infinity' as is_waiting
    from leads where merged_into_id is null and not is_spam and created_at >= $1
  )
  select ${counts('day', 100)} as days, ${counts('service', 200)} as services, ${counts('city')} as cities,
         ${counts('page')} as pages, summary.*
  from (
    select round(percentile_cont(0.5) within group (order by seconds))::integer as median,
           round(percentile_cont(0.9) within group (order by seconds))::integer as p90,
           count(seconds)::integer as answered, (count(*) filter (where is_waiting))::integer as waiting
    from arrived
  ) as summary`;

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

const practiceName = (practice: string) => practices.find(({ id }) => id === practice)?.name ?? practice;

/** `san-antonio` → San Antonio */
const titleCase = (slug: string) =>
  slug.replaceAll(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
