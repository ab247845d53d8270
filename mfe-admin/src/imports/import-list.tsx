import { Link, toast } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import { staff, withoutLimit } from '@portal/staff-client/client';
import type { ImportedList } from '@portal/staff-client/import';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useEffect, useRef } from 'react';
import { css, cx } from 'styled-system/css';
import { LoadMore } from '../layout/load-more.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { toInboxPath } from '../leads/lead-filter.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { useDownload } from '../session/use-download.ts';
import { buttons, link, mutedLine } from '../shared.styles.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { countsText, plural } from './import-counts.ts';
import { importsQuery, isInProgress } from './imports.queries.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

const progress = css({ display: 'block', width: 'full', maxWidth: '12rem', accentColor: 'accent' });

const actions = css({ alignItems: 'center' });

/** Imports with their progress and result. */
export function ImportList() {
  const query = useInfiniteQuery(importsQuery);
  const lists = query.data?.pages.flatMap(({ items }) => items) ?? [];
  useFinishedToast(lists);
  return (
    <Loaded query={query} what="imports" lines={4}>
      {() =>
        lists.length === 0 ? (
          <EmptyState title="No list has been imported yet">
            Choose a CSV file above. You see what would be imported before anything is stored.
          </EmptyState>
        ) : (
          <>
            <Table caption="Imports" headings={['List', 'Started', 'Result', 'Actions']} stacked>
              {lists.map((list) => (
                <TableRow key={list.id}>
                  <TableCell wide>
                    <strong>
                      <bdi>{list.name}</bdi>
                    </strong>
                  </TableCell>
                  <TableCell>
                    <time dateTime={list.createdAt} title={formatDateTime(list.createdAt)}>
                      {formatShortDateTime(list.createdAt)}
                    </time>
                    <span className={mutedLine}>{list.createdBy ?? 'Deleted account'}</span>
                  </TableCell>
                  <TableCell wide>
                    <Result list={list} />
                  </TableCell>
                  <TableCell wide>
                    <Actions list={list} />
                  </TableCell>
                </TableRow>
              ))}
            </Table>
            <LoadMore query={query} what="imports" />
          </>
        )
      }
    </Loaded>
  );
}

function Result({ list }: { list: ImportedList }) {
  const { state, rows, waiting, counts, removedLeads, removedRequests } = list;
  switch (state) {
    case 'running':
      return (
        <>
          {`${plural(rows - waiting, 'row')} of ${rows.toLocaleString('en-US')}`}
          <progress className={progress} max={rows} value={rows - waiting} aria-label={`Import of ${list.name}`} />
        </>
      );
    case 'taking-back':
      return 'Taking back…';
    case 'taken-back':
      return (
        <>
          Taken back by {list.takenBackBy ?? 'a deleted account'}
          <span className={mutedLine}>
            {plural(removedLeads, 'lead')} removed
            {removedRequests > 0 && `, ${plural(removedRequests, 'request')} of other leads`}
          </span>
        </>
      );
    default:
      return countsText(counts);
  }
}

function Actions({ list }: { list: ImportedList }) {
  const { id, name, state, rejectedRows } = list;
  const { mutate: download, isPending } = useDownload(() =>
    staff.GET('/api/admin/imports/{id}/rejected.csv', {
      params: { path: { id } },
      parseAs: 'blob',
      ...withoutLimit,
    }),
  );
  return (
    <span className={cx(buttons, actions)}>
      <Link to={toInboxPath({ import: String(id) })} className={link} aria-label={`Show leads of ${name}`}>
        Show leads
      </Link>
      {rejectedRows > 0 && (
        <Button
          size="sm"
          tone="quiet"
          disabled={isPending}
          aria-label={`Download rejected rows of ${name}`}
          onClick={() => download()}
        >
          Rejected rows
        </Button>
      )}
      {state === 'done' && <TakeBackDialog list={list} />}
    </span>
  );
}

/** Says when an import that was in progress on this page has ended. */
function useFinishedToast(lists: ImportedList[]) {
  const running = useRef(new Set<number>());
  useEffect(() => {
    for (const list of lists) {
      if (isInProgress(list)) running.current.add(list.id);
      else if (running.current.delete(list.id)) {
        void invalidateLeads([]);
        if (list.state === 'done') toast.success('Import finished', `${list.name}: ${countsText(list.counts)}`);
        else toast.success('Import taken back', `${list.name}: ${plural(list.removedLeads, 'lead')} removed`);
      }
    }
  }, [lists]);
}
