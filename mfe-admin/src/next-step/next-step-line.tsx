import { isClosed } from '@portal/contracts/lead';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css, cx } from 'styled-system/css';
import { openNextStep } from '../leads/next-step-question.ts';
import { useLeadAction } from '../leads/use-lead-mutations.ts';
import { useEndStep } from '../leads/use-next-step.ts';
import { useHasRole } from '../session/session.ts';
import { tool } from '../shared.styles.ts';
import { formatBusinessDay } from '../time/business-time.ts';
import { StepBadge } from './step-badge.tsx';

const line = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  alignItems: 'center',
  columnGap: '2',
  minWidth: '0',
  '& > :not(bdi)': { flexShrink: '0' },
});
const text = css({ overflowWrap: 'anywhere', fontWeight: 'medium', mdDown: { minWidth: '0', truncate: true } });
/** On phones, the bar below the lead has it. */
const change = cx(tool, css({ hideBelow: 'md' }));

/** Under the header of an open lead: what is next, and until when it is snoozed. */
export function NextStepLine({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { mutate: end, isPending } = useEndStep();
  const { mutate: act } = useLeadAction();
  const { nextStep, snoozedUntil } = lead;
  if (lead.isSpam || isClosed(lead.status)) return null;
  const action = (label: string, keys: string, run: () => void, style = tool) => (
    <Button tone="plain" size="sm" className={style} title={`${label} (${keys})`} disabled={isPending} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      <span className={line}>
        {/* The header says when the next visit is. */}
        {(nextStep || !lead.visitAt) && <StepBadge lead={lead} />}
        {nextStep && <bdi className={text}>{nextStep.text}</bdi>}
        {canEdit && nextStep && action('Done', 'y', () => end({ lead, isDone: true }))}
        {canEdit && action(nextStep ? 'Change' : 'Set next step', 'i', () => openNextStep(lead.id), change)}
      </span>
      {snoozedUntil && (
        <span className={line}>
          Snoozed until {formatBusinessDay(snoozedUntil)}
          {canEdit && action('Show now', 'h', () => act({ leads: [lead], action: { kind: 'snooze', until: null } }))}
        </span>
      )}
    </>
  );
}
