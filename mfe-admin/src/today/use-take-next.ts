import { useNavigate } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import { undoScope } from '../commands/undo.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { setActiveLead } from '../leads/list-state.ts';
import { useOfferUndo } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { useAction } from '../use-action.ts';

/** Assigns the new lead that waits longest to the signed-in user, and opens it. */
export function useTakeNext(onLeave: () => void) {
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  return useAction({
    scope: undoScope,
    run: () => unwrap(staff.POST('/api/admin/leads/take-next')),
    failed: 'No lead was assigned to you',
    onSuccess: ({ batchId, leadId }) => {
      offerUndo('Assigned to you', 'It was the new lead that waited longest.', { batchId, ids: [leadId] });
      onLeave();
      setActiveLead(leadId, { focus: false });
      navigate(leadPath(leadId));
    },
    onSettled: (result) => invalidateLeads(result ? [result.leadId] : []),
  });
}
