import { toast } from '@portal/platform';
import { useInfiniteQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { SortUpIcon } from '@portal/ui/icons';
import { type RefObject, useMemo, useRef } from 'react';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { Loaded } from '../app/layout/loaded.tsx';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { fetchAllIds, leadsQuery } from '../leads/leads.queries.ts';
import { countOf } from '../numbers.ts';
import { useHasRole } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { BulkActions } from './bulk-actions.tsx';
import { FilterBar } from './filter-bar.tsx';
import { select } from './lead-list.styles.ts';
import { LeadList } from './lead-list.tsx';
import { NoLeads } from './no-leads.tsx';
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

/** Selects all loaded leads, or none. */
function SelectAll({ leads, selection: { ids, set } }: { leads: LeadSummary[]; selection: Selection }) {
  const isAll = leads.length > 0 && leads.every(({ id }) => ids.has(id));
  return (
    <label className={select}>
      <input
        type="checkbox"
        aria-label="Select all loaded leads"
        checked={isAll}
        disabled={leads.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && !isAll;
        }}
        onChange={() => set(isAll ? [] : leads.map(({ id }) => id))}
      />
    </label>
  );
}

const position = css({
  position: 'absolute',
  top: '2',
  insetInline: '0',
  zIndex: 'header',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const button = hstack({
  pointerEvents: 'auto',
  display: 'inline-flex',
  gap: '1.5',
  minHeight: '9',
  paddingInline: '4',
  borderRadius: 'full',
  bg: 'accent',
  color: 'accent.fg',
  textStyle: 'label',
  boxShadow: 'raised',
  cursor: 'pointer',
});

/** Shows new leads on request, so that rows do not move while the list is read. */
function NewLeadsButton({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={position} role="status">
      {count > 0 && (
        <button type="button" className={button} onClick={onShow}>
          <Icon of={SortUpIcon} size="sm" />
          {countOf(count, 'new lead')}
        </button>
      )}
    </div>
  );
}
