import { formatDue } from '@portal/contracts/business-time';
import { queryClient } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadSummary, NewNextStep } from '@portal/staff-client/lead';
import { undoScope } from '../commands/undo.ts';
import { useAction } from '../use-action.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads } from './leads.queries.ts';
import { openNextStep } from './next-step-question.ts';
import { useOfferUndo } from './use-lead-mutations.ts';

type SteppedLead = Pick<LeadSummary, 'id' | 'name' | 'nextStep'>;

/** Sets the next step of a lead, and offers to undo it. */
export function useSetStep() {
  const offerUndo = useOfferUndo();
  return useAction({
    scope: undoScope,
    run: ({ lead, step }: { lead: SteppedLead; step: NewNextStep }) =>
      unwrap(staff.PUT('/api/admin/leads/{id}/next-step', { params: { path: { id: lead.id } }, body: step })),
    failed: 'The next step was not set',
    onSuccess: ({ batchId }, { lead, step }) =>
      offerUndo('Next step set', `${lead.name}: ${step.text}, ${formatDue(step.due)}`, { batchId, ids: [lead.id] }),
    onSettled: (_result, _error, { lead }) => invalidateLeads([lead.id]),
  });
}

/** Completes or removes the next step of a lead, and offers to undo it. Completing asks for the next one. */
export function useEndStep() {
  const offerUndo = useOfferUndo();
  return useAction({
    scope: undoScope,
    run: ({ lead, isDone }: { lead: SteppedLead; isDone: boolean }) => {
      const params = { path: { id: lead.id, step: lead.nextStep?.id ?? 0 } };
      return unwrap(
        isDone
          ? staff.POST('/api/admin/leads/{id}/next-step/{step}/complete', { params })
          : staff.DELETE('/api/admin/leads/{id}/next-step/{step}', { params }),
      );
    },
    failed: 'The next step was not changed',
    onSuccess: ({ batchId }, { lead, isDone }) => {
      offerUndo(isDone ? 'Done' : 'Next step removed', `${lead.name}: ${lead.nextStep?.text}`, {
        batchId,
        ids: [lead.id],
      });
      queryClient.setQueryData(leadQuery(lead.id).queryKey, (shown) => shown && { ...shown, nextStep: null });
      if (isDone) openNextStep(lead.id);
    },
    onSettled: (_result, _error, { lead }) => invalidateLeads([lead.id]),
  });
}
