import { Temporal } from 'temporal-polyfill';

/** The closed days of a business besides its weekly hours. */
export interface Holidays {
  /** Returns the name of the holiday on a day, e.g. `Thanksgiving Day`, or undefined. */
  nameOn(day: Temporal.PlainDate): string | undefined;
}

interface YearlyHoliday {
  name: string;
  isFederal: boolean;
  in(year: number): Temporal.PlainDate;
}

const fixed = (month: number, day: number) => (year: number) => Temporal.PlainDate.from({ year, month, day });

/** The nth weekday of a month, Monday is 1; -1 is the last one. */
const nth = (place: number, weekday: number, month: number) => (year: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const start = place > 0 ? first : first.add({ months: 1 });
  const next = start.add({ days: (weekday - start.dayOfWeek + 7) % 7 });
  return next.add({ weeks: place > 0 ? place - 1 : place });
};

const thanksgiving = nth(4, 4, 11);

/**
 * Federal holidays of the United States: 5 U.S.C. 6103(a). Inauguration Day is not in the list, because it is a holiday for some
 * federal employees only. The others are frequent closing days.
 */
const yearlyHolidays: Readonly<Record<string, YearlyHoliday>> = {
  'new-years-day': { name: 'New Year’s Day', isFederal: true, in: fixed(1, 1) },
  'martin-luther-king-day': { name: 'Martin Luther King Jr. Day', isFederal: true, in: nth(3, 1, 1) },
  'washingtons-birthday': { name: 'Washington’s Birthday', isFederal: true, in: nth(3, 1, 2) },
  'memorial-day': { name: 'Memorial Day', isFederal: true, in: nth(-1, 1, 5) },
  juneteenth: { name: 'Juneteenth', isFederal: true, in: fixed(6, 19) },
  'independence-day': { name: 'Independence Day', isFederal: true, in: fixed(7, 4) },
  'labor-day': { name: 'Labor Day', isFederal: true, in: nth(1, 1, 9) },
  'columbus-day': { name: 'Columbus Day', isFederal: true, in: nth(2, 1, 10) },
  'veterans-day': { name: 'Veterans Day', isFederal: true, in: fixed(11, 11) },
  'thanksgiving-day': { name: 'Thanksgiving Day', isFederal: true, in: thanksgiving },
  'christmas-day': { name: 'Christmas Day', isFederal: true, in: fixed(12, 25) },
  'day-after-thanksgiving': {
    name: 'Day after Thanksgiving',
    isFederal: false,
    in: (year) => thanksgiving(year).add({ days: 1 }),
  },
  'christmas-eve': { name: 'Christmas Eve', isFederal: false, in: fixed(12, 24) },
  'new-years-eve': { name: 'New Year’s Eve', isFederal: false, in: fixed(12, 31) },
};

/**
 * Parses `us-federal, day-after-thanksgiving, -columbus-day, 2026-12-24, -2027-01-18`: sets of holidays, holidays and days, or with
 * a minus what is a business day nevertheless. `none` is no holidays. Throws an error that names all invalid parts.
 */
export function readHolidays(text: string): Holidays {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const invalid = entries.filter((entry) => !isKnown(entry.replace(/^-/, '')));
  const errors = invalid.map(
    (entry) =>
      `"${entry}" is neither a date like "2026-12-25" nor one of us-federal, none, ${Object.keys(yearlyHolidays).join(', ')}`,
  );
  if (entries.includes('none') && entries.length > 1) errors.push('"none" cannot be combined with other days');
  if (errors.length > 0) throw new Error(errors.join('; '));

  const open = namesAndDays(entries.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1)));
  const closed = namesAndDays(entries.filter((entry) => !entry.startsWith('-')));
  const yearly = Object.keys(yearlyHolidays).filter((id) => closed.has(id) && !open.has(id));
  const namesIn = yearlyNames(yearly.flatMap((id) => yearlyHolidays[id] ?? []));
  return {
    nameOn(day) {
      const text = day.toString();
      if (open.has(text)) return undefined;
      return namesIn(day.year).get(text) ?? (closed.has(text) ? 'Closed' : undefined);
    },
  };
}

const isKnown = (entry: string) =>
  entry === 'none' || entry === 'us-federal' || Object.hasOwn(yearlyHolidays, entry) || isDay(entry);

const namesAndDays = (entries: string[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      entry === 'us-federal' ? Object.keys(yearlyHolidays).filter((id) => yearlyHolidays[id]?.isFederal) : [entry],
    ),
  );

/** Returns a function that returns the holidays of a year by day. Each year is computed once. */
function yearlyNames(holidays: YearlyHoliday[]): (year: number) => ReadonlyMap<string, string> {
  const known = new Map<number, ReadonlyMap<string, string>>();
  return (year) => {
    // January 1 may be observed in the year before. A holiday's own day has its own name.
    const names =
      known.get(year) ??
      new Map([year + 1, year].flatMap((year) => holidays.flatMap((holiday) => daysOff(holiday, year))));
    known.set(year, names);
    return names;
  };
}

/** On a weekend, federal holidays are also observed on the nearest weekday: 5 U.S.C. 6103(b), Executive Order 11582. */
function daysOff({ name, isFederal, in: dayIn }: YearlyHoliday, year: number): [day: string, name: string][] {
  const day = dayIn(year);
  const observed = day.add({ days: { 6: -1, 7: 1 }[day.dayOfWeek] ?? 0 });
  const itself: [string, string] = [day.toString(), name];
  return isFederal && !observed.equals(day) ? [[observed.toString(), `${name} (observed)`], itself] : [itself];
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
