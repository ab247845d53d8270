import { queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { liveStream } from '../live/live-stream.ts';
import { todayKey } from './leads.queries.ts';

/** The work of today of the signed-in user, or of a colleague. */
export const todayQuery = (person?: number) =>
  queryOptions({
    queryKey: [...todayKey, person],
    queryFn: async ({ signal }) => {
      await liveStream.connected();
      return unwrap(staff.GET('/api/admin/today', { params: { query: { owner: person } }, signal }));
    },
    // Next steps become overdue without an event.
    refetchInterval: 60_000,
  });
