import { Link, toast } from '@portal/platform';
import { useInfiniteQuery, useQuery } from '@portal/platform/query';
import { staff, withoutLimit } from '@portal/staff-client/client';
import type { ImportedList, ImportRemoval } from '@portal/staff-client/import';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useEffect, useRef } from 'react';
import { css, cx } from 'styled-system/css';
import { DialogButtons } from '../app/layout/dialog-buttons.tsx';
import { LoadMore } from '../app/layout/load-more.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { toInboxPath } from '../leads/lead-filter.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { countOf } from '../numbers.ts';
import { leadPath } from '../paths.ts';
import { useDownload } from '../session/use-download.ts';
import { buttons, link, mutedLine } from '../shared.styles.ts';
import { ShortTime } from '../time/short-time.tsx';
import { useAction } from '../use-action.ts';
import { countsText } from './import-counts.ts';
import { importsQuery, isInProgress, removalQuery, takeBack } from './imports.queries.ts';

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
                    <ShortTime at={list.createdAt} />
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
          {`${countOf(rows - waiting, 'row')} of ${rows.toLocaleString('en-US')}`}
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
            {countOf(removedLeads, 'lead')} removed
            {removedRequests > 0 && `, ${countOf(removedRequests, 'request')} of other leads`}
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
        else toast.success('Import taken back', `${list.name}: ${countOf(list.removedLeads, 'lead')} removed`);
      }
    }
  }, [lists]);
}

const facts = css({ listStyle: 'disc', paddingInlineStart: '5', '& > li': { marginBottom: '1' } });

/** Asks before an import is taken back, with what is removed and what stays. */
const TakeBackDialog = ({ list }: { list: ImportedList }) => (
  <Dialog
    title={`Take back “${list.name}”?`}
    description="This removes what the import has stored. It cannot be undone."
    trigger={
      <Button size="sm" tone="quiet" aria-label={`Take back ${list.name}`}>
        Take back…
      </Button>
    }
  >
    {(close) => <Confirmation list={list} onClose={close} />}
  </Dialog>
);

function Confirmation({ list, onClose }: { list: ImportedList; onClose: () => void }) {
  const query = useQuery(removalQuery(list.id));
  const { mutate, isPending } = useAction({
    run: () => takeBack(list.id),
    failed: 'The import was not taken back',
    onSuccess: onClose,
  });
  return (
    <Loaded query={query} what="what would be removed" lines={3}>
      {(removal) => (
        <>
          <Facts removal={removal} />
          <DialogButtons
            label="Take back"
            pendingLabel="Taking back…"
            tone="danger"
            isPending={isPending}
            onConfirm={() => mutate()}
            onCancel={onClose}
          />
        </>
      )}
    </Loaded>
  );
}

function Facts({ removal: { leads, requests, kept, keptLeads } }: { removal: ImportRemoval }) {
  const more = kept - keptLeads.length;
  return (
    <ul className={facts}>
      <li>{countOf(leads, 'lead')} that exist only by it: removed.</li>
      {requests > 0 && <li>{countOf(requests, 'request')} of other leads: removed, the leads stay.</li>}
      {kept > 0 && (
        <li>
          {countOf(kept, 'lead')} that staff have worked on since: kept.{' '}
          {keptLeads.map(({ id, name }, index) => (
            <span key={`${id} ${name}`}>
              {index > 0 && ', '}
              <Link to={leadPath(id)} className={link}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
          {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
        </li>
      )}
    </ul>
  );
}
