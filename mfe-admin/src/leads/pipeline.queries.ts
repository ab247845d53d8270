import type { OpenStatus } from '@portal/contracts/lead';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import { liveStream } from '../live/live-stream.ts';
import { type LeadFilter, toSearch } from './lead-filter.ts';
import { pipelineKey, search } from './leads.queries.ts';

/** By what the rows of the open pipeline are. */
export type PipelineGroup = 'month' | 'owner' | 'practice';

/** Cards of a stage. */
const shownCards = 50;

/** The sums of open leads. */
export const pipelineQuery = (filter: LeadFilter, by: PipelineGroup = 'month') =>
  queryOptions({
    queryKey: [...pipelineKey, by, filter],
    queryFn: async ({ signal }) => {
      await liveStream.connected();
      const { sort: _, ...body } = toSearch(filter);
      return unwrap(staff.POST('/api/admin/leads/pipeline', { body: { ...body, by }, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** The leads of each stage with the highest values, as the pages of a list: changes of leads are shown at once. */
export const boardQuery = (filter: LeadFilter, stages: readonly OpenStatus[]) =>
  queryOptions({
    queryKey: [...pipelineKey, 'board', filter],
    queryFn: async ({ signal }) => {
      await liveStream.connected();
      const searches = stages.map((status) => ({ ...toSearch(stageFilter(filter, status)), limit: shownCards }));
      return { pages: await Promise.all(searches.map((one) => search(one, signal))) };
    },
    placeholderData: keepPreviousData,
  });

/** The filter of the list of a stage. What waits for a day is expected all the same. */
export const stageFilter = (filter: LeadFilter, status: OpenStatus): LeadFilter => ({
  snoozed: 'any',
  ...filter,
  view: '',
  status,
  sort: '-value',
});
