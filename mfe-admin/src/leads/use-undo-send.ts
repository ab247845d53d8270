import { toast } from '@portal/platform';
import { staff } from '@portal/staff-client/client';
import { removeUndoable } from '../commands/undo.ts';
import { drafts } from '../session/drafts.ts';
import { useAction } from '../use-action.ts';
import { invalidateLeads } from './leads.queries.ts';
import { closeQuestion, question } from './next-step-question.ts';

interface Sent {
  leadId: number;
  messageId: number;
  /** It is about a site visit, which has no draft. */
  isVisit?: boolean;
  onUndone?: () => void;
}

/** Takes back a message of one's own before it is sent. Its draft is there again; a visit is as before. */
export const useUndoSend = () =>
  useAction({
    run: async ({ leadId, messageId }: Sent) => {
      await staff.DELETE('/api/admin/messages/{id}', { params: { path: { id: messageId } } });
      // The message is taken back, also if its draft cannot be loaded yet.
      await drafts.load(leadId).catch(() => undefined);
    },
    failed: 'The message was not taken back',
    onSuccess: (_result, { leadId, messageId, isVisit, onUndone }) => {
      removeUndoable(`message ${messageId}`);
      if (question.get()?.leadId === leadId) closeQuestion();
      toast.success('Message taken back', isVisit ? 'The visit is as before.' : 'It is a draft again.');
      onUndone?.();
    },
    onSettled: (_result, _error, { leadId }) => invalidateLeads([leadId]),
  });
