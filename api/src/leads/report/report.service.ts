import { Injectable } from '@nestjs/common';
import { cityName } from '@portal/contracts/cities';
import { requestKindNames } from '@portal/contracts/lead';
import { practiceName, practices } from '@portal/contracts/practices';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { valuesOfPractice } from '../practice-of-service.ts';
import type { BucketDto, FiguresDto, NewTargetDto, ReportDto, ReportRowDto } from './report.dto.ts';
import { type Days, type Dimension, isWhole, lengthOf, type ReportRequest, splitDays } from './report-period.ts';
import { arrivals, lostReasons, outcomes, removed } from './report-statements.ts';
import { Targets, writeTarget } from './targets.ts';

const maxRows = 20;

const noNumbers = { leads: 0, answeredInTime: 0, due: 0, notDue: 0, won: 0, closed: 0, wonValue: 0 };
type Numbers = typeof noNumbers & { medianSeconds: number | null };

/** Numbers of a part of the trend, of a period, or of a group in a period. */
interface NumbersRow extends Partial<Numbers> {
  part?: number | null;
  isNow: boolean | null;
  isGroup: boolean;
  group: string | null;
}

/** The practices of services, as JSON. */
export const practiceOfService = JSON.stringify(
  Object.fromEntries(practices.flatMap(({ id }) => valuesOfPractice(id).map((service) => [service, id]))),
);

@Injectable()
export class ReportService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** The day in the time zone of the business. */
  today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(this.hours.timeZone);

  async of({ period, before, by, unit }: ReportRequest): Promise<ReportDto> {
    const parts = splitDays(period, unit);
    const partsBefore = parts.map((part) => sameDaysOf(part, period, before));
    const numbers = new NumbersOfReport(
      await this.readNumbers(by, [...starts(partsBefore, before), ...starts(parts, period)]),
    );
    const days = [period, before].flatMap(({ from, to }) => [String(from), String(to)]);
    const reasons: { reason: string; count: number }[] = await this.database.query(lostReasons, days.slice(0, 2));
    const [removedLeads]: [ReportDto['removed']] = await this.database.query(removed, days);
    const targets = await Targets.read(this.database.manager);
    const today = this.today();
    const month = period.to.toPlainYearMonth();
    const rows = await this.rowsOf(by, period, before, numbers);

    return {
      period: asText(period),
      before: asText(before),
      today: String(today),
      unit,
      totals: {
        now: figuresOf(numbers.ofPeriod(true), period),
        before: figuresOf(numbers.ofPeriod(false), before),
      },
      target: targets.of(period),
      monthTarget: { ...targets.ofMonth(month), month: String(month) },
      trend: parts.map((part, index) => ({
        ...asText(part),
        isPartial: !isWhole(part, unit, today),
        now: bucketOf(numbers.ofPart(parts.length + 1 + index), part),
        before: bucketOf(numbers.ofPart(index), partsBefore[index] ?? part),
        target: targets.of(part),
      })),
      rows: rows.filter(({ value }, index) => index < maxRows || value === 'none'),
      otherRows: rows.filter(({ value }, index) => index >= maxRows && value !== 'none').length,
      lostReasons: reasons.map(({ reason, count }) => ({
        reason,
        count,
        query: queryOf({ status: 'lost', lostReason: reason, closedFrom: period.from, closedTo: period.to }),
      })),
      removed: removedLeads,
    };
  }

  setTarget = async (month: string, target: NewTargetDto): Promise<void> => {
    await writeTarget(this.database.manager, month, { won: target.won ?? null, value: target.value ?? null });
  };

  /** Reads the numbers of both periods, whose parts start on these days. */
  private async readNumbers(by: Dimension, limits: Temporal.PlainDate[]): Promise<NumbersRow[]> {
    const { timeZone } = this.hours;
    const moments = limits.map((day) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds));
    const values = [limits.length / 2 - 1, ...(by === 'practice' ? [practiceOfService] : [])];
    const read = (statement: string, starts: unknown[]): Promise<NumbersRow[]> =>
      this.database.query(statement, [starts, ...values]);
    const rows = await Promise.all([read(arrivals(by), moments), read(outcomes(by), limits.map(String))]);
    return rows.flat();
  }

  /** Returns the rows of the groups, the most leads first and those without a value last. */
  private async rowsOf(by: Dimension, period: Days, before: Days, numbers: NumbersOfReport): Promise<ReportRowDto[]> {
    const groups = numbers.groups();
    const label = await this.labels(by, groups);
    return groups
      .map((group) => {
        const value = group ?? 'none';
        return {
          value,
          label: label(group),
          now: figuresOf(numbers.ofGroup(group, true), period, { [by]: value }),
          before: figuresOf(numbers.ofGroup(group, false), before, { [by]: value }),
        };
      })
      .sort(
        (one, other) =>
          Number(one.value === 'none') - Number(other.value === 'none') ||
          other.now.leads.count - one.now.leads.count ||
          other.now.won.count - one.now.won.count ||
          one.label.localeCompare(other.label),
      );
  }

  private async labels(by: Dimension, groups: (string | null)[]): Promise<(group: string | null) => string> {
    if (by === 'owner') {
      const people: { id: number; name: string }[] = await this.database.query(
        'select id, name from users where id = any($1::integer[])',
        [groups.flatMap((group) => (group === null ? [] : Number(group)))],
      );
      return (group) => people.find(({ id }) => String(id) === group)?.name ?? 'Unassigned';
    }
    const name = { source: sourceName, practice: practiceName, city: cityName }[by as string];
    return (group) => (group === null ? 'Not specified' : (name?.(group) ?? group));
  }
}

