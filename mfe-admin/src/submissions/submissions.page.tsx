import { HttpError, useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { StaffBar } from './staff-bar.tsx';
import { submissionsQuery } from './submissions.queries.ts';
import { SubmissionsTable } from './submissions-table.tsx';

const content = css({ display: 'grid', gap: '5', padding: { base: '4', md: '6' }, minWidth: '0' });
const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  justifyContent: 'space-between',
});
const title = css({ textStyle: 'subheading' });
const count = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

/** Every request the contact form brought, newest first. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useQuery(submissionsQuery(page));

  return (
    <>
      <title>Contact submissions</title>
      <meta name="robots" content="noindex" />
      <StaffBar />
      <div className={content}>
        <div className={heading}>
          <div>
            <h1 className={title}>Contact submissions</h1>
            <p className={count} role="status">
              {data ? `${data.total} received, newest first` : ''}
            </p>
          </div>
          <Button tone="quiet" size="sm" onClick={() => refetch()} disabled={isFetching}>
            {isFetching ? 'Looking…' : 'Look for new ones'}
          </Button>
        </div>
        {error ? <Problem error={error} retry={refetch} /> : <List page={page} />}
      </div>
    </>
  );
}

function List({ page }: { page: number }) {
  const { data } = useQuery(submissionsQuery(page));
  if (!data) return <Skeleton lines={8} label="Loading submissions" />;

  if (data.total === 0)
    return (
      <EmptyState title="Nothing has been sent yet">
        Requests from the contact page appear here the moment they are stored.
      </EmptyState>
    );
  if (data.items.length === 0)
    return (
      <EmptyState title={`There is no page ${page}`} action={<ButtonLink to="/admin">To the newest</ButtonLink>}>
        The list ends before it.
      </EmptyState>
    );
  return (
    <>
      <SubmissionsTable submissions={data.items} />
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        hrefOf={(target) => (target === 1 ? '/admin' : `/admin?page=${target}`)}
        label="Pages of submissions"
      />
    </>
  );
}

function Problem({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof HttpError && error.status === 401)
    return (
      <EmptyState
        title="Your session has ended"
        action={<Button onClick={() => location.reload()}>Sign in again</Button>}
      >
        Nothing is lost: the list is back as soon as you have signed in.
      </EmptyState>
    );
  return (
    <EmptyState title="The list cannot be read right now" action={<Button onClick={retry}>Try again</Button>}>
      {error instanceof HttpError
        ? `The server answered with status ${error.status}.`
        : 'The server cannot be reached. Check your connection.'}
    </EmptyState>
  );
}
