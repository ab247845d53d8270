import { infiniteQueryOptions, keepPreviousData } from '@portal/platform/query';
import type { AuditQuery } from '@portal/staff-client/audit-event';
import { staff, unwrap } from '@portal/staff-client/client';

/** Events of the audit log, newest first, page by page. */
export const auditQuery = (filter: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      unwrap(staff.GET('/api/admin/audit', { params: { query: { ...filter, before: pageParam } }, signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    // Opening the page shows the newest events.
    staleTime: 0,
  });
