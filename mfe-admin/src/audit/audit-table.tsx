import { Link } from '@portal/platform';
import type { AuditEvent } from '@portal/staff-client/audit-event';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { leadPath } from '../paths.ts';
import { muted } from '../shared.styles.ts';
import { ShortTime } from '../time/short-time.tsx';
import { eventDetails, eventTitle } from './event-details.ts';

const lines = css({ display: 'grid', overflowWrap: 'anywhere' });

/** Actors that are no staff members. */
const actorNames: Record<string, string> = {
  operator: 'Command line',
  system: 'System',
  visitor: 'Not signed in',
};

export const AuditTable = ({ events }: { events: AuditEvent[] }) => (
  <Table caption="Audit log" headings={['Event', 'By', 'Time', 'Network']} stacked>
    {events.map((event) => (
      <EventRow key={event.id} event={event} />
    ))}
  </Table>
);

function EventRow({ event }: { event: AuditEvent }) {
  const { actor, subject, at, network } = event;
  const about = subject && subject.email !== actor.email ? subject.email : '';
  const details = [about, eventDetails(event)].filter(Boolean).join(' · ');
  return (
    <TableRow>
      <TableCell wide>
        <span className={lines}>
          <Title event={event} />
          {details && <span className={muted}>{details}</span>}
        </span>
      </TableCell>
      <TableCell wide>
        <span className={css({ overflowWrap: 'break-word' })}>{actorNames[actor.email] ?? actor.email}</span>
      </TableCell>
      <TableCell wide>
        <ShortTime at={at} />
      </TableCell>
      <TableCell wide className={muted}>
        {network}
      </TableCell>
    </TableRow>
  );
}

/** The title, with links to its leads. */
function Title({ event }: { event: AuditEvent }) {
  return (
    <span>
      {eventTitle(event)
        .split(/(\blead \d+)/i)
        .map((part, index) => {
          const id = /^lead (\d+)$/i.exec(part)?.[1] ?? '';
          const name = event.leadNames[id];
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a title have no other identity, and their order does not change
          return name ? <Link key={index} to={leadPath(Number(id))}>{`${part} (${name})`}</Link> : part;
        })}
    </span>
  );
}
