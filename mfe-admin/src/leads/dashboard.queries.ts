import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

export const ranges = ['7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

/** Statistics of the last days. Live events mark them as stale, so that they reload when the dashboard is opened. */
export const dashboardQuery = (days: Range) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', days],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/dashboard', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
  });
