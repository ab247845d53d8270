import { keepPreviousData, queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { MonthTarget } from '@portal/staff-client/report';
import { pipelineKey } from '../leads/leads.queries.ts';
import type { ReportFilter } from './report-filter.ts';

const reportKey = ['admin', 'report'];

/** Live events mark reports as stale, so that they are loaded again when they are opened. */
export const reportQuery = ({ metric: _, open: __, ...query }: ReportFilter) =>
  queryOptions({
    queryKey: [...reportKey, query],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/report', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const downloadReport = ({ metric: _, open: __, ...query }: ReportFilter) =>
  staff.GET('/api/admin/report.csv', { params: { query }, parseAs: 'blob' });

export async function setTarget({ month, ...body }: MonthTarget): Promise<void> {
  await staff.PUT('/api/admin/report/targets/{month}', { params: { path: { month } }, body });
  await Promise.all([reportKey, pipelineKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
