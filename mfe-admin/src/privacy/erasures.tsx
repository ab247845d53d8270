import { useSite } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { LoadMore } from '../layout/load-more.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { countsOf } from '../leads/erasure-counts.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { erasuresQuery } from './privacy.queries.ts';
import { downloadReceipt } from './receipt.ts';

/** Receipts of erased people. */
export function Erasures() {
  const { company } = useSite();
  const query = useInfiniteQuery(erasuresQuery);
  return (
    <Loaded query={query} what="receipts" lines={4}>
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          <EmptyState title="No one has been erased yet">Receipts will be listed here.</EmptyState>
        ) : (
          <>
            <Table caption="Erased people" headings={['Receipt', 'Time', 'By', 'Removed', 'File']}>
              {pages
                .flatMap(({ items }) => items)
                .map((erasure) => (
                  <TableRow key={erasure.id}>
                    <TableCell>{erasure.id}</TableCell>
                    <TableCell>
                      <time dateTime={erasure.erasedAt} title={formatDateTime(erasure.erasedAt)}>
                        {formatShortDateTime(erasure.erasedAt)}
                      </time>
                    </TableCell>
                    <TableCell>{erasure.erasedBy}</TableCell>
                    <TableCell>{countsOf(erasure.removed).join(', ')}</TableCell>
                    <TableCell>
                      <Button
                        size="sm"
                        tone="quiet"
                        aria-label={`Download receipt ${erasure.id}`}
                        onClick={() => downloadReceipt(erasure, company)}
                      >
                        Download
                      </Button>
                    </TableCell>
                  </TableRow>
                ))}
            </Table>
            <LoadMore query={query} what="receipts" />
          </>
        )
      }
    </Loaded>
  );
}
