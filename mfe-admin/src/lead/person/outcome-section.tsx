import { formatLongDay } from '@portal/contracts/business-time';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Details } from '../../app/layout/details.tsx';
import { openOutcome } from '../../commands/overlay.ts';
import { formatDollars, lostReasonLabels } from '../../leads/outcomes.content.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { useHasRole } from '../../session/session.ts';
import { header, label } from '../../shared.styles.ts';

/** How a lead was won or lost. */
export function OutcomeSection({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { status, outcome } = lead;
  if (!outcome || (status !== 'won' && status !== 'lost')) return null;
  const { value, lostReason, closedOn } = outcome;
  return (
    <section aria-label="Outcome">
      <div className={header}>
        <h2 className={label}>{statuses[status].name}</h2>
        {canEdit && (
          <Button size="sm" tone="plain" onClick={() => openOutcome({ leads: [lead], status })}>
            Edit outcome
          </Button>
        )}
      </div>
      <Details
        of={[
          ['Value', value === null ? 'Not specified' : formatDollars(value)],
          ['Reason', status === 'lost' && (lostReason ? lostReasonLabels[lostReason] : 'Not specified')],
          ['Closed', formatLongDay(closedOn)],
        ]}
      />
    </section>
  );
}
