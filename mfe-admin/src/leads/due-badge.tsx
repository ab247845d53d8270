import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { TimerIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { formatDateTime, formatDuration } from '../time/relative-time.tsx';
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

/** The remaining time in which a response counts as due soon. */
const dueSoonMs = 15 * 60_000;

/** The time until the response is due, or since it is overdue. Empty if no request waits for an answer. */
export function DueBadge({ lead: { responseDueAt } }: { lead: Pick<LeadSummary, 'responseDueAt'> }) {
  const now = useNow();
  if (!responseDueAt) return null;
  const left = new Date(responseDueAt).getTime() - now;
  const urgency = left < 0 ? 'overdue' : left < dueSoonMs ? 'soon' : 'normal';

  return (
    <span className={badge} data-urgency={urgency} title={`Response due ${formatDateTime(responseDueAt)}`}>
      <Icon of={TimerIcon} size="sm" />
      {left < 0 ? `Overdue ${formatDuration(-left)}` : `Due in ${formatDuration(left)}`}
    </span>
  );
}

const wroteAgain = css({ fontSize: 'xs', fontWeight: 'semibold', color: 'accent', whiteSpace: 'nowrap' });

/** Marks a lead with a new request after an earlier one was answered or closed. */
export const WroteAgain = ({ lead }: { lead: Pick<LeadSummary, 'wroteAgain'> }) =>
  lead.wroteAgain ? <span className={wroteAgain}>Wrote again</span> : null;

/** The response state as text. */
export function responseState({
  response,
  responseDueAt,
  answeredAt,
}: Pick<LeadSummary, 'response' | 'responseDueAt' | 'answeredAt'>): string {
  if (responseDueAt) return `Due ${formatDateTime(responseDueAt)}`;
  if (response === 'answered' && answeredAt) return `Answered ${formatDateTime(answeredAt)}`;
  return response === 'closed' ? 'Closed without an answer' : 'Not required';
}
