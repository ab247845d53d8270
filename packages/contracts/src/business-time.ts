/**
 * The only formats of dates and times that staff read, in the desk and in mails: all are in the time zone of the business and name it.
 * Without a time zone that is the one of this machine.
 */
const style = {
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
}

/** `Saturday, November 21, 2026 at 9:00 AM CST`. `at` is ISO 8601. */
export const formatLongTime = (at: string | Date, timeZone?: string): string =>
  formatOf({ ...style, weekday: 'long', month: 'long', timeZone }).format(new Date(at));

/** `Nov 21, 2026, 9:00 AM CST`. */
export const formatTime = (at: string | Date, timeZone?: string): string =>
  formatOf({ ...style, month: 'short', timeZone }).format(new Date(at));

/** `Nov 21, 9:00 AM CST`, in another year than `now` `Nov 21, 2024, 9:00 AM CST`. */
export function formatShortTime(at: string | Date, timeZone?: string, now = new Date()): string {
  const yearOf = (date: Date) => formatOf({ year: 'numeric', timeZone }).format(date);
  if (yearOf(new Date(at)) !== yearOf(now)) return formatTime(at, timeZone);
  return formatOf({ ...style, year: undefined, month: 'short', timeZone }).format(new Date(at));
}

/** `9:00 AM CST`, on another day than `now` `Mon, 9:00 AM CST`. */
export function formatClock(at: string | Date, timeZone?: string, now = new Date()): string {
  const dayOf = (date: Date) => formatOf({ dateStyle: 'short', timeZone }).format(date);
  const weekday = dayOf(new Date(at)) === dayOf(now) ? undefined : 'short';
  const { hour, minute, timeZoneName } = style;
  return formatOf({ weekday, hour, minute, timeZoneName, timeZone }).format(new Date(at));
}

interface Period {
  startsAt: string | Date;
  minutes: number;
}

/** `Tue, Dec 1, 2026, 10:00 – 11:00 AM CST`. With `length` `long` the names of day and month are written out. */
export function formatPeriod(
  period: Period,
  { timeZone, language = 'en', length = 'short' }: { timeZone?: string; language?: string; length?: 'short' | 'long' },
): string {
  return formatRange(
    period,
    new Intl.DateTimeFormat(`${language}-US`, { ...style, weekday: length, month: length, timeZone }),
  );
}

/** `10:00 – 11:00 AM CST` */
export function formatHours(period: Period, timeZone?: string): string {
  const { hour, minute, timeZoneName } = style;
  const format = formatOf({ hour, minute, timeZoneName, timeZone });
  const { startsAt, minutes } = period;
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * 60_000);
  if (dayAt(start, timeZone) === dayAt(end, timeZone)) return formatRange(period, format);
  // The format of a range would say the days too.
  return `${formatOf({ hour, minute, timeZone }).format(start)} – ${format.format(end)}`;
}

function formatRange({ startsAt, minutes }: Period, format: Intl.DateTimeFormat): string {
  const start = new Date(startsAt);
  // Not every mail program has thin spaces.
  return format.formatRange(start, start.getTime() + minutes * 60_000).replace(/\s/g, ' ');
}

/** Returns the moment of a local time (`2026-11-21T09:00`) in a time zone, as ISO 8601. */
export function momentOf(localTime: string, timeZone?: string): string {
  if (!timeZone) return new Date(localTime).toISOString();
  const wanted = Date.parse(`${localTime}Z`);
  const localAt = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  // Twice, because the offset may differ between the first guess and the moment.
  const guess = wanted + wanted - localAt(wanted);
  return new Date(guess + wanted - localAt(guess)).toISOString();
}

/** Days are dates in the time zone of the business (`2026-11-21`), so they are formatted without conversion. */
const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Saturday, November 21, 2026` */
export const formatLongDay = (day: string): string =>
  formatOf({ dateStyle: 'full', timeZone: 'UTC' }).format(dayOf(day));

/** `Saturday, November 21, 2026 at 9:00 AM` of `2026-11-21T09:00`, a local time of a place whose zone is said elsewhere. */
export const formatLongLocalTime = (localTime: string): string =>
  formatOf({ dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${localTime}Z`));

/** `Saturday` */
export const formatWeekday = (day: string): string => formatOf({ weekday: 'long', timeZone: 'UTC' }).format(dayOf(day));

/** `Nov 21` */
export const formatShortDay = (day: string): string =>
  formatOf({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(dayOf(day));

/** `November 2026`, of `2026-11`. */
export const formatMonth = (month: string): string =>
  formatOf({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dayOf(`${month}-01`));

/** `Fri, Nov 27` or `Fri, Nov 27, 2:30 PM`, of `2026-11-27` or `2026-11-27T14:30`. */
export function formatDue(due: string): string {
  const hasTime = due.includes('T');
  const { hour, minute } = style;
  return formatOf({
    ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(hasTime && { hour, minute }),
  }).format(new Date(hasTime ? `${due}Z` : `${due}T00:00Z`));
}

/** Returns the local time of a moment in a time zone, as `2026-11-21T09:00`. */
export const localTimeAt = (at: Date, timeZone?: string): string =>
  at.toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

/** Returns the day on which a moment is in a time zone, as `2026-11-21`. */
export function dayAt(at: Date, timeZone?: string): string {
  const parts = formatOf({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).formatToParts(at);
  const value = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${value('year')}-${value('month')}-${value('day')}`;
}
