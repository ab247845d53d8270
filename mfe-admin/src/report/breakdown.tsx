import { type Practice, practices } from '@portal/contracts/practices';
import { Link } from '@portal/platform';
import type { Report, ReportRow } from '@portal/staff-client/report';
import { css } from 'styled-system/css';
import { formatDollars } from '../leads/outcomes.content.ts';
import { formatCount, formatShare } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { hidden, muted } from '../shared.styles.ts';
import { Change } from './comparison.tsx';
import { formatSeconds } from './format.ts';
import { LeadsLink } from './leads-link.tsx';
import { groupingLabels, type ReportFilter } from './report-filter.ts';

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { srOnly: true },
  '& thead': { hideBelow: 'lg' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'middle',
    paddingInlineEnd: { lg: '4' },
    paddingBlock: { lg: '2' },
  },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
  '& tbody tr': {
    borderTop: 'hairline',
    // A card: name and number, the bar, then the other numbers with their names.
    display: { base: 'grid', lg: 'table-row' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '3',
  },
  '& td': { whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere', width: { lg: '22%' }, gridColumn: 'span 2' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    display: { lg: 'none' },
    color: 'fg.muted',
    marginInlineEnd: '1',
  },
});
const number = css({ whiteSpace: 'nowrap', fontWeight: 'semibold', textAlign: { base: 'end!', lg: 'start!' } });
const plot = css({ gridColumn: '1 / -1', gridRow: '2', minWidth: { lg: '10rem' }, width: { lg: '30%' } });
const track = css({ position: 'relative', height: '3', borderRadius: 'xs', bg: 'bg.sunken' });
const bar = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  bg: 'accent',
  borderRadius: 'xs',
  minWidth: '0.5',
  '&[data-unknown]': { bg: 'border.strong' },
});
/** Where the period before was. */
const mark = css({ position: 'absolute', insetBlock: '-1', width: '0.5', bg: 'fg' });

/** Numbers by one field, the most leads first, and what is not specified last. */
export function Breakdown({ report, by }: { report: Report; by: NonNullable<ReportFilter['by']> }) {
  const { rows, otherRows } = report;
  const max = Math.max(1, ...rows.flatMap(({ now, before }) => [now.leads.count, before.leads.count]));
  const title = groupingLabels[by];
  if (rows.length === 0) return <p className={muted}>No leads in this period</p>;
  return (
    <>
      <table className={table}>
        <caption>Leads by {title.toLowerCase()}</caption>
        <thead>
          <tr>
            {[
              title,
              'New leads, mark: before',
              'Leads',
              'Change',
              'Won',
              'Won value',
              'Win rate',
              'On time',
              'Median',
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.value} row={row} max={max} />
          ))}
        </tbody>
      </table>
      {otherRows > 0 && <p className={muted}>{formatCount(otherRows)} more with fewer leads are not shown.</p>}
    </>
  );
}

function Row({ row: { value, label, now, before }, max }: { row: ReportRow; max: number }) {
  const isUnknown = value === 'none' || undefined;
  return (
    <tr data-practice={practiceOf(value)}>
      <th scope="row">
        <bdi>{label}</bdi>
      </th>
      <td className={plot}>
        <Link to={inboxPath(now.leads.query)} tabIndex={-1} aria-hidden>
          <div className={track}>
            <span className={bar} data-unknown={isUnknown} style={{ width: `${(now.leads.count / max) * 100}%` }} />
            {before.leads.count > 0 && (
              <span className={mark} style={{ left: `${(before.leads.count / max) * 100}%` }} />
            )}
          </div>
        </Link>
      </td>
      <td className={number}>
        <LeadsLink to={now.leads} />
        <span className={hidden}> (before {formatCount(before.leads.count)})</span>
      </td>
      <td>
        <Change now={now.leads.count} before={before.leads.count} />
      </td>
      <td data-label="Won">
        <LeadsLink to={now.won} />
      </td>
      <td>{now.wonValue > 0 ? <LeadsLink to={now.won}>{formatDollars(now.wonValue)}</LeadsLink> : '–'}</td>
      <td data-label="Win rate">
        <LeadsLink to={now.closed}>{formatShare(now.won.count, now.closed.count)}</LeadsLink>
      </td>
      <td data-label="On time">
        <LeadsLink to={now.answeredInTime}>{formatShare(now.answeredInTime.count, now.due.count)}</LeadsLink>
      </td>
      <td data-label="Median">{formatSeconds(now.medianSeconds)}</td>
    </tr>
  );
}

const practiceOf = (value: string): Practice | undefined => practices.find(({ id }) => id === value)?.id;
