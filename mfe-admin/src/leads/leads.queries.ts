import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryClient,
  queryOptions,
} from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadList, LeadSearch, LeadSummary } from '@portal/staff-client/lead';
import { liveStream } from '../live/live-stream.ts';
import { leadQuery } from './lead.queries.ts';
import { type LeadFilter, toInboxPath, toSearch } from './lead-filter.ts';
import { leaveList } from './list-state.ts';
import { summaryQuery } from './summary.queries.ts';

const pageSize = 50;
const listsKey = ['admin', 'leads'];
/** Below the key of all lists, so that they are loaded again with them. */
export const pipelineKey = [...listsKey, 'pipeline'];
export const todayKey = [...listsKey, 'today'];

type LoadedPages = InfiniteData<LeadList, string | undefined>;

export const search = (body: LeadSearch, signal?: AbortSignal): Promise<LeadList> =>
  unwrap(staff.POST('/api/admin/leads/search', { body, signal }));

const fetchPage = (filter: LeadFilter, cursor?: string, signal?: AbortSignal): Promise<LeadList> =>
  search({ ...toSearch(filter), limit: pageSize, cursor }, signal);

/** The leads of the inbox, page by page. While a new filter loads, the previous list stays visible. */
export const leadsQuery = (filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      await liveStream.connected();
      return fetchPage(filter, pageParam, signal);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: LeadList) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Search results of the command palette. */
export const leadSearchQuery = (q: string) =>
  queryOptions({
    queryKey: [...listsKey, 'search', q],
    queryFn: ({ signal }) => search({ q, limit: 6 }, signal),
    placeholderData: keepPreviousData,
  });

/** Loads the first page without changing the cached list. */
export const fetchFirstPage = (filter: LeadFilter) => fetchPage(filter);

/** Replaces the cached list with its new first page. Later pages load again on scrolling. */
export const replaceWithFirstPage = (filter: LeadFilter, page: LeadList) =>
  queryClient.setQueryData<LoadedPages>(leadsQuery(filter).queryKey, { pages: [page], pageParams: [undefined] });

export const loadedLeads = (filter: LeadFilter): LeadSummary[] =>
  queryClient.getQueryData<LoadedPages>(leadsQuery(filter).queryKey)?.pages.flatMap(({ items }) => items) ?? [];

/** Remembers the list with this filter when a lead of it is opened. */
export const leaveInbox = (filter: LeadFilter) =>
  leaveList({ path: toInboxPath(filter), ids: () => loadedLeads(filter).map(({ id }) => id) });

/** Changes the items of all cached lists. */
const changeLists = (change: (items: LeadSummary[]) => LeadSummary[]) =>
  queryClient.setQueriesData<LoadedPages>(
    { queryKey: listsKey },
    (data) => data?.pages && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );

/** Changes leads in all cached lists, at their position. */
export const updateListedLeads = (ids: readonly number[], change: (lead: LeadSummary) => LeadSummary) =>
  changeLists((items) => items.map((lead) => (ids.includes(lead.id) ? change(lead) : lead)));

/** Removes leads from all cached lists. */
export const removeListedLeads = (ids: readonly number[]) =>
  changeLists((items) => items.filter(({ id }) => !ids.includes(id)));

/** Returns the ids of all leads of the filter, also of those that are not loaded. */
export const fetchAllIds = async (filter: LeadFilter) => {
  const { sort: _, ...search } = toSearch(filter);
  return unwrap(staff.POST('/api/admin/leads/ids', { body: search }));
};

export const isListed = (id: number): boolean =>
  queryClient
    .getQueriesData<LoadedPages>({ queryKey: listsKey })
    .some(([, data]) => data?.pages?.some(({ items }) => items.some((lead) => lead.id === id)));

/** Marks all lists as stale. A visible list is loaded again only with `refetchVisible`. */
export const invalidateLists = ({ refetchVisible }: { refetchVisible: boolean }) =>
  queryClient.invalidateQueries({ queryKey: listsKey, refetchType: refetchVisible ? 'active' : 'none' });

/** Reloads everything that shows these leads. */
export async function invalidateLeads(ids: readonly number[]) {
  await Promise.all([
    invalidateLists({ refetchVisible: true }),
    queryClient.invalidateQueries(summaryQuery),
    ...ids.map((id) => queryClient.invalidateQueries(leadQuery(id))),
  ]);
}
