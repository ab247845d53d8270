import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { answer, staff } from '@portal/staff-client/client';

export const ranges = ['7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

/** What came in these days and how fast it was answered. Read anew whenever the dashboard is opened. */
export const dashboardQuery = (days: Range) =>
  queryOptions({
    queryKey: ['desk', 'dashboard', days],
    queryFn: ({ signal }) => answer(staff.GET('/api/admin/dashboard', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
  });
