import { queryClient } from '@portal/platform/query';
import type { LeadEvent } from '../live/live-stream.ts';
import { useLeadEvents } from '../live/use-live-stream.ts';
import { leadQuery } from './lead.queries.ts';
import { invalidateLists, isListed, pipelineKey, todayKey, updateListedLeads } from './leads.queries.ts';
import { summaryQuery } from './summary.queries.ts';

/** Events within this time are handled together. */
const batchMs = 400;
/** With more changed rows than this, the list is loaded again instead of each lead. */
const maxRowUpdates = 5;

const changedIds = new Set<number>();
let isScheduled = false;

/** Updates cached leads by the events of the live stream: queries never become stale by age. */
export const useLiveUpdates = () => useLeadEvents(scheduleUpdate, reloadLeads, reloadSummary);

function scheduleUpdate({ leadId }: LeadEvent) {
  changedIds.add(leadId);
  if (!isScheduled) setTimeout(update, batchMs);
  isScheduled = true;
}

async function update() {
  const ids = [...changedIds];
  changedIds.clear();
  isScheduled = false;
  queryClient.invalidateQueries({ queryKey: ['admin', 'report'], refetchType: 'none' });
  reloadOverviews();
  for (const id of ids) queryClient.invalidateQueries(leadQuery(id));

  const listed = ids.filter(isListed);
  if (listed.length > maxRowUpdates) return invalidateLists({ refetchVisible: true });
  for (const id of listed) {
    // A lead that cannot be loaded keeps its row until the list is loaded again.
    const lead = await queryClient.fetchQuery(leadQuery(id)).catch(() => undefined);
    if (lead) updateListedLeads([id], (row) => ({ ...row, ...pickFields(row, lead) }));
  }
}

/** Returns the fields of the lead that its row has too. */
function pickFields<Row extends object>(row: Row, lead: Row): Row {
  return Object.fromEntries(Object.entries(lead).filter(([name]) => name in row)) as Row;
}

const reloadSummary = () => void queryClient.invalidateQueries(summaryQuery);

/** What shows many leads, except the visible list. */
function reloadOverviews() {
  invalidateLists({ refetchVisible: false });
  for (const queryKey of [todayKey, pipelineKey]) queryClient.invalidateQueries({ queryKey });
  reloadSummary();
}

/** Changes may have been missed: loads leads again. The visible list is updated by `useNewLeads`. */
function reloadLeads() {
  reloadOverviews();
  queryClient.invalidateQueries({ queryKey: ['admin', 'lead'] });
}
