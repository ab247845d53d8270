import type { Opening } from '@portal/contracts/business-hours';
import { Temporal } from 'temporal-polyfill';

/** Business hours in one time zone. */
export interface BusinessCalendar {
  timeZone: string;
  /** Openings per weekday, Monday first, sorted by time. */
  week: readonly (readonly Opening[])[];
  /** Holidays as `2026-12-25`. */
  holidays: ReadonlySet<string>;
}

/** Parses `2026-12-25, 2027-01-01`. */
export function readHolidays(text: string): Set<string> {
  const days = text
    .split(',')
    .map((day) => day.trim())
    .filter(Boolean);
  for (const day of days) if (!isDay(day)) throw new Error(`"${day}" is not a date; write it like "2026-12-25"`);
  return new Set(days);
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId.length > 0;
  } catch {
    return false;
  }
}
