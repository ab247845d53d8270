import { readableEmail } from '@portal/contracts/readable-email';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, Message } from '@portal/staff-client/lead';
import { undoScope } from '../../commands/undo.ts';
import { invalidateLeads } from '../../leads/leads.queries.ts';
import { useOfferUndo } from '../../leads/use-lead-mutations.ts';
import { useAction } from '../../use-action.ts';

interface Move {
  message: Message;
  /** Without it, the lead of the sender, which may be new. */
  target?: { id: number; name: string };
}

/** Moves an e-mail of the conversation to another lead, and offers to undo it. */
export function useMoveMessage(lead: Pick<Lead, 'id'>) {
  const offerUndo = useOfferUndo();
  return useAction({
    scope: undoScope,
    run: ({ message, target }: Move) =>
      unwrap(
        staff.POST('/api/admin/messages/{id}/move', {
          params: { path: { id: message.id } },
          body: { leadId: target?.id ?? null },
        }),
      ),
    failed: 'The email was not moved',
    onSuccess: ({ batchId, leadId }, { message: { from }, target }) => {
      const sender = from ? from.name || readableEmail(from.address) : 'the sender';
      offerUndo('Email moved', `It is part of the lead of ${target?.name ?? sender} now.`, {
        batchId,
        ids: [lead.id, leadId],
      });
    },
    onSettled: (result, _error, { target }) => invalidateLeads([lead.id, result?.leadId ?? target?.id ?? lead.id]),
  });
}
