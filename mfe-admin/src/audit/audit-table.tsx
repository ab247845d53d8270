import type { AuditEvent } from '@portal/staff-client/audit-event';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { muted, stackedHead } from '../layout/page.styles.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { eventDetails, eventTitle } from './event-details.ts';

/** On small screens each row is a block: event, person, then time and address. */
const block = css({ display: { base: 'grid', md: 'table-row' } });
const lines = css({ display: 'grid', overflowWrap: 'anywhere' });

export function AuditTable({ events }: { events: AuditEvent[] }) {
  return (
    <Table caption="Audit log">
      <TableHead className={stackedHead}>
        <tr>
          <TableHeading>Event</TableHeading>
          <TableHeading>By</TableHeading>
          <TableHeading>Time</TableHeading>
          <TableHeading>Network</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </tbody>
    </Table>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const { actor, subject, at, network } = event;
  const about = subject && subject.email !== actor.email ? subject.email : '';
  const details = [about, eventDetails(event)].filter(Boolean).join(' · ');
  return (
    <TableRow className={block}>
      <TableCell>
        <span className={lines}>
          {eventTitle(event)}
          {details && <span className={muted}>{details}</span>}
        </span>
      </TableCell>
      <TableCell>
        <span className={lines}>{actorNames[actor.email] ?? actor.email}</span>
      </TableCell>
      <TableCell>
        <time dateTime={at} title={formatDateTime(at)}>
          {formatShortDateTime(at)}
        </time>
      </TableCell>
      <TableCell>
        <span className={muted}>{network ?? ''}</span>
      </TableCell>
    </TableRow>
  );
}

/** Actors that are no staff members. */
const actorNames: Record<string, string> = {
  operator: 'Command line',
  system: 'System',
  visitor: 'Not signed in',
};
