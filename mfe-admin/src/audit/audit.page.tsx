import { useSearchParams } from '@portal/platform';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@portal/platform/query';
import type { AuditKind, AuditQuery } from '@portal/staff-client/audit-event';
import { staff, unwrap } from '@portal/staff-client/client';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadMore } from '../app/layout/load-more.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
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
