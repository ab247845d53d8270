import { useNavigate } from '@portal/platform';
import { useInfiniteQuery, useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import type { RowSelectionState } from '@tanstack/react-table';
import { type RefObject, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { useCommands } from '../commands/use-commands.ts';
import { leadCommands } from '../lead/lead-commands.ts';
import { sessionQuery } from '../session/session.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FreshPill } from './fresh-pill.tsx';
import { type LeadFilter, toList } from './lead-filter.ts';
import { leadsQuery } from './leads.queries.ts';
import { LeadsTable } from './leads-table.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListProblem, NoLeads } from './list-states.tsx';
import { useFreshLeads } from './use-fresh-leads.ts';
import { activeLead, rememberList, useActiveLead } from './where-we-are.ts';

const none: LeadSummary[] = [];
const nothing: RowSelectionState = {};
const body = css({ position: 'relative', display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });

export function Inbox({ filter }: { filter: LeadFilter }) {
  const list = useInfiniteQuery(leadsQuery(filter));
  const leads = list.data?.pages.flatMap(({ items }) => items) ?? none;
  const [selected, setSelected] = useSelection(filter);
  const scroller = useRef<HTMLDivElement>(null);
  const chosen = leads.filter(({ id }) => selected[id]);
  const isReading = () => chosen.length > 0 || isAmidList(scroller);
  const fresh = useFreshLeads(filter, isReading);
  useInboxCommands({ filter, leads, chosen, select: setSelected });

  return (
    <>
      <FilterBar filter={filter} total={list.data?.pages[0]?.total} />
      <div className={body}>
        <FreshPill
          count={fresh.count}
          onShow={() => {
            fresh.show();
            scroller.current?.scrollTo({ top: 0 });
          }}
        />
        {list.isPending ? (
          <ListSkeleton />
        ) : list.error && leads.length === 0 ? (
          <ListProblem error={list.error} retry={() => list.refetch()} />
        ) : leads.length === 0 ? (
          <NoLeads filter={filter} />
        ) : (
          <LeadsTable
            filter={filter}
            leads={leads}
            isOlder={list.isPlaceholderData}
            more={{
              has: list.hasNextPage,
              isComing: list.isFetchingNextPage,
              hasFailed: list.isFetchNextPageError,
              fetch: list.fetchNextPage,
            }}
            selected={selected}
            onSelect={setSelected}
            scroller={scroller}
          />
        )}
        <BulkBar leads={chosen} onDone={() => setSelected({})} />
      </div>
    </>
  );
}

/** What is selected is selected under a filter: another one starts with nothing. */
function useSelection(filter: LeadFilter) {
  const [selection, setSelection] = useState({ filter, ids: {} as RowSelectionState });
  const ids = selection.filter === filter ? selection.ids : nothing;
  const select = (change: RowSelectionState | ((ids: RowSelectionState) => RowSelectionState)) =>
    setSelection({ filter, ids: typeof change === 'function' ? change(ids) : change });
  return [ids, select] as const;
}

/** Somewhere in the list, by scrolling or by key: new leads must not push away what is being read. */
function isAmidList({ current }: RefObject<HTMLDivElement | null>): boolean {
  return current !== null && (current.scrollTop > 8 || current.contains(document.activeElement));
}

/** With a lead that was not selected, or without one that was. */
function turned(selected: RowSelectionState, id: number): RowSelectionState {
  const { [id]: was, ...others } = selected;
  return was ? others : { ...others, [id]: true };
}

interface InboxCommands {
  filter: LeadFilter;
  leads: LeadSummary[];
  chosen: LeadSummary[];
  select: (change: (selected: RowSelectionState) => RowSelectionState) => void;
}

function useInboxCommands({ filter, leads, chosen, select }: InboxCommands) {
  const { data: me } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const active = useActiveLead();
  const lead = leads.find(({ id }) => id === active);
  const meant = chosen.length > 0 ? chosen : lead ? [lead] : [];

  const move = (steps: number) => {
    const at = leads.findIndex(({ id }) => id === active);
    const next = leads[Math.min(Math.max(at + steps, 0), leads.length - 1)];
    if (next) activeLead.become(next.id, true);
  };
  const open = (id: number, hash = '') => {
    rememberList(filter);
    navigate(`/admin/leads/${id}${hash}`);
  };
  const key = (id: string, label: string, keys: string, run: () => void) =>
    ({ id, label, keys, group: 'List', onlyKeys: true, run }) as const;

  useCommands([
    ...leadCommands(meant, me),
    ...(lead ? [{ ...key('note', 'Write a note', 'n', () => open(lead.id, '#note')), needs: 'agent' as const }] : []),
    key('next', 'Next lead', 'j', () => move(1)),
    key('previous', 'Previous lead', 'k', () => move(-1)),
    key('open', 'Open the lead', 'o', () => lead && open(lead.id)),
    key('select', 'Select the lead', 'x', () => {
      if (lead) select((all) => turned(all, lead.id));
    }),
    key('clear', 'Select nothing', 'Escape', () => select(() => ({}))),
    key('search', 'Search', '/', () => document.getElementById('search')?.focus()),
    { ...key('everything', 'Clear search and filters', 'z', () => void navigate(toList({}))), onlyKeys: false },
  ]);
}
