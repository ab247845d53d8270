import { toast } from '@portal/platform';
import { staff } from '@portal/staff-client/client';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { loadDrafts } from '../session/drafts.ts';
import { useAction } from '../use-action.ts';

interface Sent {
  leadId: number;
  messageId: number;
}

/** Takes back a message of one's own before it is sent. Its draft is there again. */
export const useUndoSend = () =>
  useAction({
    run: async ({ leadId, messageId }: Sent) => {
      await staff.DELETE('/api/admin/messages/{id}', { params: { path: { id: messageId } } });
      await loadDrafts(leadId);
    },
    failed: 'The message was not taken back',
    onSuccess: () => toast.success('Message taken back', 'It is a draft again.'),
    onSettled: (_result, _error, { leadId }) => invalidateLeads([leadId]),
  });
