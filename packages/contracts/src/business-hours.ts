import type { Language } from './language.ts';

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

/** How each language writes days and hours. */
const wordings = {
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    to: '–',
    hours: (opens: string, closes: string) => ` ${opens}–${closes}`,
    allDay: ' all day',
    and: ' and',
    am: 'AM',
    pm: 'PM',
    midnight: 'midnight',
  },
  es: {
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    to: ' a ',
    hours: (opens: string, closes: string) => ` de ${opens} a ${closes}`,
    allDay: ' las 24 horas',
    and: ' y',
    am: 'a.\u00a0m.',
    pm: 'p.\u00a0m.',
    midnight: 'medianoche',
  },
};

/** Returns `Mon–Fri 8 AM–6 PM, Sat 9 AM–1 PM`, or `lunes a viernes de 8 a. m. a 6 p. m.`: consecutive days with the same hours together. */
export function describeWeek(week: readonly (readonly Opening[])[], language: Language = 'en'): string {
  const { days, to, and, ...clock } = wordings[language];
  const groups: { first: string; last: string; hours: string }[] = [];
  for (const [index, openings] of week.entries()) {
    const day = days[index] ?? '';
    const hours = openings.map((opening) => describeOpening(opening, clock)).join(and);
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => `${first}${first === last ? '' : `${to}${last}`}${hours}`)
    .join(', ');
}

type ClockWording = Omit<(typeof wordings)['en'], 'days' | 'to' | 'and'>;

const describeOpening = ({ opens, closes }: Opening, wording: ClockWording) =>
  closes - opens === 1440
    ? wording.allDay
    : wording.hours(formatMinutes(opens, wording), formatMinutes(closes, wording));

/** `8 AM`, `12:30 PM`, `midnight`. */
function formatMinutes(minutes: number, { am, pm, midnight }: ClockWording): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return minutes % 1440 === 0 ? midnight : `${hour % 12 || 12}${rest} ${hour < 12 ? am : pm}`;
}
