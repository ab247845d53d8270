import { useSearchParams } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { LoadError } from '../layout/load-error.tsx';
import { ManagerPage } from '../layout/manager-page.tsx';
import { header, intro, title } from '../layout/page.styles.ts';
import { auditQuery } from './audit.queries.ts';
import { parseFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

const footer = css({ display: 'grid', justifyItems: 'center', gap: '2', paddingBlock: '4', color: 'fg.muted' });

/** Who signed in, changed accounts, exported or merged leads. For managers. */
export const Component = () => (
  <ManagerPage title="Audit log" purpose="A manager can read the audit log.">
    <div className={header}>
      <h1 className={title}>Audit log</h1>
    </div>
    <p className={intro}>Sign-ins, changes to accounts, exports and merges. Events cannot be changed or deleted.</p>
    <AuditFilters />
    <AuditEvents />
  </ManagerPage>
);

function AuditEvents() {
  const [search] = useSearchParams();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } =
    useInfiniteQuery(auditQuery(parseFilter(search)));

  if (!data && error) {
    return <LoadError title="The audit log could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton lines={8} label="Loading the audit log" />;
  const events = data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <EmptyState title="No matching events">Try removing a filter.</EmptyState>;
  return (
    <>
      <AuditTable events={events} />
      <div className={footer} role="status">
        {isFetchNextPageError && 'More events could not be loaded. '}
        {hasNextPage ? (
          <Button tone="quiet" size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        ) : (
          'End of the log'
        )}
      </div>
    </>
  );
}
