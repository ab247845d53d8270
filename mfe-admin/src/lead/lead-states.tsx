import { ApiError } from '@portal/staff-client/api-error';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { LoadError } from '../layout/load-error.tsx';
import { toInboxPath } from '../leads/lead-filter.ts';
import { lastFilter } from '../leads/list-state.ts';

const padded = css({ padding: { base: '4', md: '6' } });

export const LeadSkeleton = () => (
  <div className={padded}>
    <Skeleton lines={9} label="Loading the lead" />
  </div>
);

export function LeadError({ error, retry }: { error: Error; retry: () => void }) {
  const isNotFound = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={padded}>
      {isNotFound ? (
        <div role="alert">
          <EmptyState
            title="Lead not found"
            action={
              <ButtonLink tone="quiet" to={toInboxPath(lastFilter())}>
                Back to leads
              </ButtonLink>
            }
          >
            The link may be incomplete, or the lead was deleted.
          </EmptyState>
        </div>
      ) : (
        <LoadError title="The lead could not be loaded" error={error} retry={retry} />
      )}
    </div>
  );
}
