import { useLocation } from '@portal/platform';
import { Skeleton } from '@portal/ui/skeleton';
import { useMemo } from 'react';
import { Layout } from '../app/layout/layout.tsx';
import { filterOf, type LeadFilter, parseFilter, toQueryString } from '../leads/lead-filter.ts';
import { padded } from '../shared.styles.ts';
import { useModule } from '../use-module.ts';
import { FilterBar } from './filter-bar.tsx';
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

const loadBoard = () => import(/* webpackChunkName: "board" */ './board.tsx');

/** Open leads by stage, instead of the list. */
function BoardView({ filter }: { filter: LeadFilter }) {
  const board = useModule(loadBoard, true);
  return (
    <>
      <FilterBar filter={filter} />
      {board ? (
        <board.Board filter={filter} />
      ) : (
        <div className={padded}>
          <Skeleton lines={12} label="Loading the board" />
        </div>
      )}
    </>
  );
}
