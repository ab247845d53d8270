import { formatShortDay } from '@portal/contracts/business-time';
import type { StaffName } from '@portal/staff-client/staff-member';
import { businessDay } from '../time/business-time.ts';

/** `Away until Dec 24`, or before it begins `Away Dec 21 – Dec 24`. Undefined for someone who is not. */
export function awayText(absence: StaffName['absence']): string | undefined {
  if (!absence) return undefined;
  const { from, until } = absence;
  return from <= businessDay()
    ? `Away until ${formatShortDay(until)}`
    : `Away ${formatShortDay(from)}${from === until ? '' : ` – ${formatShortDay(until)}`}`;
}
