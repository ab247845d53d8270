import { formatLongDay } from '@portal/contracts/business-time';
import { Link, useLocation, useNavigate, useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PlusIcon } from '@portal/ui/icons';
import { useEffect } from 'react';
import { Layout } from '../app/layout/layout.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { openRequest } from '../commands/overlay.ts';
import * as styles from '../leads/day-list.styles.ts';
import { activeFilters, filterOf, toInboxPath } from '../leads/lead-filter.ts';
import { PersonButton } from '../leads/person-button.tsx';
import { todayQuery } from '../leads/today.queries.ts';
import { inboxPath, todayPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { link, pageTitle } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';
import { OperationProblems } from './operation-state.tsx';
import { Today } from './today.tsx';

/** The start page: what is to do today. */
export function Component() {
  const [search] = useSearchParams();
  const given = search.get('person') ?? '';
  const person = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
  const query = useQuery(todayQuery(person));
  const operation = query.data?.operation;
  const isInbox = useEarlierInbox();
  return (
    <Layout title="Today">
      <TodayHeader person={person} snoozed={query.data?.snoozed ?? 0} />
      {operation && <OperationProblems {...operation} />}
      {!isInbox && (
        <Loaded query={query} what="the work of today" lines={9} padded>
          {(today) => <Today today={today} person={person} />}
        </Loaded>
      )}
    </Layout>
  );
}

/** The inbox had this address before. Links to its filters are in mails and bookmarks. */
function useEarlierInbox(): boolean {
  const navigate = useNavigate();
  const filter = filterOf(useLocation());
  const isInbox = activeFilters(filter).length > 0 || filter.q !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (isInbox) navigate(toInboxPath(filter), { replace: true });
  }, [isInbox]);
  return isInbox;
}

interface TodayHeaderProps {
  person: number | undefined;
  snoozed: number;
}

/** Title, day, and whose day it is. */
function TodayHeader({ person, snoozed }: TodayHeaderProps) {
  const isManager = useHasRole('manager');
  const canEdit = useHasRole('agent');
  return (
    <header className={styles.header}>
      <h1 className={pageTitle}>Today</h1>
      <span className={styles.day}>{formatLongDay(businessDay())}</span>
      {snoozed > 0 && (
        <Link to={inboxPath(`owner=${person ?? 'me'}&snoozed=1`)} className={link}>
          {snoozed.toLocaleString('en-US')} snoozed
        </Link>
      )}
      <div className={styles.tools}>
        {isManager && (
          <PersonButton
            title="Whose day?"
            shown={person ?? 'Me'}
            choices={[['Me', todayPath]]}
            pathOf={(id) => `${todayPath}?person=${id}`}
          />
        )}
        {canEdit && (
          <Button size="sm" title="New lead (+)" onClick={() => openRequest()}>
            <Icon of={PlusIcon} size="sm" />
            New lead
          </Button>
        )}
      </div>
    </header>
  );
}
