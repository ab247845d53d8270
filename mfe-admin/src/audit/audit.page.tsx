import { Link, useSearchParams } from '@portal/platform';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@portal/platform/query';
import type { AuditEvent, AuditKind, AuditQuery } from '@portal/staff-client/audit-event';
import { staff, unwrap } from '@portal/staff-client/client';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { LoadMore } from '../app/layout/load-more.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { leadPath } from '../paths.ts';
import { muted } from '../shared.styles.ts';
import { ShortTime } from '../time/short-time.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { eventDetails, eventTitle } from './event-details.ts';
import { isAuditKind } from './kinds.content.ts';

/** Who signed in, changed accounts, exported or merged leads. For managers. */
export const Component = () => (
  <ManagerPage title="Audit log" purpose="A manager can read the audit log.">
    <PageHeader
      title="Audit log"
      intro="Sign-ins, changes to accounts, exports and merges. Events cannot be changed or deleted."
    />
    <AuditFilters />
    <AuditEvents />
  </ManagerPage>
);

function AuditEvents() {
  const [search] = useSearchParams();
  const query = useInfiniteQuery(auditQuery(parseFilter(search)));
  return (
    <Loaded query={query} what="the audit log" lines={8}>
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          <EmptyState title="No matching events">Try removing a filter.</EmptyState>
        ) : (
          <>
            <AuditTable events={pages.flatMap(({ items }) => items)} />
            <LoadMore query={query} what="events" end="End of the log" />
          </>
        )
      }
    </Loaded>
  );
}

/** Events of the audit log, newest first, page by page. */
const auditQuery = (filter: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      unwrap(staff.GET('/api/admin/audit', { params: { query: { ...filter, before: pageParam } }, signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    // Opening the page shows the newest events.
    staleTime: 0,
  });

/** Reads the filter from the query string. `from` and `to` are days in the time zone of the browser. */
function parseFilter(search: URLSearchParams): AuditQuery {
  const person = Number(search.get('person'));
  const kind = search.get('kind') ?? '';
  return {
    person: Number.isInteger(person) && person > 0 ? person : undefined,
    kind: isAuditKind(kind) ? (kind as AuditKind) : undefined,
    since: startOfDay(search.get('from'), 0),
    until: startOfDay(search.get('to'), 1),
  };
}

/** Returns the start of a day, or of the day `offset` days later, as ISO 8601. */
function startOfDay(day: string | null, offset: number): string | undefined {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + offset);
  return date.toISOString();
}

const lines = css({ display: 'grid', overflowWrap: 'anywhere' });

/** Actors that are no staff members. */
const actorNames: Record<string, string> = {
  operator: 'Command line',
  system: 'System',
  visitor: 'Not signed in',
};

const AuditTable = ({ events }: { events: AuditEvent[] }) => (
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
