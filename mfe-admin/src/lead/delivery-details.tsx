import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { errorMessage } from '../error-message.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { useHasRole } from '../session/session.ts';
import { actions, error as errorStyles } from './timeline.styles.ts';

interface DeliveryDetailsProps {
  leadId: number;
  delivery: NonNullable<TimelineEntry['delivery']>;
  isLatest: boolean;
}

/** The error of a failed delivery, with a button that tries again. */
export function DeliveryDetails({ leadId, delivery, isLatest }: DeliveryDetailsProps) {
  const { id, state, currentState, attempts, lastError } = delivery;
  const canEdit = useHasRole('agent');
  const { mutate: resend, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => unwrap(staff.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id } } })),
    onSuccess: () => toast.success('Delivery queued', 'The timeline shows when it was sent.'),
    onError: (error) => toast.error('The delivery was not queued', errorMessage(error)),
    onSettled: () => invalidateLeads([leadId]),
  });
  if (state !== 'failed') return null;

  return (
    <>
      <p className={errorStyles}>
        {lastError ?? 'Unknown error.'} {attempts > 1 && `${attempts} attempts.`}
      </p>
      {isLatest && currentState === 'failed' && canEdit && (
        <p className={actions}>
          <Button size="sm" tone="quiet" disabled={isPending} onClick={() => resend()}>
            {isPending ? 'Sending…' : 'Resend'}
          </Button>
        </p>
      )}
    </>
  );
}
