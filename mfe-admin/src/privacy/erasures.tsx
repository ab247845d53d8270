import { useSite } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { LoadError } from '../layout/load-error.tsx';
import { countsOf } from '../leads/erasure-counts.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { erasuresQuery } from './privacy.queries.ts';
import { downloadReceipt } from './receipt.ts';

const lines = css({ overflowWrap: 'anywhere' });
const footer = css({ display: 'grid', justifyItems: 'center', paddingBlock: '4' });

/** Receipts of erased people. */
export function Erasures() {
  const { company } = useSite();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(erasuresQuery);
  if (!data && error) return <LoadError title="Receipts could not be loaded" error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={4} label="Loading receipts" />;
  const erasures = data.pages.flatMap(({ items }) => items);
  if (erasures.length === 0)
    return <EmptyState title="No one has been erased yet">Receipts will be listed here.</EmptyState>;
  return (
    <>
      <Table caption="Erased people">
        <TableHead>
          <tr>
            <TableHeading>Receipt</TableHeading>
            <TableHeading>Time</TableHeading>
            <TableHeading>By</TableHeading>
            <TableHeading>Removed</TableHeading>
            <TableHeading>File</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {erasures.map((erasure) => (
            <TableRow key={erasure.id}>
              <TableCell>{erasure.id}</TableCell>
              <TableCell>
                <time dateTime={erasure.erasedAt} title={formatDateTime(erasure.erasedAt)}>
                  {formatShortDateTime(erasure.erasedAt)}
                </time>
              </TableCell>
              <TableCell>
                <span className={lines}>{erasure.erasedBy}</span>
              </TableCell>
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
        </tbody>
      </Table>
      {hasNextPage && (
        <div className={footer}>
          <Button tone="quiet" size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
}
