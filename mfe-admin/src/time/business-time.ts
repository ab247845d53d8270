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

/** Today in the time zone of the business, e.g. `2026-11-21`. */
export const businessDay = (): string => business.dayAt(new Date(), businessTimeZone());

/** Returns the moment of a local time of the business (`2026-11-21T09:00`), as ISO 8601. */
export const businessInstant = (localTime: string): string => business.momentOf(localTime, businessTimeZone());
