import { Button } from '@portal/ui/button';
import { foot } from './leads-table.styles.ts';

export interface More {
  has: boolean;
  isComing: boolean;
  hasFailed: boolean;
  fetch: () => void;
}

/** The list goes on by itself; the button is for whoever is faster, and for a page that could not be read. */
export function ListFoot({ more }: { more: More }) {
  return (
    <div className={foot} role="status">
      {more.hasFailed && 'The rest could not be read. '}
      {more.isComing && 'Loading more…'}
      {more.has && !more.isComing && (
        <Button tone="quiet" size="sm" onClick={more.fetch}>
          Load more
        </Button>
      )}
      {!more.has && 'That is all.'}
    </div>
  );
}
