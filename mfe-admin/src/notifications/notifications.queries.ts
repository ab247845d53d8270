import { keepPreviousData, queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { NotificationSettings } from '@portal/staff-client/staff-member';
import { summaryQuery } from '../leads/summary.queries.ts';
import { withLabels } from '../leads/with-labels.ts';
import { deskScope, endPush, findPush, supportsPush } from '../session/push.ts';

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

/** The key for subscriptions, in how many browsers the signed-in user has one, and whether this is one of them. */
export const pushQuery = queryOptions({
  queryKey: ['admin', 'push'],
  queryFn: async ({ signal }) => ({
    ...(await unwrap(staff.GET('/api/admin/notifications/push', { signal }))),
    isHere: supportsPush() && (await findPush()) !== null,
  }),
});

/** Gets push messages in this browser. Rejects if the user does not allow them. */
export async function startPush(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications are blocked. Allow them for this address in the settings of the browser.');
  await navigator.serviceWorker.register('/desk-worker.js', { scope: deskScope });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await staff.PUT('/api/admin/notifications/push', { body: { endpoint, p256dh, auth } });
}

/** Stops them in all browsers of the signed-in user. */
export async function stopPush(): Promise<void> {
  await staff.DELETE('/api/admin/notifications/push');
  await endPush();
}
