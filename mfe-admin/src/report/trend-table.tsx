import type { Report } from '@portal/staff-client/report';
import { TextLink } from '@portal/ui/link';
import { Table, TableCell, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { inboxPath } from '../paths.ts';
import { bucketName } from './format.ts';
import { type Metric, metricLabels } from './report-filter.ts';
import { formatValue, valuesOf } from './trend.tsx';

const frame = css({
  fontSize: 'xs',
  '& summary': { cursor: 'pointer', color: 'fg.muted', minHeight: '8', width: 'fit-content' },
});

/** The data of the chart, the latest first. */
export function TrendTable({ report: { trend, unit, today }, metric }: { report: Report; metric: Metric }) {
  return (
    <details className={frame}>
      <summary>View as table</summary>
      <Table caption={metricLabels[metric]} headings={['Time', metricLabels[metric], 'Period before']}>
        {trend.toReversed().map((bucket) => {
          const { value, before, query, queryBefore } = valuesOf(bucket, metric);
          return (
            <TableRow key={bucket.from}>
              <TableHeading scope="row">{bucketName(bucket, unit, today)}</TableHeading>
              <TableCell>
                <TextLink to={inboxPath(query)} tone="quiet">
                  {formatValue(value, metric)}
                </TextLink>
              </TableCell>
              <TableCell>
                <TextLink to={inboxPath(queryBefore)} tone="quiet">
                  {formatValue(before, metric)}
                </TextLink>
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </details>
  );
}
