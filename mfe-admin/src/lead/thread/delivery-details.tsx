import { toast } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import type { TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { invalidateLeads } from '../../leads/leads.queries.ts';
import { useHasRole } from '../../session/session.ts';
import { muted } from '../../shared.styles.ts';
import { useAction } from '../../use-action.ts';

interface DeliveryDetailsProps {
  leadId: number;
  delivery: NonNullable<TimelineEntry['delivery']>;
}

/** The error of a failed delivery, with a button that tries again. */
export function DeliveryDetails({ leadId, delivery }: DeliveryDetailsProps) {
  const { id, state, currentState, attempts, lastError } = delivery;
  const canEdit = useHasRole('agent');
  const { mutate: resend, isPending } = useAction({
    run: () => unwrap(staff.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id } } })),
    failed: 'The delivery was not queued',
    onSuccess: () => toast.success('Delivery queued', 'The timeline shows when it was sent.'),
    onSettled: () => invalidateLeads([leadId]),
  });
  if (state !== 'failed') return null;

  return (
    <>
      <p className={muted}>
        {lastError ?? 'Unknown error.'} {attempts > 1 && `${attempts} attempts.`}
      </p>
      {currentState === 'failed' && canEdit && (
        <Button size="sm" tone="quiet" disabled={isPending} onClick={() => resend()}>
          {isPending ? 'Sending…' : 'Resend'}
        </Button>
      )}
    </>
  );
}
