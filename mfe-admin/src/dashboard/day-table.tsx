import { formatLongDay } from '@portal/contracts/business-time';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { TextLink } from '@portal/ui/link';
import { Table, TableCell, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { inboxPath } from '../paths.ts';

const frame = css({
  fontSize: 'xs',
  marginTop: '2',
  '& summary': { cursor: 'pointer', color: 'fg.muted', minHeight: '8' },
});

/** The data of the chart, the latest day first. */
export function DayTable({ days }: { days: Dashboard['leadsPerDay'] }) {
  return (
    <details className={frame}>
      <summary>View as table</summary>
      <Table caption="Leads per day" headings={['Day', 'Leads']}>
        {days.toReversed().map(({ day, count, query }, index) => (
          <TableRow key={day}>
            <TableHeading scope="row">
              {formatLongDay(day)}
              {index === 0 && ' (today so far)'}
            </TableHeading>
            <TableCell>
              <TextLink to={inboxPath(query)} tone="quiet">
                {count}
              </TextLink>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </details>
  );
}
