import { useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { SendIcon, TimerIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { businessTimeBetween, formatBusinessTime } from '../time/business-duration.ts';
import { formatClock, formatDateTime } from '../time/business-time.ts';
import { formatDuration } from '../time/relative-time.tsx';
import { useNow } from '../time/use-now.ts';
import { businessHoursQuery } from './summary.queries.ts';

const badge = hstack({
  display: 'inline-flex',
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
const hourMs = 3_600_000;

/** When a reply goes out that waits, or when the response is due or, in business time, since when it is overdue. Empty without any. */
export function DueBadge({
  lead: { responseDueAt, replyAt },
}: {
  lead: Pick<LeadSummary, 'responseDueAt' | 'replyAt'>;
}) {
  const now = useNow();
  const { data: hours } = useQuery(businessHoursQuery);
  if (replyAt)
    return (
      <span className={badge} title={`A reply waits until ${formatDateTime(replyAt)}`}>
        <Icon of={SendIcon} size="sm" />
        Reply {formatClock(replyAt)}
      </span>
    );
  if (!responseDueAt) return null;
  const left = new Date(responseDueAt).getTime() - now;
  const urgency = left < 0 ? 'overdue' : left < dueSoonMs ? 'soon' : 'normal';
  const text = () => {
    if (left >= hourMs) return `Due ${formatClock(responseDueAt)}`;
    if (left >= 0) return `Due in ${formatDuration(left)}`;
    const overdue = hours && businessTimeBetween(hours.openings, Date.parse(responseDueAt), now);
    // Openings are known of the last days only.
    return `Overdue ${overdue === undefined ? formatDuration(-left) : formatBusinessTime(overdue)}`;
  };

  return (
    <span
      className={badge}
      data-urgency={urgency}
      title={`Response due ${formatDateTime(responseDueAt)}, in business hours`}
    >
      <Icon of={TimerIcon} size="sm" />
      {text()}
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
