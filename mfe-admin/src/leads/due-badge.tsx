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

type ResponseState = Pick<LeadSummary, 'status' | 'firstRespondedAt' | 'responseDueAt' | 'isSpam'>;

/** The time until the first response is due, or since it is overdue. Empty after the first response. */
export function DueBadge({ lead }: { lead: ResponseState }) {
  const now = useNow();
  if (lead.firstRespondedAt || lead.status !== 'new' || lead.isSpam) return null;
  const left = new Date(lead.responseDueAt).getTime() - now;
  const urgency = left < 0 ? 'overdue' : left < dueSoonMs ? 'soon' : 'normal';

  return (
    <span className={badge} data-urgency={urgency} title={`First response due ${formatDateTime(lead.responseDueAt)}`}>
      <Icon of={TimerIcon} size="sm" />
      {left < 0 ? `Overdue ${formatDuration(-left)}` : `Due in ${formatDuration(left)}`}
    </span>
  );
}

/** The response state as text. */
export const responseState = ({ firstRespondedAt, responseDueAt, status, isSpam }: ResponseState): string =>
  firstRespondedAt
    ? `Responded ${formatDateTime(firstRespondedAt)}`
    : status !== 'new' || isSpam
      ? 'Not required'
      : `Due ${formatDateTime(responseDueAt)}`;
