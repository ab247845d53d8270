import { toast } from '@portal/platform';
import { useInfiniteQuery, useMutation } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import type { RowSelectionState } from '@tanstack/react-table';
import { type RefObject, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { fetchAllIds, leadsQuery } from '../leads/leads.queries.ts';
import { useHasRole } from '../session/session.ts';
import { BulkActions } from './bulk-actions.tsx';
import { FilterBar } from './filter-bar.tsx';

import { LeadsTable } from './leads-table.tsx';
import { ListError, ListSkeleton, NoLeads } from './list-states.tsx';
import { NewLeadsButton } from './new-leads-button.tsx';
import { useInboxCommands } from './use-inbox-commands.ts';
import { useNewLeads } from './use-new-leads.ts';

const noLeads: LeadSummary[] = [];
const noSelection: RowSelectionState = {};
const body = css({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });

export function Inbox({ filter }: { filter: LeadFilter }) {
  const list = useInfiniteQuery(leadsQuery(filter));
  const leads = list.data?.pages.flatMap(({ items }) => items) ?? noLeads;
  const [selection, setSelection] = useSelection(filter);
  const scroller = useRef<HTMLDivElement>(null);
  const selectedLeads = leads.filter(({ id }) => selection[id]);
  const isReading = () => selectedLeads.length > 0 || isScrolledOrFocused(scroller);
  const newLeads = useNewLeads(filter, isReading);
  const canEdit = useHasRole('agent');
  const all = useSelectAll(filter, leads, selection, list.hasNextPage);
  useInboxCommands({ filter, leads, selectedLeads, allIds: all.ids, setSelection });

  const content = () => {
    if (list.isPending) return <ListSkeleton />;
    if (leads.length === 0)
      return list.error ? <ListError error={list.error} retry={() => list.refetch()} /> : <NoLeads filter={filter} />;
    return (
      <LeadsTable
        filter={filter}
        leads={leads}
        isPreviousList={list.isPlaceholderData}
        nextPage={{
          exists: list.hasNextPage,
          isLoading: list.isFetchingNextPage,
          hasFailed: list.isFetchNextPageError,
          load: list.fetchNextPage,
        }}
        selection={selection}
        onSelectionChange={setSelection}
        scroller={scroller}
      />
    );
  };

  return (
    <>
      <FilterBar filter={filter} total={list.data?.pages[0]?.total} />
      <FormerOwnersNotice />
      <div className={body}>
        <NewLeadsButton
          count={newLeads.count}
          onShow={() => {
            newLeads.show();
            scroller.current?.scrollTo({ top: 0 });
          }}
        />
        {content()}
        {canEdit && (
          <BulkActions
            leads={selectedLeads}
            allIds={all.ids}
            onSelectAll={all.select}
            isSelectingAll={all.isPending}
            onClear={() => setSelection({})}
          />
        )}
      </div>
    </>
  );
}

/**
 * Selects everything that matches, once all loaded leads are selected: the ids as of now, so that it is known how many. Another
 * selection ends it.
 */
function useSelectAll(
  filter: LeadFilter,
  leads: LeadSummary[],
  selection: RowSelectionState,
  hasMore: boolean,
): { ids: number[] | undefined; select: (() => void) | undefined; isPending: boolean } {
  const { mutate, data, reset, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (_: RowSelectionState) => fetchAllIds(filter),
    onSuccess: ({ ids, hasMore: isCut }) => {
      if (isCut)
        toast.success(`The latest ${ids.length.toLocaleString('en-US')} leads are selected`, 'More leads match.');
    },
    onError: (error) => {
      reset();
      toast.error('The leads could not be selected', errorMessage(error));
    },
  });
  const isCurrent = variables === selection;
  const areLoadedSelected = leads.length > 0 && leads.every(({ id }) => selection[id]);
  const ids = isCurrent ? data?.ids : undefined;
  return {
    ids,
    select: areLoadedSelected && hasMore && !ids ? () => mutate(selection) : undefined,
    isPending: isPending && isCurrent,
  };
}

/** A selection that a new filter clears. */
function useSelection(filter: LeadFilter) {
  const [state, setState] = useState({ filter, selection: noSelection });
  const selection = state.filter === filter ? state.selection : noSelection;
  const setSelection = (change: RowSelectionState | ((selection: RowSelectionState) => RowSelectionState)) =>
    setState({ filter, selection: typeof change === 'function' ? change(selection) : change });
  return [selection, setSelection] as const;
}

/** While the list is scrolled or has the focus, new leads must not move its rows. */
function isScrolledOrFocused({ current }: RefObject<HTMLDivElement | null>): boolean {
  return current !== null && (current.scrollTop > 8 || current.contains(document.activeElement));
}
