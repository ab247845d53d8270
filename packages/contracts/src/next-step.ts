import type { StepState } from './lead.ts';

/**
 * A next step is due on a day (`2026-11-27`), or on a day at a time (`2026-11-27T14:30`), in the time zone of the business. Sorted as
 * text, a whole day comes before its times.
 */
export function stepStateOf(due: string, timeZone?: string, now = new Date()): StepState {
  const moment = localTimeOf(now, timeZone);
  const today = moment.slice(0, 10);
  if (due.slice(0, 10) > today) return 'later';
  return due < today || (due.length > today.length && due <= moment) ? 'overdue' : 'today';
}

/** Returns the local time of a moment, e.g. `2026-11-27T14:30`. */
export const localTimeOf = (moment: Date, timeZone?: string): string =>
  moment.toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 27` or `Fri, Nov 27, 2:30 PM`. */
export const formatStepDue = (due: string): string =>
  due.length > 10 ? format.format(new Date(`${due}Z`)) : dayFormat.format(new Date(`${due}T00:00Z`));
