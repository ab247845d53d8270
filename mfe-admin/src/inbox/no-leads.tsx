import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { InboxIcon, SearchIcon } from '@portal/ui/icons';
import { type LeadFilter, toQueryString } from '../leads/lead-filter.ts';
import { inboxPath } from '../paths.ts';
import { padded } from '../shared.styles.ts';

/** Title and description by the query string of a built-in view. */
const emptyViews: Record<string, [title: string, description: string]> = {
  '': ['No leads yet', 'Form requests from the website appear here.'],
  'due=waiting&sort=due': ['All leads are answered', 'Leads appear here until you log a contact.'],
  'due=soon&sort=due': ['Nothing is due soon', 'Leads appear here shortly before their response is due.'],
  'due=overdue&sort=due': ['Nothing is overdue', 'Leads appear here when their response is late.'],
  'owner=me': ['You have no leads', 'Press m on a lead to assign it to yourself.'],
  'spam=1': ['No spam', 'Suspected spam appears here with the reason. It is never deleted automatically.'],
  'snoozed=1': ['No snoozed leads', 'Press h on a lead to hide it until a day. It comes back by itself.'],
  'failed=1': ['No failed deliveries', 'Emails and webhooks that could not be delivered appear here.'],
};

/** Replaces the list when no lead matches. */
export function NoLeads({ filter }: { filter: LeadFilter }) {
  const view = emptyViews[toQueryString(filter)];
  const reason = filter.q ? `No results for “${filter.q}” with these filters.` : 'No leads match these filters.';
  const clear = (
    <ButtonLink to={inboxPath()} tone="quiet" size="sm">
      Clear search and filters
    </ButtonLink>
  );
  return (
    <div className={padded} role="status">
      <EmptyState
        title={view?.[0] ?? 'No matching leads'}
        icon={<Icon of={view ? InboxIcon : SearchIcon} size="lg" />}
        action={!view && clear}
      >
        {view?.[1] ?? reason}
      </EmptyState>
    </div>
  );
}
