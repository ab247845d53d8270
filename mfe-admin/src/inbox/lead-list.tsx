import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { LoadMore } from '../app/layout/load-more.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { activeLead, scrollOffsets, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { list, scroll } from './lead-list.styles.ts';
import { LeadRow } from './lead-row.tsx';
import type { Selection } from './selection.ts';

const rowHeight = 45;
const cardHeight = 87;
/** The next page loads this many rows before the end. */
const prefetchRows = 15;

interface LeadListProps {
  filter: LeadFilter;
  leads: LeadSummary[];
  /** The query of the leads. Until a new filter has loaded, it has the list of the previous one. */
  query: ComponentProps<typeof LoadMore>['query'] & { isPlaceholderData: boolean };
  /** Undefined: the user cannot select leads. */
  selection: Selection | undefined;
  scroller: RefObject<HTMLDivElement | null>;
}

/** A virtualized list: only visible rows are rendered. */
export function LeadList({ filter, leads, query, selection, scroller }: LeadListProps) {
  const isNarrow = globalThis.matchMedia?.('(width < 48rem)').matches;
  const virtual = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isNarrow ? cardHeight : rowHeight),
    getItemKey: (index) => leads[index]?.id ?? index,
    overscan: 8,
    initialOffset: () => scrollOffsets.get(filter),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1);

  useActiveRowFocus(leads, (index) => virtual.scrollToIndex(index));
  useEffect(() => {
    const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
    const isNearEnd = last && last.index >= leads.length - prefetchRows;
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  }, [last, leads.length, query]);
  useLayoutEffect(() => {
    const { current } = scroller;
    current?.scrollTo({ top: scrollOffsets.get(filter) });
    return () => scrollOffsets.set(filter, current?.scrollTop ?? 0);
  }, [filter, scroller]);

  return (
    <div ref={scroller} className={scroll} data-scroller>
      <ul
        className={list}
        aria-label="Matching leads"
        aria-busy={query.isPlaceholderData}
        style={{ paddingTop: items[0]?.start, paddingBottom: virtual.getTotalSize() - (last?.end ?? 0) }}
      >
        {items.map(({ index }) => {
          const lead = leads[index];
          return (
            lead && (
              <LeadRow
                key={lead.id}
                lead={lead}
                index={index}
                filter={filter}
                size={query.hasNextPage ? -1 : leads.length}
                selection={selection}
                measure={virtual.measureElement}
              />
            )
          );
        })}
      </ul>
      <LoadMore query={query} what="leads" end="End of list" />
    </div>
  );
}

/** Scrolls to the active row and focuses it. When the row leaves the list, the next one becomes active. */
function useActiveRowFocus(leads: LeadSummary[], scrollToIndex: (index: number) => void) {
  const activeId = useStore(activeLead);
  const index = leads.findIndex(({ id }) => id === activeId);
  const previousIndex = useRef(-1);

  // Before the page takes the focus that is lost.
  useLayoutEffect(() => {
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
