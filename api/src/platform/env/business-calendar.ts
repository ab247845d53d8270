import type { Opening } from '@portal/contracts/business-hours';
import { Temporal } from 'temporal-polyfill';
import type { Holidays } from './holidays.ts';

/** Business hours in one time zone. */
export interface BusinessCalendar {
  timeZone: string;
  /** Openings per weekday, Monday first, sorted by time. */
  week: readonly (readonly Opening[])[];
  holidays: Holidays;
}

export function isTimeZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId.length > 0;
  } catch {
    return false;
  }
}
