import { localTimeAt } from './business-time.ts';
import type { StepState } from './lead.ts';

/**
 * Returns when a next step is due. `due` is a day (`2026-11-27`), or a day and a time (`2026-11-27T14:30`), in the time zone of the
 * business. Sorted as text, a whole day comes before its times.
 */
export function stepStateOf(due: string, timeZone?: string, now = new Date()): StepState {
  const moment = localTimeAt(now, timeZone);
  const today = moment.slice(0, 10);
  if (due.slice(0, 10) > today) return 'later';
  return due < today || (due.length > today.length && due <= moment) ? 'overdue' : 'today';
}
