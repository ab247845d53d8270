import { Skeleton } from '@portal/ui/skeleton';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { padded } from '../shared.styles.ts';
import { useModule } from '../use-module.ts';
import { FilterBar } from './filter-bar.tsx';

const loadBoard = () => import(/* webpackChunkName: "board" */ './board.tsx');

/** Open leads by stage, instead of the list. */
export function BoardView({ filter }: { filter: LeadFilter }) {
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
