import { defaultRetentionDays, type RetentionDays, type RetentionKind } from '@portal/contracts/retention';
import { useSite } from '@portal/platform';

interface RetentionRow {
  kind: RetentionKind;
  what: string;
  /** The event from which the days are counted. */
  from: string;
}

const rows: readonly RetentionRow[] = [
  { kind: 'open', what: 'Requests we are working on or have answered', from: 'the last activity' },
  { kind: 'won', what: 'Requests that led to a project', from: 'the last activity' },
  { kind: 'lost', what: 'Requests that led to no project', from: 'the last activity' },
  { kind: 'spam', what: 'Requests recognized as spam', from: 'the last activity' },
  { kind: 'deliveries', what: 'Records of emails and other messages sent about a request', from: 'sending' },
];

/** How long each kind of data is kept on this installation. */
export function RetentionTable() {
  const { retentionDays = defaultRetentionDays } = useSite();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Removed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, what, from }) => (
          <tr key={kind}>
            <th scope="row">{what}</th>
            <td>{removal(retentionDays, kind, from)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function removal(retentionDays: RetentionDays, kind: RetentionKind, from: string): string {
  const days = retentionDays[kind];
  if (days === 0) return 'Not automatically. We erase them when you ask.';
  return `${duration(days)} after ${from}`;
}

/** `730 days (2 years)`, `1 day`. */
function duration(days: number): string {
  const years = days / 365;
  const inYears = Number.isInteger(years) ? ` (${years} ${years === 1 ? 'year' : 'years'})` : '';
  return `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}${inYears}`;
}
