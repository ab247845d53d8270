import { infiniteQueryOptions, queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

/** A lead with all that is known of it and the newest part of its timeline. */
export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'lead', id],
    queryFn: ({ signal }) => answer(staff.GET('/api/admin/leads/{id}', { params: { path: { id } }, signal })),
  });

/** What lies further back on the timeline. */
export const earlierQuery = (id: number, cursor: string | null) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'earlier', id, cursor],
    queryFn: ({ pageParam, signal }) =>
      answer(
        staff.GET('/api/admin/leads/{id}/timeline', {
          params: { path: { id }, query: { cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
  });
