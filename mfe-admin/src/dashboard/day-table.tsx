import { formatLongDay } from '@portal/contracts/business-time';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { inboxPath } from '../paths.ts';

const frame = css({
  fontSize: 'xs',
  marginTop: '2',
  '& summary': { cursor: 'pointer', color: 'fg.muted', minHeight: '8' },
});
const table = css({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { textAlign: 'start', paddingBlock: '1', paddingInlineEnd: '6', fontWeight: 'regular' },
});

/** The data of the chart, the latest day first. */
export function DayTable({ days }: { days: Dashboard['leadsPerDay'] }) {
  return (
    <details className={frame}>
      <summary>View as table</summary>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count, query }, index) => (
            <tr key={day}>
              <th scope="row">
                {formatLongDay(day)}
                {index === 0 && ' (today so far)'}
              </th>
              <td>
                <TextLink to={inboxPath(query)} tone="quiet">
                  {count}
                </TextLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
