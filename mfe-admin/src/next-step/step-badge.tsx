import { formatDue } from '@portal/contracts/business-time';
import { isClosed, type StepState } from '@portal/contracts/lead';
import { stepStateOf } from '@portal/contracts/next-step';
import type { LeadSummary } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { businessDay, businessTimeZone } from '../time/business-time.ts';
import { useNow } from '../time/use-now.ts';

const badge = hstack({
  display: 'inline-flex',
  gap: '1.5',
  minWidth: '0',
  fontSize: 'xs',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  '&[data-state=overdue]': { color: 'danger.text', fontWeight: 'semibold' },
  '&:is([data-state=today], [data-state=none])': { color: 'accent' },
});
const text = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' });
const dot = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  borderRadius: 'full',
  bg: 'currentColor',
  '[data-state=later] &': { bg: 'fg.subtle' },
  '[data-state=none] &': { bg: 'transparent', border: '2px solid currentColor' },
});

/** Green and yellow are the colors of these practices. */
const hues: { [state in StepState]?: string } = { today: 'it-security', none: 'physical-security' };

/**
 * When the next step of a lead is due, in words and a color. A visit is one too, until it ends. Open leads of somebody
 * that have none say so, unless an answer is due.
 */
export function StepBadge({ lead }: { lead: LeadSummary }) {
  const now = useNow();
  const { nextStep, visitAt } = lead;
  const visitDay = visitAt && businessDay(Math.max(Date.parse(visitAt), now));
  const due = nextStep?.due ?? visitDay;
  if (!due && (lead.responseDueAt || !lead.owner || lead.isSpam || isClosed(lead.status))) return null;
  const state = due ? stepStateOf(due, businessTimeZone(), new Date(now)) : 'none';
  const words = due ? dueText(due, state) : 'No next step';
  return (
    <span className={badge} data-state={state} data-practice={hues[state]} title={nextStep?.text}>
      <span className={dot} />
      <span className={text}>{!nextStep && visitDay ? `Visit: ${words}` : words}</span>
    </span>
  );
}

function dueText(due: string, state: StepState): string {
  if (state === 'overdue') return `Overdue: ${formatDue(due)}`;
  const [, , time] = formatDue(due).split(', ');
  if (state === 'today') return time ? `Today, ${time}` : 'Today';
  return formatDue(due);
}
