import { infiniteQueryOptions, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { liveStream } from '../live/live-stream.ts';

/** A lead with the latest entries of its timeline. */
export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'lead', id],
    queryFn: async ({ signal }) => {
      await liveStream.connected();
      return unwrap(staff.GET('/api/admin/leads/{id}', { params: { path: { id } }, signal }));
    },
  });

/** Older entries of a timeline. Loads on request only. */
export const earlierTimelineQuery = (id: number, cursor: string | null) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'earlier-timeline', id, cursor],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        staff.GET('/api/admin/leads/{id}/timeline', {
          params: { path: { id }, query: { cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
  });

/** What merging the lead `leadId` into the lead `id` results in. Always loaded again, because both may have changed. */
export const mergePreviewQuery = (id: number, leadId: number) =>
  queryOptions({
    queryKey: ['admin', 'merge-preview', id, leadId],
    queryFn: ({ signal }) =>
      unwrap(staff.GET('/api/admin/leads/{id}/merge-preview', { params: { path: { id }, query: { leadId } }, signal })),
    gcTime: 0,
  });

/** The HTML of an e-mail, loaded on request. */
export const messageHtmlQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'message-html', id],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/messages/{id}/html', { params: { path: { id } }, signal })),
  });
