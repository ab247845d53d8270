import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { InboxIcon, SearchIcon, WifiOffIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { reasonOf } from '../lead/lead-actions.ts';
import { useConnection } from '../live/use-connection.ts';
import { addressOf, type LeadFilter } from './lead-filter.ts';

const room = css({ padding: { base: '4', md: '6' } });

const quiet: Record<string, [title: string, words: string]> = {
  '': ['Nothing has been sent yet', 'Requests from the website appear here the moment they are stored.'],
  'status=new&sort=due': [
    'Everybody has an answer',
    'New requests appear here until somebody has contacted the person.',
  ],
  'due=soon&sort=due': ['Nothing is due soon', 'Requests appear here when the time for a first answer runs out.'],
  'due=overdue&sort=due': ['Nothing is overdue', 'Every request has been answered in time, or is not due yet.'],
  'owner=me': ['Nothing is yours yet', 'Press m on a lead to take it.'],
  'spam=1': ['No spam', 'What looks like spam is put aside here, with the reason. Nothing is ever thrown away.'],
  'failed=1': [
    'Everything was delivered',
    'Mails and webhooks that could not be delivered appear here, to be sent again.',
  ],
};

/** Why there is nothing, and what to do about it. */
export function NoLeads({ filter }: { filter: LeadFilter }) {
  const known = quiet[addressOf(filter)];
  return (
    <div className={room} role="status">
      {known ? (
        <EmptyState title={known[0]} icon={<Icon of={InboxIcon} size="lg" />}>
          {known[1]}
        </EmptyState>
      ) : (
        <EmptyState
          title="No lead fits"
          icon={<Icon of={SearchIcon} size="lg" />}
          action={
            <ButtonLink to="/admin" tone="quiet" size="sm">
              Clear search and filters
            </ButtonLink>
          }
        >
          {filter.q ? `Nothing was found for “${filter.q}” under these filters.` : 'Nothing fits these filters.'}
        </EmptyState>
      )}
    </div>
  );
}

/** The list could not be read. */
export function ListProblem({ error, retry }: { error: Error; retry: () => void }) {
  const isOffline = useConnection() === 'offline';
  return (
    <div className={room} role="alert">
      <EmptyState
        title={isOffline ? 'You are offline' : 'The list cannot be read right now'}
        icon={<Icon of={WifiOffIcon} size="lg" />}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {reasonOf(error)}
      </EmptyState>
    </div>
  );
}
