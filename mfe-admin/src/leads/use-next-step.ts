import { formatDue } from '@portal/contracts/business-time';
import { queryClient } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadSummary, NewNextStep } from '@portal/staff-client/lead';
import { leadQuery } from './lead.queries.ts';
import { openNextStep } from './next-step-question.ts';
import { useUndoableAction } from './use-lead-mutations.ts';

type SteppedLead = Pick<LeadSummary, 'id' | 'name' | 'nextStep'>;

/** Sets the next step of a lead, and offers to undo it. */
export const useSetStep = () =>
  useUndoableAction({
    run: ({ lead, step }: { lead: SteppedLead; step: NewNextStep }) =>
      unwrap(staff.PUT('/api/admin/leads/{id}/next-step', { params: { path: { id: lead.id } }, body: step })),
    failed: 'The next step was not set',
    done: ({ lead, step }) => ['Next step set', `${lead.name}: ${step.text}, ${formatDue(step.due)}`],
    leadIds: ({ lead }) => [lead.id],
  });

/** Completes or removes the next step of a lead, and offers to undo it. Completing asks for the next one. */
export const useEndStep = () =>
  useUndoableAction({
    run: ({ lead, isDone }: { lead: SteppedLead; isDone: boolean }) => {
      const params = { path: { id: lead.id, step: lead.nextStep?.id ?? 0 } };
      return unwrap(
        isDone
          ? staff.POST('/api/admin/leads/{id}/next-step/{step}/complete', { params })
          : staff.DELETE('/api/admin/leads/{id}/next-step/{step}', { params }),
      );
    },
    failed: 'The next step was not changed',
    done: ({ lead, isDone }) => [isDone ? 'Done' : 'Next step removed', `${lead.name}: ${lead.nextStep?.text}`],
    leadIds: ({ lead }) => [lead.id],
    onSuccess: (_result, { lead, isDone }) => {
      queryClient.setQueryData(leadQuery(lead.id).queryKey, (shown) => shown && { ...shown, nextStep: null });
      if (isDone) openNextStep(lead.id);
    },
  });
