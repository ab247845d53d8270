import { queryClient } from '@portal/platform/query';
import { summaryQuery } from './summary.queries.ts';

/** Tells the other tabs of this browser that a lead was marked as read or unread: it is no event of the live stream. */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('lead-desk-reads');

export const announceRead = () => channel?.postMessage('read');

channel?.addEventListener('message', () => {
  queryClient.invalidateQueries(summaryQuery);
  queryClient.invalidateQueries({ queryKey: ['admin', 'leads'] });
});
