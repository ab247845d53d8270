import type { DetailField } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import { queryClient, useMutation } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { DetailChange, Lead } from '@portal/staff-client/lead';
import { errorMessage } from '@portal/ui/error-message';
import { undoScope } from '../commands/undo.ts';
import { detailText } from './details.content.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLeads } from './leads.queries.ts';
import { useOfferUndo } from './use-lead-mutations.ts';

interface Correction {
  field: DetailField;
  /** The value that the toast shows. */
  value: string;
  /** Title of the toast: `Phone hidden`. */
  done: string;
  /** Of this field, unless they name another one. */
  changes: (Omit<DetailChange, 'field'> & Partial<DetailChange>)[];
  onDone?: () => void;
  /** Whether a form shows the error. Otherwise a toast does. */
  showsError?: () => boolean;
}

/** Corrects one field of the contact data of a lead, and offers to undo it. */
export function useCorrectLead(lead: Lead) {
  const offerUndo = useOfferUndo();
  return useMutation({
    // One after the other, as each one changes what the next one shows.
    scope: undoScope,
    mutationFn: ({ field, changes }: Correction) =>
      unwrap(
        staff.PUT('/api/admin/leads/{id}/details', {
          params: { path: { id: lead.id } },
          body: { changes: changes.map((change) => ({ field, ...change })) },
        }),
      ),
    onSuccess: (corrected, { field, value, done, onDone }) => {
      const [latest] = corrected.timeline;
      queryClient.setQueryData(leadQuery(lead.id).queryKey, corrected);
      onDone?.();
      // Without a new entry, everything was so before.
      if (latest?.batchId && latest.id !== lead.timeline[0]?.id)
        offerUndo(done, detailText(field, value), { batchId: latest.batchId, ids: [lead.id] });
    },
    onError: (error, { showsError }) => {
      if (!showsError?.()) toast.error('The contact details were not changed', errorMessage(error));
    },
    onSettled: () => {
      invalidateLeads([lead.id]);
    },
  });
}

/** Returns the addresses whose mail came back. */
export const bouncedOf = ({ details }: Lead): string[] =>
  details.email.flatMap(({ value, bouncedAt }) => (bouncedAt ? value : []));

/** Returns the values of a field that staff use, the one that is shown first. */
export const shownValues = (lead: Lead, field: DetailField): string[] => {
  const others = lead.details[field].filter(({ isHidden, isPreferred }) => !isHidden && !isPreferred);
  return [lead[field], ...others.map(({ value }) => value)].filter((value) => value !== null);
};
