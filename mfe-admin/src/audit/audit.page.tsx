import { useSearchParams } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadMore } from '../layout/load-more.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { ManagerPage } from '../layout/manager-page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { auditQuery } from './audit.queries.ts';
import { parseFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

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
