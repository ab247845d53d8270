const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Days are dates in the time zone of the business (`2026-11-21`), so they are formatted without conversion. */
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

export const formatLongDay = (day: string) => long.format(toDate(day));
export const formatShortDay = (day: string) => short.format(toDate(day));
