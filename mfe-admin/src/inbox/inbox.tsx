import { toast } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { type RefObject, useMemo, useRef } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { fetchAllIds, leadsQuery } from '../leads/leads.queries.ts';
import { useHasRole } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { BulkActions } from './bulk-actions.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LeadList } from './lead-list.tsx';
import { NewLeadsButton } from './new-leads-button.tsx';
import { NoLeads } from './no-leads.tsx';
import { SelectAll } from './select-all.tsx';
import { type Selection, useSelection } from './selection.ts';
import { useInboxCommands } from './use-inbox-commands.ts';
import { useNewLeads } from './use-new-leads.ts';

const body = css({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });

export function Inbox({ filter }: { filter: LeadFilter }) {
  const query = useInfiniteQuery(leadsQuery(filter));
  const leads = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data]);
  const selection = useSelection(filter);
  const scroller = useRef<HTMLDivElement>(null);
  const selectedLeads = leads.filter(({ id }) => selection.ids.has(id));
  const isReading = () => selectedLeads.length > 0 || isScrolledOrFocused(scroller);
  const newLeads = useNewLeads(filter, isReading);
  const canEdit = useHasRole('agent');
  const all = useSelectAll(filter, leads, selection.ids, query.hasNextPage);
  useInboxCommands({ filter, leads, selectedLeads, allIds: all.ids, selection });

  return (
    <>
      <FilterBar filter={filter} page={query.data?.pages[0]}>
        {canEdit && <SelectAll leads={leads} selection={selection} />}
      </FilterBar>
      <FormerOwnersNotice />
      <div className={body}>
        <NewLeadsButton
          count={newLeads.count}
          onShow={() => {
            newLeads.show();
            scroller.current?.scrollTo({ top: 0 });
          }}
        />
        <Loaded query={query} what="leads" lines={12} padded>
          {() =>
            leads.length === 0 ? (
              <NoLeads filter={filter} />
            ) : (
              <LeadList
                filter={filter}
                leads={leads}
                query={query}
                selection={canEdit ? selection : undefined}
                scroller={scroller}
              />
            )
          }
        </Loaded>
        {canEdit && (
          <BulkActions
            leads={selectedLeads}
            allIds={all.ids}
            hasMore={all.hasMore}
            onSelectAll={all.select}
            isSelectingAll={all.isPending}
            onClear={() => selection.set([])}
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
  selected: Selection['ids'],
  hasMore: boolean,
): { ids: number[] | undefined; hasMore: boolean; select: (() => void) | undefined; isPending: boolean } {
  const { mutate, data, reset, isPending, variables } = useAction({
    run: (_: Selection['ids']) => fetchAllIds(filter),
    failed: 'The leads could not be selected',
    onSuccess: ({ ids, hasMore: isCut }) => {
      if (isCut)
        toast.success(`The latest ${ids.length} leads are selected`, 'More match. Narrow the filter to select all.');
    },
    onSettled: (_result, error) => {
      if (error) reset();
    },
  });
  const isCurrent = variables === selected;
  const areLoadedSelected = leads.length > 0 && leads.every(({ id }) => selected.has(id));
  const ids = isCurrent ? data?.ids : undefined;
  return {
    ids,
    hasMore: isCurrent && data?.hasMore === true,
    select: areLoadedSelected && hasMore && !ids ? () => mutate(selected) : undefined,
    isPending: isPending && isCurrent,
  };
}

/** While the list is scrolled or has the focus, new leads must not move its rows. */
function isScrolledOrFocused({ current }: RefObject<HTMLDivElement | null>): boolean {
  return current !== null && (current.scrollTop > 8 || current.contains(document.activeElement));
}
