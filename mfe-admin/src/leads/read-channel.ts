import { queryClient } from '@portal/platform/query';
import { summaryQuery } from './summary.queries.ts';

/** To the other tabs of this browser: marking a lead as read or unread is no event of the live stream. */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('lead-desk-reads');

export const broadcastRead = () => channel?.postMessage('read');

channel?.addEventListener('message', () => {
  queryClient.invalidateQueries(summaryQuery);
  queryClient.invalidateQueries({ queryKey: ['admin', 'leads'] });
});
