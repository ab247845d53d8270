import { Button } from '@portal/ui/button';
import { footer } from '../../shared.styles.ts';

interface LoadMoreProps {
  /** The result of `useInfiniteQuery`. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What is listed, e.g. `leads`. */
  what: string;
  /** Shown after the last page. */
  end?: string;
}

/** Loads the next page of a list. */
export function LoadMore({ query, what, end }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <div className={footer} role="status">
      {isFetchNextPageError && `More ${what} could not be loaded. `}
      {hasNextPage ? (
        <Button tone="quiet" size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Load more'}
        </Button>
      ) : (
        end
      )}
    </div>
  );
}
