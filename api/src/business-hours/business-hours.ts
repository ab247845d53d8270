import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Env } from '../env.ts';
import type { BusinessCalendar, Opening } from './business-calendar.ts';

const minute = 60_000;

/** Time as the business counts it: nights, weekends and holidays stand still, and so does nothing else. */
@Injectable()
export class BusinessHours {
  private readonly calendar: BusinessCalendar;
  private readonly targetMinutes: number;

  constructor({ businessCalendar, responseTargetMinutes }: Env) {
    this.calendar = businessCalendar;
    this.targetMinutes = responseTargetMinutes;
  }

  get timeZone(): string {
    return this.calendar.timeZone;
  }

  /** When an answer to what came at this moment is due. */
  responseDueAt(receivedAt: Date): Date {
    let left = this.targetMinutes * minute;
    for (const { start, end } of this.openingsFrom(receivedAt)) {
      const open = end - start;
      if (left <= open) return new Date(start + left);
      left -= open;
    }
    throw new Error('Business hours end for good.');
  }

  /** The seconds the business was open from the one moment to the other; 0 when the other one is earlier. */
  businessSecondsBetween(from: Date, to: Date): number {
    let milliseconds = 0;
    for (const { start, end } of this.openingsFrom(from)) {
      if (start >= to.getTime()) break;
      milliseconds += Math.min(end, to.getTime()) - start;
    }
    return Math.round(milliseconds / 1000);
  }

  /** Every stretch of open time from a moment on, without end: each week has one and there are only so many holidays. */
  private *openingsFrom(moment: Date): Generator<{ start: number; end: number }> {
    const { timeZone, week, holidays } = this.calendar;
    let from = moment.getTime();
    let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();

    for (; ; day = day.add({ days: 1 })) {
      if (holidays.has(day.toString())) continue;
      for (const opening of week[day.dayOfWeek - 1] ?? []) {
        const { start, end } = this.onClock(day, opening);
        if (end <= from) continue;
        yield { start: Math.max(start, from), end };
        from = end;
      }
    }
  }

  /** What the clock skips in spring comes as much later; of what it repeats in autumn, the first opens and the last closes. */
  private onClock(day: Temporal.PlainDate, { opens, closes }: Opening) {
    const at = (minutes: number, disambiguation: 'compatible' | 'later') =>
      day
        .add({ days: Math.floor(minutes / 1440) })
        .toPlainDateTime({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 })
        .toZonedDateTime(this.calendar.timeZone, { disambiguation }).epochMilliseconds;
    return { start: at(opens, 'compatible'), end: at(closes, 'later') };
  }
}
