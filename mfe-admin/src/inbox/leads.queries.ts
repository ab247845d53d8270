import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryClient,
  queryOptions,
} from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';
import type { LeadList, LeadSummary, LeadsQuery } from '@portal/staff-client/lead';
import type { LeadFilter } from './lead-filter.ts';

const pageSize = 50;
const lists = ['desk', 'leads'];

export type LoadedLeads = InfiniteData<LeadList, string | undefined>;

const readPage = (filter: LeadFilter, cursor?: string, signal?: AbortSignal): Promise<LeadList> =>
  answer(
    staff.GET('/api/admin/leads', { params: { query: { ...filter, limit: pageSize, cursor } as LeadsQuery }, signal }),
  );

/** The inbox under a filter, page after page. The list before stays in sight while the next one is on its way. */
export const leadsQuery = (filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: [...lists, filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: LeadList) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The few leads the palette offers for what is typed. */
export const foundLeadsQuery = (q: string) =>
  queryOptions({
    queryKey: [...lists, 'found', q],
    queryFn: ({ signal }) => answer(staff.GET('/api/admin/leads', { params: { query: { q, limit: 6 } }, signal })),
    placeholderData: keepPreviousData,
  });

/** The list's beginning as it is now, without touching what is shown. */
export const readFirstPage = (filter: LeadFilter) => readPage(filter);

/** Shows the list's beginning; what lies behind is read again on the way down. */
export const showFirstPage = (filter: LeadFilter, page: LeadList) =>
  queryClient.setQueryData<LoadedLeads>(leadsQuery(filter).queryKey, { pages: [page], pageParams: [undefined] });

export const loadedLeads = (filter: LeadFilter): LeadSummary[] =>
  queryClient.getQueryData<LoadedLeads>(leadsQuery(filter).queryKey)?.pages.flatMap(({ items }) => items) ?? [];

/** Changes leads wherever they are listed, without moving them. */
export function patchLists(ids: readonly number[], change: (lead: LeadSummary) => LeadSummary) {
  queryClient.setQueriesData<LoadedLeads>({ queryKey: lists }, (data) => {
    if (!data?.pages) return data;
    const patched = (page: LeadList): LeadList => ({
      ...page,
      items: page.items.map((lead) => (ids.includes(lead.id) ? change(lead) : lead)),
    });
    return { ...data, pages: data.pages.map(patched) };
  });
}

export const isListed = (id: number): boolean =>
  queryClient
    .getQueriesData<LoadedLeads>({ queryKey: lists })
    .some(([, data]) => data?.pages?.some(({ items }) => items.some((lead) => lead.id === id)));

/** Lists that are not on the page are read again when they are; the one that is, only when told so. */
export const forgetLists = (isShownToo: boolean) =>
  queryClient.invalidateQueries({ queryKey: lists, refetchType: isShownToo ? 'active' : 'none' });