const sourceName = (value: string): string => new Map(Object.entries<string>(requestKindNames)).get(value) ?? value;

/** What was counted, by part, period and group. */
class NumbersOfReport {
  constructor(private readonly rows: NumbersRow[]) {}

  ofPart = (part: number) => merged(this.rows.filter((row) => row.part === part));

  ofPeriod = (isNow: boolean) => merged(this.rows.filter((row) => row.isNow === isNow && !row.isGroup));

  ofGroup = (group: string | null, isNow: boolean) =>
    merged(this.rows.filter((row) => row.isGroup && row.isNow === isNow && row.group === group));

  groups = (): (string | null)[] => [...new Set(this.rows.filter(({ isGroup }) => isGroup).map(({ group }) => group))];
}

/** One row is from arrivals, one from outcomes; each of them can be missing. */
const merged = (rows: NumbersRow[]): Numbers => Object.assign({ ...noNumbers, medianSeconds: null }, ...rows);

function figuresOf(numbers: Numbers, { from, to }: Days, group: object = {}): FiguresDto {
  const arrived = (count: number, filter: object = {}) => ({
    count,
    query: queryOf({ ...group, ...filter, from, to }),
  });
  const closed = (count: number, status: string) => ({
    count,
    query: queryOf({ status, ...group, closedFrom: from, closedTo: to }),
  });
  return {
    leads: arrived(numbers.leads),
    won: closed(numbers.won, 'won'),
    closed: closed(numbers.closed, 'won,lost'),
    wonValue: numbers.wonValue,
    answeredInTime: arrived(numbers.answeredInTime, { firstResponse: 'in-time' }),
    due: arrived(numbers.due, { firstResponse: 'due' }),
    notDue: arrived(numbers.notDue, { firstResponse: 'not-due' }),
    medianSeconds: numbers.medianSeconds,
  };
}

function bucketOf(numbers: Numbers, days: Days): BucketDto['now'] {
  const { leads, won, wonValue } = figuresOf(numbers, days);
  return { leads, won, wonValue };
}

/** Returns the query string of a list, as the lead desk writes it. */
const queryOf = (filter: Record<string, unknown>): string =>
  String(new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])))
    .replaceAll('%2C', ',')
    .replaceAll('%2F', '/');

const asText = ({ from, to }: Days) => ({ from: String(from), to: String(to) });

/** The days of the period before that correspond to a part of the period. Of a shorter one, the last parts are empty. */
function sameDaysOf(part: Days, period: Days, before: Days): Days {
  const end = before.to.add({ days: 1 });
  const at = (day: Temporal.PlainDate) => {
    const same = before.from.add({ days: lengthOf({ from: period.from, to: day }) - 1 });
    return Temporal.PlainDate.compare(same, end) > 0 ? end : same;
  };
  return { from: at(part.from), to: at(part.to.add({ days: 1 })).subtract({ days: 1 }) };
}

/** The first days of the parts, and the day after the period. */
const starts = (parts: Days[], { to }: Days): Temporal.PlainDate[] => [
  ...parts.map(({ from }) => from),
  to.add({ days: 1 }),
];
