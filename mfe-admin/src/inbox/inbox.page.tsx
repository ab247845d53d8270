import { useLocation } from '@portal/platform';
import { useMemo } from 'react';
import { Layout } from '../app/layout/layout.tsx';
import { filterOf, parseFilter, toQueryString } from '../leads/lead-filter.ts';
import { BoardView } from './board-view.tsx';
import { Inbox } from './inbox.tsx';
import { listTitle } from './list-title.ts';

/** The list of leads, filtered by the URL. */
export function Component() {
  const query = toQueryString(filterOf(useLocation()));
  const filter = useMemo(() => parseFilter(new URLSearchParams(query)), [query]);

  return (
    <Layout title={listTitle(filter)}>
      {filter.view === 'board' ? <BoardView filter={filter} /> : <Inbox filter={filter} />}
    </Layout>
  );
}
