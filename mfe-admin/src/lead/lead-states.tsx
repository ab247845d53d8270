import { ApiError } from '@portal/staff-client/api-error';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
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
  const back = (
    <ButtonLink tone="quiet" to={toInboxPath(lastFilter())}>
      Back to leads
    </ButtonLink>
  );
  return (
    <div className={padded} role="alert">
      {isNotFound ? (
        <EmptyState title="Lead not found" action={back}>
          The link may be incomplete, or the lead was deleted.
        </EmptyState>
      ) : (
        <EmptyState title="The lead could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
          {errorMessage(error)}
        </EmptyState>
      )}
    </div>
  );
}
