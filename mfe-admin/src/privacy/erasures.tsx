import { useSite } from '@portal/platform';
import { infiniteQueryOptions, useInfiniteQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Erasure } from '@portal/staff-client/privacy';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { saveFile } from '@portal/ui/save-file';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { LoadMore } from '../app/layout/load-more.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { countsOf } from '../leads/erasure-counts.ts';
import { formatDateTime } from '../time/business-time.ts';
import { ShortTime } from '../time/short-time.tsx';

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
                      <ShortTime at={erasure.erasedAt} />
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

/** Returns the receipt as a text for the person. It has nothing that identifies the person without the address. */
const receiptText = ({ id, erasedAt, erasedBy, addressHashes, removed }: Erasure, company: string): string =>
  [
    `${company}: receipt ${id} of an erasure`,
    '',
    `Erased: ${formatDateTime(erasedAt)} (${erasedAt})`,
    `By: ${erasedBy}`,
    `Removed: ${countsOf(removed).join(', ')}`,
    'Address, as a keyed hash:',
    ...addressHashes,
    '',
  ].join('\n');

const downloadReceipt = (erasure: Erasure, company: string) =>
  saveFile(new Blob([receiptText(erasure, company)], { type: 'text/plain' }), `erasure-${erasure.id}.txt`);

/** Receipts of erased people, newest first, page by page. */
const erasuresQuery = infiniteQueryOptions({
  queryKey: ['admin', 'erasures'],
  queryFn: ({ pageParam, signal }) =>
    unwrap(staff.GET('/api/admin/erasures', { params: { query: { before: pageParam } }, signal })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  staleTime: 0,
});
