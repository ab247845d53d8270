import * as business from '@portal/contracts/business-time';
import { queryClient } from '@portal/platform/query';
import { sessionQuery } from '../session/session.ts';

/** The time zone of the business. Undefined, the one of the browser, for an API that does not send it. */
export const businessTimeZone = () => queryClient.getQueryData(sessionQuery.queryKey)?.timeZone;

/** `Saturday, November 21, 2026 at 9:00 AM CST`. `at` is ISO 8601. */
export const formatDateTime = (at: string): string => business.formatLongTime(at, businessTimeZone());

/** `Nov 21, 2026, 9:00 AM CST`. */
export const formatMediumDateTime = (at: string): string => business.formatTime(at, businessTimeZone());

/** `Nov 21, 9:00 AM CST`, in another year `Nov 21, 2024, 9:00 AM CST`. */
export const formatShortDateTime = (at: string): string => business.formatShortTime(at, businessTimeZone());

/** `9:00 AM CST`, on another day `Mon, 9:00 AM CST`. */
export const formatClock = (at: string): string => business.formatClock(at, businessTimeZone());

/** `Tue, Dec 1, 2026, 10:00 – 11:00 AM CST` */
export const formatPeriod = (period: { startsAt: string; minutes: number }): string =>
  business.formatPeriod(period, { timeZone: businessTimeZone() });

/** `10:00 – 11:00 AM CST` */
export const formatHours = (period: { startsAt: string; minutes: number }): string =>
  business.formatHours(period, businessTimeZone());

/** The same for customers: `Tuesday, December 1, 2026, 10:00 – 11:00 AM CST`. */
export const formatLongPeriod = (startsAt: string, minutes: number, language: string): string =>
  business.formatPeriod({ startsAt, minutes }, { timeZone: businessTimeZone(), language, length: 'long' });

/** Returns day and time of a moment for form fields: `2026-12-01` and `10:00`. */
export const localTimeOf = (at: string): string[] =>
  new Date(at)
    .toLocaleString('sv-SE', { timeZone: businessTimeZone(), dateStyle: 'short', timeStyle: 'short' })
    .split(' ');

/** The day of a moment, by default today, in the time zone of the business: `2026-11-21`. */
export const businessDay = (at: string | number = Date.now()): string =>
  business.dayAt(new Date(at), businessTimeZone());

/** `Mon, Nov 30`: the day of a moment. */
export const formatBusinessDay = (at: string): string =>
  business.formatDue(business.dayAt(new Date(at), businessTimeZone()));

/** Returns the moment of a local time of the business (`2026-11-21T09:00`), as ISO 8601. */
export const businessInstant = (localTime: string): string => business.momentOf(localTime, businessTimeZone());
