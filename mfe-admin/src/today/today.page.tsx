import { useLocation, useNavigate, useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useEffect } from 'react';
import { Layout } from '../app/layout/layout.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { activeFilters, filterOf, toInboxPath } from '../leads/lead-filter.ts';
import { todayQuery } from '../leads/today.queries.ts';
import { OperationProblems } from './operation-state.tsx';
import { Today } from './today.tsx';
import { TodayHeader } from './today-header.tsx';

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
