import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { TimerIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { exactly, span } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: '1',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  '&[data-urgency=overdue]': { color: 'danger.text', fontWeight: 'semibold' },
  '&[data-urgency=soon]': { color: 'fg', fontWeight: 'semibold' },
});

/** Less than this is soon. */
const soonMs = 15 * 60_000;

type Due = Pick<LeadSummary, 'status' | 'firstRespondedAt' | 'responseDueAt' | 'isSpam'>;

/** How long there still is for the first answer, or how long it has been due. Nothing once somebody has answered. */
export function DueBadge({ lead }: { lead: Due }) {
  const now = useNow();
  if (lead.firstRespondedAt || lead.status !== 'new' || lead.isSpam) return null;
  const left = new Date(lead.responseDueAt).getTime() - now;
  const urgency = left < 0 ? 'overdue' : left < soonMs ? 'soon' : 'calm';

  return (
    <span className={badge} data-urgency={urgency} title={`First answer due ${exactly(lead.responseDueAt)}`}>
      <Icon of={TimerIcon} size="sm" />
      {left < 0 ? `Overdue ${span(-left)}` : `Due in ${span(left)}`}
    </span>
  );
}
