import { formatMonth } from '@portal/contracts/business-time';
import { openStatuses } from '@portal/contracts/lead';
import { practiceName } from '@portal/contracts/practices';
import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { Pipeline, PipelineSum } from '@portal/staff-client/report';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { type LeadFilter, toInboxPath } from '../leads/lead-filter.ts';
import { formatDollars } from '../leads/outcomes.content.ts';
import { type PipelineGroup, pipelineQuery } from '../leads/pipeline.queries.ts';
import { MonthTarget, PipelineTotal, weightingText } from '../leads/pipeline-total.tsx';
import { formatCount } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { link, muted } from '../shared.styles.ts';
import { pipelineLabels } from './report-filter.ts';

const allOpen: LeadFilter = { status: openStatuses.join(','), snoozed: 'any', sort: '-value' };
/** Small screens have no space for it. */
const detail = css({ hideBelow: 'md' });

const fields = { month: 'expected', owner: 'owner', practice: 'practice' } as const satisfies Record<
  PipelineGroup,
  string
>;

/** What will be sold: open leads and their expected values. Each number links to its leads. */
export function OpenPipeline({ by }: { by: PipelineGroup }) {
  return (
    <Loaded query={useQuery(pipelineQuery({}, by))} what="the pipeline" lines={5}>
      {(pipeline) => <Sums pipeline={pipeline} by={by} />}
    </Loaded>
  );
}

function Sums({ pipeline, by }: { pipeline: Pipeline; by: PipelineGroup }) {
  const { rows, total } = pipeline;
  if (total.count === 0) return <p className={muted}>No open leads</p>;
  return (
    <>
      <p>
        <PipelineTotal pipeline={pipeline} /> <MonthTarget pipeline={pipeline} />{' '}
        <Link to={inboxPath('view=board')} className={link}>
          Board
        </Link>
      </p>
      <Table
        caption={`Open pipeline by ${by}`}
        headings={[pipelineLabels[by], 'Leads', 'Value', 'Weighted', ...(by === 'month' ? ['Target'] : [])]}
      >
        {rows.map((row) => (
          <Row key={row.key} name={nameOf(by, row)} sum={row} filter={{ ...allOpen, [fields[by]]: row.key }}>
            {by === 'month' && <TableCell>{row.target === null ? '–' : formatDollars(row.target)}</TableCell>}
          </Row>
        ))}
      </Table>
      <p className={muted}>{weightingText(pipeline)}</p>
    </>
  );
}

interface RowProps {
  name: string;
  sum: PipelineSum;
  filter: LeadFilter;
  children?: ReactNode;
}

const Row = ({ name, sum: { count, withoutValue, value, weighted }, filter, children }: RowProps) => (
  <TableRow>
    <TableCell>
      <bdi>{name}</bdi>
    </TableCell>
    <TableCell>
      <Link to={toInboxPath(filter)} className={link}>
        {formatCount(count)}
      </Link>
      {withoutValue > 0 && withoutValue < count && (
        <span className={cx(muted, detail)}> {formatCount(withoutValue)} without a value</span>
      )}
    </TableCell>
    <TableCell>
      {value > 0 ? (
        <Link to={toInboxPath({ ...filter, valueFrom: '0' })} className={link}>
          {formatDollars(value)}
        </Link>
      ) : (
        '–'
      )}
    </TableCell>
    <TableCell>{value > 0 && weighted !== null ? formatDollars(weighted) : '–'}</TableCell>
    {children}
  </TableRow>
);

function nameOf(by: PipelineGroup, { key, label }: Pipeline['rows'][number]): string {
  if (by === 'owner') return label || 'Unassigned';
  if (key === 'none') return 'Not specified';
  if (by === 'practice') return practiceName(key);
  return key === 'past' ? 'Before this month' : formatMonth(key);
}
