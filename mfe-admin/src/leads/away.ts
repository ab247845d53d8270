import type { StaffName } from '@portal/staff-client/staff-member';
import { businessTimeZone } from '../time/business-time.ts';

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Dec 24`, of a day of the business (`2026-12-24`). */
export const formatDay = (day: string): string => format.format(new Date(day));

/** Returns the day of the business on which a moment is, as `2026-12-24`. */
const dayOf = (moment: Date, timeZone: string | undefined): string =>
  // Canadian English writes dates like ISO 8601.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

/** `Away until Dec 24`, or before it begins `Away Dec 21 – Dec 24`. Undefined for someone who is not. */
export function awayText(
  absence: StaffName['absence'],
  now = new Date(),
  timeZone = businessTimeZone(),
): string | undefined {
  if (!absence) return undefined;
  const { from, until } = absence;
  return from <= dayOf(now, timeZone)
    ? `Away until ${formatDay(until)}`
    : `Away ${formatDay(from)}${from === until ? '' : ` – ${formatDay(until)}`}`;
}
