import { toast } from '@portal/platform';
import { answer, staff } from '@portal/staff-client/client';
import type { TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { useMay } from '../session/session.ts';
import { readAgain, reasonOf } from './lead-actions.ts';
import { actions, problem } from './timeline.styles.ts';

interface DeliveryEntryProps {
  leadId: number;
  delivery: NonNullable<TimelineEntry['delivery']>;
  isLatest: boolean;
}

/** Why something could not be delivered, and the button that tries again. */
export function DeliveryEntry({ leadId, delivery, isLatest }: DeliveryEntryProps) {
  const mayAct = useMay('agent');
  const [isSending, setIsSending] = useState(false);
  const { id, state, currentState, attempts, lastError } = delivery;
  if (state !== 'failed') return null;

  const sendAgain = async () => {
    setIsSending(true);
    try {
      await answer(staff.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id } } }));
      toast.success('Being sent again', 'The timeline says when it has arrived.');
    } catch (error) {
      toast.error('Not sent again', reasonOf(error));
    }
    await readAgain([leadId]);
    setIsSending(false);
  };
  return (
    <>
      <p className={problem}>
        {lastError ?? 'No reason was given.'} {attempts > 1 && `Tried ${attempts} times.`}
      </p>
      {isLatest && currentState === 'failed' && mayAct && (
        <p className={actions}>
          <Button size="sm" tone="quiet" disabled={isSending} onClick={sendAgain}>
            {isSending ? 'Sending…' : 'Send again'}
          </Button>
        </p>
      )}
    </>
  );
}
