import { dayAt, formatDue, formatWeekday, localTimeAt } from '@portal/contracts/business-time';

/** Returns the day so many days later. Days are like `2026-11-27`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns a day in a month, on a weekday with business hours. */
export function dayInMonth(today: string, openings: readonly { opens: string }[], timeZone?: string): string {
  const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();
  const weekdays = new Set(openings.map(({ opens }) => weekdayOf(dayAt(new Date(opens), timeZone))));
  const days = [30, 31, 32, 33, 34, 35, 36].map((count) => addDays(today, count));
  return days.find((day) => weekdays.has(weekdayOf(day))) ?? addDays(today, 30);
}

/**
 * Returns the usual days of a next step, the nearest first. Where the openings of the business are known, they are days with business
 * hours.
 */
export function suggestedDays(
  today: string,
  openings: readonly { opens: string }[],
  timeZone?: string,
): (readonly [label: string, day: string])[] {
  const opened = openings.map(({ opens }) => dayAt(new Date(opens), timeZone));
  const businessDays = [...new Set(opened)].filter((day) => day > today);
  const tomorrow = addDays(today, 1);
  const monday = addDays(today, (8 - new Date(`${today}T00:00Z`).getUTCDay()) % 7 || 7);
  const [next = tomorrow, , third] = businessDays;
  const days = [
    [next === tomorrow ? 'Tomorrow' : formatWeekday(next), next] as const,
    ...(third ? [['In 3 business days', third] as const] : []),
    ['Next week', businessDays.find((day) => day >= monday) ?? monday] as const,
  ];
  return days
    .filter(([, day], index) => index === days.findIndex((one) => one[1] === day))
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** When the business opens where that is not known. */
const usualOpening = '08:00';

/** Returns the usual times of a message that is sent later: when the business opens next, and on the usual days of a next step. */
export function suggestedTimes(
  now: number,
  openings: readonly { opens: string }[],
  timeZone?: string,
): (readonly [label: string, localTime: string])[] {
  const ahead = openings
    .filter(({ opens }) => Date.parse(opens) > now)
    .map(({ opens }) => localTimeAt(new Date(opens), timeZone));
  const openingOn = (day: string) => ahead.find((time) => time.startsWith(day));
  const today = dayAt(new Date(now), timeZone);
  const later = openingOn(today);
  const times = suggestedDays(today, openings, timeZone).map(
    ([label, day]) => [label, openingOn(day) ?? `${day}T${usualOpening}`] as const,
  );
  const timeOf = (time: string) => formatDue(time).replace(/^.*, /, '');
  return [...(later ? [['Today', later] as const] : []), ...times].map(([label, time]) => [
    `${label}, ${timeOf(time)}`,
    time,
  ]);
}
