import { formatMonth } from '@portal/contracts/business-time';
import type { Pipeline } from '@portal/staff-client/report';
import { countOf, formatShare } from '../numbers.ts';
import { formatDollars } from './outcomes.content.ts';
import { statuses } from './statuses.content.ts';

/** `$412,000 in 57 open leads, 12 without a value. Weighted: $158,300.` */
export function PipelineTotal({ pipeline: { total } }: { pipeline: Pipeline }) {
  const { value, count, withoutValue, weighted } = total;
  return (
    <>
      <strong>{formatDollars(value)}</strong> in {countOf(count, 'open lead')}
      {withoutValue > 0 && `, ${withoutValue.toLocaleString('en-US')} without a value`}.
      {weighted !== null && value > 0 && (
        <>
          {' '}
          Weighted: <strong>{formatDollars(weighted)}</strong>.
        </>
      )}
    </>
  );
}

/** What is expected in this month, beside its target. Of all leads: a target is not one of a filter. */
export function MonthTarget({ pipeline: { month, rows } }: { pipeline: Pipeline }) {
  const row = rows.find(({ key }) => key === month);
  if (!row || (row.value === 0 && !row.target)) return null;
  return (
    <>
      {formatMonth(month)}: <strong>{formatDollars(row.value)}</strong> expected
      {row.target ? `, target ${formatDollars(row.target)}` : ''}.
    </>
  );
}

/** Says what weighted sums are, or why there are none yet. */
export function weightingText({ stages, total }: Pipeline): string {
  const unknown = stages.filter(({ winRate, value }) => winRate === null && value > 0);
  if (total.weighted === null)
    return `Not weighted yet: fewer than 20 leads that had been ${listOf(unknown)} were closed within the last year.`;
  const rates = stages.flatMap(({ status, winRate }) =>
    winRate === null ? [] : `${statuses[status].name} ${formatShare(winRate, 1)}`,
  );
  return rates.length > 0
    ? `Weighted by the share of leads of each stage that was won within the last year: ${rates.join(', ')}.`
    : '';
}

const listOf = (stages: Pipeline['stages']) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(stages.map(({ status }) => statuses[status].name));
