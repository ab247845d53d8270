import type { LeadSummary } from '@portal/staff-client/lead';
import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { columns, features } from './lead-columns.tsx';
import type { LeadFilter } from './lead-filter.ts';
import { LeadRow } from './lead-row.tsx';
import { body, table as look, scroll } from './leads-table.styles.ts';
import { ListFoot, type More } from './list-foot.tsx';
import { TableHeadings } from './table-headings.tsx';
import { asGroup, asNothing, asTable } from './table-roles.ts';
import { activeLead, scrolledTo, useActiveLead } from './where-we-are.ts';

const rowHeight = 57;
const cardHeight = 148;
/** This many rows before the end, the next page is asked for. */
const ahead = 15;

interface LeadsTableProps {
  filter: LeadFilter;
  leads: LeadSummary[];
  /** The rows are those of the list before, until this one has come. */
  isOlder: boolean;
  more: More;
  selected: RowSelectionState;
  onSelect: (change: RowSelectionState | ((selected: RowSelectionState) => RowSelectionState)) => void;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Only the rows in sight are drawn, whatever the list's length. */
export function LeadsTable({ filter, leads, isOlder, more, selected, onSelect, scroller }: LeadsTableProps) {
  const table = useTable({
    features,
    columns,
    data: leads,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: { rowSelection: selected },
    onRowSelectionChange: onSelect,
  });
  const { rows } = table.getRowModel();
  const isNarrow = useIsNarrow();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? cardHeight : rowHeight),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialOffset: () => scrolledTo.get(filter),
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);

  useActiveRow(leads, (index) => virtual.scrollToIndex(index));
  useEffect(() => {
    if (last && last.index >= rows.length - ahead && more.has && !more.isComing && !more.hasFailed) more.fetch();
  }, [last, rows.length, more]);
  useLayoutEffect(() => {
    const { current } = scroller;
    current?.scrollTo({ top: scrolledTo.get(filter) });
    return () => scrolledTo.set(filter, current?.scrollTop ?? 0);
  }, [filter, scroller]);

  return (
    <div ref={scroller} className={scroll} data-scroller>
      <table
        className={look}
        {...asTable}
        aria-label="Leads"
        aria-rowcount={more.has ? -1 : rows.length}
        aria-busy={isOlder}
        data-older={isOlder || undefined}
      >
        <TableHeadings table={table} filter={filter} />
        <tbody className={body} {...asGroup}>
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
      <ListFoot more={more} />
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr {...asNothing} aria-hidden>
      <td {...asNothing} style={{ height }} />
    </tr>
  );
}

/** Brings the lead that keys act on into sight, and the keyboard to it. Where it has left the list, its successor takes over. */
function useActiveRow(leads: LeadSummary[], bringIntoSight: (index: number) => void) {
  const active = useActiveLead();
  const index = leads.findIndex(({ id }) => id === active);
  const place = useRef(-1);

  useEffect(() => {
    const successor = leads[Math.min(place.current, leads.length - 1)];
    // The row went, and the keyboard with it; whoever has gone elsewhere is left alone.
    if (index < 0 && successor && document.activeElement === document.body) activeLead.become(successor.id, true);
    place.current = index;
  }, [index, leads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when another row is meant, not when the list is drawn again
  useEffect(() => {
    if (index < 0 || !activeLead.takesFocus()) return;
    bringIntoSight(index);
    const timer = setTimeout(() => linkOf(active)?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [active, index]);
}

const linkOf = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-lead="${id}"]`);

function useIsNarrow(): boolean {
  return globalThis.matchMedia?.('(width < 48rem)').matches ?? false;
}
