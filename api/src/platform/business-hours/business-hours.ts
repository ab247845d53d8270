import { Injectable } from '@nestjs/common';
import { describeWeek, type Opening } from '@portal/contracts/business-hours';
import { Temporal } from 'temporal-polyfill';
import { type BusinessCalendar, Env } from '../env/env.ts';

const minute = 60_000;
const millisecondsPerDay = 86_400_000;

/** In milliseconds since 1970. */
interface Period {
  start: number;
  end: number;
}

/** Computes in business time, which excludes nights, weekends and holidays. */
@Injectable()
export class BusinessHours {
  private readonly calendar: BusinessCalendar;
  readonly targetMinutes: number;
  private readonly openings = new Map<number, Period[]>();

  constructor({ businessCalendar, responseTargetMinutes }: Env) {
    this.calendar = businessCalendar;
    this.targetMinutes = responseTargetMinutes;
  }

  get timeZone(): string {
    return this.calendar.timeZone;
  }

  /** Returns the openings of the days around a moment, in milliseconds since 1970, the earliest first. */
  openingsAround(moment: Date, days: { before: number; after: number }): Period[] {
    const today = Math.floor(moment.getTime() / millisecondsPerDay);
    return Array.from({ length: days.before + days.after + 1 }, (_, index) =>
      this.openingsOn(today - days.before + index),
    ).flat();
  }

  /** Returns the closed weekdays with business hours from today on: holidays of the next year. */
  closedDays(count: number): { day: string; name: string }[] {
    const today = Temporal.Now.plainDateISO(this.timeZone);
    const { week, holidays } = this.calendar;
    return Array.from({ length: 366 }, (_, days) => today.add({ days }))
      .flatMap((day) => {
        const name = week[day.dayOfWeek - 1]?.length ? holidays.nameOn(day) : undefined;
        return name === undefined ? [] : [{ day: day.toString(), name }];
      })
      .slice(0, count);
  }

  /** The weekly hours as people read them, e.g. `Mon–Fri 8 AM–6 PM, Sat 9 AM–1 PM`. */
  get weekText(): string {
    return describeWeek(this.calendar.week);
  }

  isOpen(moment: Date): boolean {
    const time = moment.getTime();
    return this.openingsAround(moment, { before: 1, after: 1 }).some(({ start, end }) => start <= time && time < end);
  }

  isBusinessDay(day: Temporal.PlainDate): boolean {
    const { week, holidays } = this.calendar;
    return Boolean(week[day.dayOfWeek - 1]?.length) && holidays.nameOn(day) === undefined;
  }

  /** Returns when the first response to a submission is due. */
  responseDueAt(receivedAt: Date): Date {
    let left = this.targetMinutes * minute;
    for (const { start, end } of this.openingsFrom(receivedAt)) {
      const open = end - start;
      if (left <= open) return new Date(start + left);
      left -= open;
    }
    throw new Error('The calendar has no business hours.');
  }

  /**
   * Returns the day by whose end visitors are promised an answer, e.g. `2026-11-24`: the next business day, or the day after it
   * for a request during business hours.
   */
  answerBy(receivedAt: Date): string {
    const dayOf = (moment: number) =>
      Temporal.Instant.fromEpochMilliseconds(moment)
        .toZonedDateTimeISO(this.calendar.timeZone)
        .toPlainDate()
        .toString();
    let first: string | undefined;
    for (const { start } of this.openingsFrom(receivedAt)) {
      const day = dayOf(start);
      if (first === undefined && start > receivedAt.getTime()) return day;
      first ??= day;
      if (day !== first) return day;
    }
    throw new Error('The calendar has no business hours.');
  }

  /** Returns the business seconds between two moments; 0 if `to` is before `from`. */
  businessSecondsBetween(from: Date, to: Date): number {
    let milliseconds = 0;
    for (const { start, end } of this.openingsFrom(from)) {
      if (start >= to.getTime()) break;
      milliseconds += Math.min(end, to.getTime()) - start;
    }
    return Math.round(milliseconds / 1000);
  }

  /** Yields the business hours from a moment on. Endless, because every week has some and no weekday is always a holiday. */
  private *openingsFrom(moment: Date): Generator<Period> {
    let from = moment.getTime();
    const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(from)
      .toZonedDateTimeISO(this.calendar.timeZone)
      .toPlainDate()
      .toZonedDateTime('UTC');

    for (let day = epochMilliseconds / millisecondsPerDay; ; day += 1) {
      for (const { start, end } of this.openingsOn(day)) {
        if (end <= from) continue;
        yield { start: Math.max(start, from), end };
        from = end;
      }
    }
  }

  /** Returns the openings of a day, which is counted from 1970-01-01. Time zones are slow, so each day is computed once. */
  private openingsOn(day: number): Period[] {
    const known = this.openings.get(day);
    if (known) return known;
    const date = Temporal.Instant.fromEpochMilliseconds(day * millisecondsPerDay)
      .toZonedDateTimeISO('UTC')
      .toPlainDate();
    const { week, holidays } = this.calendar;
    const openings = holidays.nameOn(date)
      ? []
      : (week[date.dayOfWeek - 1] ?? []).map((opening) => this.onClock(date, opening));
    this.openings.set(day, openings);
    return openings;
  }

  /** Skipped local times (spring) move forward. Of repeated local times (autumn) the first opens and the last closes. */
  private onClock(day: Temporal.PlainDate, { opens, closes }: Opening): Period {
    const at = (minutes: number, disambiguation: 'compatible' | 'later') =>
      day
        .add({ days: Math.floor(minutes / 1440) })
        .toPlainDateTime({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 })
        .toZonedDateTime(this.calendar.timeZone, { disambiguation }).epochMilliseconds;
    return { start: at(opens, 'compatible'), end: at(closes, 'later') };
  }
}
