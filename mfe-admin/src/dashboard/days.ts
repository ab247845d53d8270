const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day is a date on the business's calendar, whatever the clock here says: `2026-11-21`. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

export const dayInWords = (day: string) => long.format(asDate(day));
export const dayShort = (day: string) => short.format(asDate(day));
