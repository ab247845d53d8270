import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { activeLead, scrollOffsets, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { useHasRole } from '../session/session.ts';
import { columns, features, readOnlyColumns } from './lead-columns.tsx';
import { LeadRow } from './lead-row.tsx';
import { body, scroll, table as tableStyles } from './leads-table.styles.ts';
import { ListFooter, type NextPage } from './list-footer.tsx';
import { TableHeader } from './table-header.tsx';
import { presentationRole, rowGroupRole, tableRole } from './table-roles.ts';

const rowHeight = 57;
const cardHeight = 148;
/** The next page loads this many rows before the end. */
const prefetchRows = 15;

interface LeadsTableProps {
  filter: LeadFilter;
  leads: LeadSummary[];
  /** Shows the list of the previous filter until the new one has loaded. */
  isPreviousList: boolean;
  nextPage: NextPage;
  selection: RowSelectionState;
  onSelectionChange: (change: RowSelectionState | ((selection: RowSelectionState) => RowSelectionState)) => void;
  scroller: RefObject<HTMLDivElement | null>;
}

/** A virtualized table: only visible rows are rendered. */
export function LeadsTable({
  filter,
  leads,
  isPreviousList,
  nextPage,
  selection,
  onSelectionChange,
  scroller,
}: LeadsTableProps) {
  const canEdit = useHasRole('agent');
  const table = useTable({
    features,
    columns: canEdit ? columns : readOnlyColumns,
    data: leads,
    getRowId: ({ id }) => String(id),
    state: { rowSelection: selection },
    onRowSelectionChange: onSelectionChange,
  });
  const { rows } = table.getRowModel();
  const isNarrow = useIsNarrow();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? cardHeight : rowHeight),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialOffset: () => scrollOffsets.get(filter),
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);

  useActiveRowFocus(leads, (index) => virtual.scrollToIndex(index));
  useEffect(() => {
    if (
      last &&
      last.index >= rows.length - prefetchRows &&
      nextPage.exists &&
      !nextPage.isLoading &&
      !nextPage.hasFailed
    )
      nextPage.load();
  }, [last, rows.length, nextPage]);
  useLayoutEffect(() => {
    const { current } = scroller;
    current?.scrollTo({ top: scrollOffsets.get(filter) });
    return () => scrollOffsets.set(filter, current?.scrollTop ?? 0);
  }, [filter, scroller]);

  return (
    <div ref={scroller} className={scroll} data-scroller>
      <table
        className={tableStyles}
        {...tableRole}
        aria-label="Leads"
        aria-rowcount={nextPage.exists ? -1 : rows.length}
        aria-busy={isPreviousList}
        data-previous={isPreviousList || undefined}
      >
        <TableHeader table={table} filter={filter} />
        <tbody className={body} {...rowGroupRole}>
          <Spacer height={first?.start ?? 0} />
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && <LeadRow key={row.id} row={row} index={index} filter={filter} measure={virtual.measureElement} />
            );
          })}
          <Spacer height={virtual.getTotalSize() - (last?.end ?? 0)} />
        </tbody>
      </table>
      <ListFooter nextPage={nextPage} />
    </div>
  );
}

/** Takes the height of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr {...presentationRole} aria-hidden>
      <td {...presentationRole} style={{ height }} />
    </tr>
  );
}

/** Scrolls to the active row and focuses it. When the row leaves the list, the next one becomes active. */
function useActiveRowFocus(leads: LeadSummary[], scrollToIndex: (index: number) => void) {
  const activeId = useStore(activeLead);
  const index = leads.findIndex(({ id }) => id === activeId);
  const previousIndex = useRef(-1);

  useEffect(() => {
    const successor = leads[Math.min(previousIndex.current, leads.length - 1)];
    // The removed row had the focus. A focus that has moved elsewhere stays there.
    if (index < 0 && successor && document.activeElement === document.body)
      setActiveLead(successor.id, { focus: true });
    previousIndex.current = index;
  }, [index, leads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another row becomes active, not on each render
  useEffect(() => {
    if (index < 0 || !takePendingFocus()) return;
    scrollToIndex(index);
    const timer = setTimeout(() => findLeadLink(activeId)?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [activeId, index]);
}

const findLeadLink = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-lead="${id}"]`);

function useIsNarrow(): boolean {
  return globalThis.matchMedia?.('(width < 48rem)').matches ?? false;
}
