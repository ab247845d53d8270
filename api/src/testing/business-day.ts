import { Temporal } from 'temporal-polyfill';

/** The day of the business so many days from today: `2026-11-30`. */
export const businessDay = (days: number): string =>
  Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString();
