import { Button } from '@portal/ui/button';
import { footer } from './leads-table.styles.ts';

export interface NextPage {
  exists: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
}

/** The next page loads on scrolling; the button is for keyboards and for another try after an error. */
export function ListFooter({ nextPage }: { nextPage: NextPage }) {
  return (
    <div className={footer} role="status">
      {nextPage.hasFailed && 'More leads could not be loaded. '}
      {nextPage.isLoading && 'Loading more…'}
      {nextPage.exists && !nextPage.isLoading && (
        <Button tone="quiet" size="sm" onClick={nextPage.load}>
          Load more
        </Button>
      )}
      {!nextPage.exists && 'End of list'}
    </div>
  );
}
