import { keepPreviousData, queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { NotificationSettings } from '@portal/staff-client/staff-member';
import { summaryQuery } from '../leads/summary.queries.ts';
import { withLabels } from '../leads/with-labels.ts';

/** The latest notifications. Loaded again when the number of unread ones changes. */
export const notificationsQuery = (unread: number) =>
  queryOptions({
    queryKey: ['admin', 'notifications', unread],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/notifications', { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Marks all up to the newest one that is shown. */
export async function markNotificationsRead(upTo: number) {
  await staff.POST('/api/admin/notifications/read', { body: { upTo } });
  await queryClient.invalidateQueries(summaryQuery);
}

export const notificationSettingsQuery = queryOptions({
  queryKey: ['admin', 'notification-settings'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/notifications/settings', { signal })),
});

export async function changeNotificationSettings(body: NotificationSettings) {
  await staff.PUT('/api/admin/notifications/settings', { body });
  queryClient.setQueryData(notificationSettingsQuery.queryKey, body);
}

/** Colleagues whom a note can mention. */
export const colleaguesQuery = queryOptions({
  queryKey: ['admin', 'staff', 'colleagues'],
  queryFn: async ({ signal }) => withLabels(await unwrap(staff.GET('/api/admin/staff/colleagues', { signal }))),
});
