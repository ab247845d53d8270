/** The setting `BUSINESS_HOURS` when it is empty. The API computes deadlines with it, the site shows it to search engines. */
export const defaultBusinessHours = 'Mon-Fri 08:00-18:00';

/** Minutes after midnight, up to 1440. */
export interface Opening {
  opens: number;
  closes: number;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const entry = /^([a-z]{3})(?:-([a-z]{3}))?\s+(\d\d):(\d\d)\s*-\s*(\d\d):(\d\d)$/;

/** Parses `Mon-Fri 08:00-18:00, Sat 09:00-13:00`. Throws an error that names the invalid part. */
export function readWeek(text: string): Opening[][] {
  const week = weekdays.map((): Opening[] => []);
  for (const part of text.split(',').map((part) => part.trim().toLowerCase())) {
    const [, first = '', last = first, ...clock] = entry.exec(part) ?? [];
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
    const [opens, closes] = minutesOf(clock);
    if (from < 0 || to < from || opens === undefined || closes === undefined || opens >= closes)
      throw new Error(`"${part}" is invalid; write it like "Mon-Fri 08:00-18:00"`);
    for (const openings of week.slice(from, to + 1)) openings.push({ opens, closes });
  }
  for (const openings of week) assertNoOverlap(openings.sort((one, other) => one.opens - other.opens));
  return week;
}

function minutesOf(clock: string[]): (number | undefined)[] {
  const [hour = 0, minute = 0, untilHour = 0, untilMinute = 0] = clock.map(Number);
  const isTime = (hours: number, minutes: number) => minutes < 60 && hours * 60 + minutes <= 24 * 60;
  return [
    isTime(hour, minute) ? hour * 60 + minute : undefined,
    isTime(untilHour, untilMinute) ? untilHour * 60 + untilMinute : undefined,
  ];
}

function assertNoOverlap(openings: Opening[]): void {
  openings.reduce((before, opening) => {
    if (opening.opens < before) throw new Error('two openings of the same day overlap');
    return opening.closes;
  }, 0);
}
