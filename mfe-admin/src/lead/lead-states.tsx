import { Refusal } from '@portal/staff-client/refusal';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { toList } from '../inbox/lead-filter.ts';
import { rememberedList } from '../inbox/where-we-are.ts';
import { reasonOf } from './lead-actions.ts';

const room = css({ padding: { base: '4', md: '6' } });

export const LeadSkeleton = () => (
  <div className={room}>
    <Skeleton lines={9} label="Loading the lead" />
  </div>
);

export function LeadProblem({ error, retry }: { error: Error; retry: () => void }) {
  const isMissing = error instanceof Refusal && (error.status === 404 || error.status === 400);
  const back = (
    <ButtonLink tone="quiet" to={toList(rememberedList())}>
      Back to the list
    </ButtonLink>
  );
  return (
    <div className={room} role="alert">
      {isMissing ? (
        <EmptyState title="There is no such lead" action={back}>
          The address may be cut short, or the lead was removed.
        </EmptyState>
      ) : (
        <EmptyState title="The lead cannot be read right now" action={<Button onClick={retry}>Try again</Button>}>
          {reasonOf(error)}
        </EmptyState>
      )}
    </div>
  );
}
