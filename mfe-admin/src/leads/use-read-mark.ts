import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import type { LeadSummary } from '@portal/staff-client/lead';
import { errorMessage } from '@portal/ui/error-message';
import { leadQuery } from './lead.queries.ts';
import { invalidateLists } from './leads.queries.ts';
import { summaryQuery } from './summary.queries.ts';
import { updateLeads } from './use-lead-mutations.ts';

/** To the other tabs of this browser: marking a lead as read or unread is no event of the live stream. */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('lead-desk-reads');

channel?.addEventListener('message', () => {
  queryClient.invalidateQueries(summaryQuery);
  invalidateLists({ refetchVisible: true });
});

interface ReadMark {
  lead: Pick<LeadSummary, 'id' | 'lastRequestId' | 'isUnread' | 'isSpam'> & { hasUnreadNotification?: boolean };
  isUnread: boolean;
}

/** Marks a lead as read or unread, for the signed-in user. */
export const useReadMark = () =>
  useMutation({
    mutationFn: ({ lead, isUnread }: ReadMark) =>
      staff.PUT('/api/admin/leads/{id}/read-mark', {
        params: { path: { id: lead.id } },
        body: { isUnread, ...(!isUnread && { lastRequestId: lead.lastRequestId }) },
      }),
    onMutate: ({ lead, isUnread }) => {
      updateLeads([lead.id], { isUnread });
      if (lead.isUnread !== isUnread && !lead.isSpam) countUnread(isUnread ? 1 : -1);
    },
    onError: (error, { isUnread }) => {
      queryClient.invalidateQueries(summaryQuery);
      // Reading a lead is not interrupted: it is marked the next time that it is opened.
      if (isUnread) toast.error('The lead was not marked as unread', errorMessage(error));
    },
    onSettled: async (_data, _error, { lead }) => {
      if (lead.hasUnreadNotification) {
        queryClient.setQueryData(
          leadQuery(lead.id).queryKey,
          (shown) => shown && { ...shown, hasUnreadNotification: false },
        );
        queryClient.invalidateQueries(summaryQuery);
      }
      await invalidateLists({ refetchVisible: false });
      channel?.postMessage('read');
    },
  });

/** Changes the number of unread leads without loading the summary again. */
const countUnread = (change: number) =>
  queryClient.setQueryData(
    summaryQuery.queryKey,
    (summary) => summary && { ...summary, unread: Math.max(0, summary.unread + change) },
  );
