import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { liveStream } from '../live/live-stream.ts';

/** What every page needs in one request: numbers for the navigation, saved views, people who left, the mailbox, and business hours. */
export const summaryQuery = queryOptions({
  queryKey: ['admin', 'summary'],
  queryFn: async ({ signal }) => {
    await liveStream.connected();
    return unwrap(staff.GET('/api/admin/summary', { signal }));
  },
  // Requests become overdue without an event.
  refetchInterval: 60_000,
});

/** Business hours, the next holidays, and the openings of the last and next days. */
export const businessHoursQuery = queryOptions({ ...summaryQuery, select: ({ businessHours }) => businessHours });

/** People who own leads and cannot act on them any more. */
export const formerOwnersQuery = queryOptions({ ...summaryQuery, select: ({ formerOwners }) => formerOwners });

/** The mailbox of conversations. */
export const mailboxQuery = queryOptions({ ...summaryQuery, select: ({ mailbox }) => mailbox });

/** The signed-in user's saved filters. */
export const savedViewsQuery = queryOptions({ ...summaryQuery, select: ({ views }) => views });

/** The number of unread notifications, which live updates keep up to date. */
export const unreadNotificationsQuery = queryOptions({ ...summaryQuery, select: ({ notifications }) => notifications });
