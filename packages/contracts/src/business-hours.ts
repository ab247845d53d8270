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

/** Returns `Mon–Fri 8 AM–6 PM, Sat 9 AM–1 PM`: consecutive days with the same hours together. */
export function describeWeek(week: readonly (readonly Opening[])[]): string {
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const [index, openings] of week.entries()) {
    const day = weekdays[index] ?? '';
    const hours = openings.map(describeOpening).join(' and ');
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => `${capitalized(first)}${first === last ? '' : `–${capitalized(last)}`} ${hours}`)
    .join(', ');
}

const describeOpening = ({ opens, closes }: Opening) =>
  closes - opens === 1440 ? 'all day' : `${formatMinutes(opens)}–${formatMinutes(closes)}`;

/** `8 AM`, `12:30 PM`, `midnight`. */
function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return minutes % 1440 === 0 ? 'midnight' : `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const capitalized = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
