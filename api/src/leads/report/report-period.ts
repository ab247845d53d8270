import { BadRequestException } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { choiceOf, dayOf, type Query } from '../../platform/http/query-parameters.ts';

export const periodNames = ['7', '30', '90', 'quarter'] as const;
export const dimensions = ['owner', 'source', 'practice', 'city', 'page', 'campaign'] as const;
export type Dimension = (typeof dimensions)[number];
export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

const maxDays = 366;

/** Days, including both. */
export interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

export interface ReportRequest {
  period: Days;
  /** What it is compared with. */
  before: Days;
  by: Dimension;
  unit: Unit;
}

/** Reads the parameters of a report. Throws 400 for invalid ones. */
export function reportRequestOf(query: Query, today: Temporal.PlainDate): ReportRequest {
  const period = customPeriod(query) ?? namedPeriod(choiceOf(query, 'period', periodNames) ?? '30', today);
  const isQuarter = query.period === 'quarter' && !query.from;
  return {
    period,
    before: isQuarter ? quarterBefore(period) : daysBefore(period),
    by: choiceOf(query, 'by', dimensions) ?? 'owner',
    unit: choiceOf(query, 'unit', units) ?? defaultUnit(lengthOf(period)),
  };
}

export const lengthOf = ({ from, to }: Days): number => from.until(to).days + 1;

function customPeriod(query: Query): Days | undefined {
  const [from, to] = [dayOf(query, 'from'), dayOf(query, 'to')];
  if (!from && !to) return undefined;
  if (!from || !to) throw new BadRequestException('from and to must be given together.');
  if (Temporal.PlainDate.compare(from, to) > 0) throw new BadRequestException('to must not be before from.');
  if (lengthOf({ from, to }) > maxDays) throw new BadRequestException(`A report has at most ${maxDays} days.`);
  return { from, to };
}

const namedPeriod = (name: (typeof periodNames)[number], today: Temporal.PlainDate): Days => ({
  from: name === 'quarter' ? startOfQuarter(today) : today.subtract({ days: Number(name) - 1 }),
  to: today,
});

const startOfQuarter = ({ year, month }: Temporal.PlainDate) =>
  Temporal.PlainDate.from({ year, month: month - ((month - 1) % 3), day: 1 });

const daysBefore = (period: Days): Days => ({
  from: period.from.subtract({ days: lengthOf(period) }),
  to: period.from.subtract({ days: 1 }),
});

/** The same number of days from the start of the quarter before, which may be shorter. */
function quarterBefore(period: Days): Days {
  const from = period.from.subtract({ months: 3 });
  const last = period.from.subtract({ days: 1 });
  const to = from.add({ days: lengthOf(period) - 1 });
  return { from, to: Temporal.PlainDate.compare(to, last) > 0 ? last : to };
}

function defaultUnit(days: number): Unit {
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** Splits days into days, weeks from Monday or months. The first and the last one may be cut off. */
export function splitDays({ from, to }: Days, unit: Unit): Days[] {
  const parts: Days[] = [];
  for (let start = from; Temporal.PlainDate.compare(start, to) <= 0; ) {
    const next = startOfNext(start, unit);
    const last = next.subtract({ days: 1 });
    parts.push({ from: start, to: Temporal.PlainDate.compare(last, to) > 0 ? to : last });
    start = next;
  }
  return parts;
}

function startOfNext(day: Temporal.PlainDate, unit: Unit): Temporal.PlainDate {
  if (unit === 'month') return day.with({ day: 1 }).add({ months: 1 });
  return day.add({ days: unit === 'week' ? 8 - day.dayOfWeek : 1 });
}

/** Whether a part of a report is a whole day, week or month that is over. */
export const isWhole = ({ from, to }: Days, unit: Unit, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(to, today) < 0 &&
  startOfNext(to, unit).equals(to.add({ days: 1 })) &&
  startOfNext(from.subtract({ days: 1 }), unit).equals(from);
