import { queryClient } from '@portal/platform/query';
import { summaryQuery } from '../frame/summary.queries.ts';
import { forgetLists, isListed, patchLists } from '../inbox/leads.queries.ts';
import { leadQuery } from '../lead/lead.queries.ts';
import type { LeadNews } from './live-stream.ts';
import { useNews } from './use-connection.ts';

/** News that come close together are answered once. */
const togetherMs = 400;
/** More rows than these are not read one by one: their list is read again when it is opened next. */
const fewRows = 5;

const changed = new Set<number>();
let isDue = false;

/** Keeps what is shown true to what others do meanwhile: data never go stale by themselves. */
export const useLiveUpdates = () => useNews(hear, startOver);

function hear({ leadId }: LeadNews) {
  changed.add(leadId);
  if (!isDue) setTimeout(catchUp, togetherMs);
  isDue = true;
}

async function catchUp() {
  const ids = [...changed];
  changed.clear();
  isDue = false;
  queryClient.invalidateQueries(summaryQuery);
  queryClient.invalidateQueries({ queryKey: ['desk', 'dashboard'], refetchType: 'none' });
  forgetLists(false);
  for (const id of ids) queryClient.invalidateQueries(leadQuery(id));

  const shown = ids.filter(isListed);
  if (shown.length > fewRows) return forgetLists(true);
  for (const id of shown) {
    // A lead that is gone or cannot be read keeps its row until the list is read again.
    const lead = await queryClient.fetchQuery(leadQuery(id)).catch(() => undefined);
    if (lead) patchLists([id], (row) => ({ ...row, ...summaryOf(row, lead) }));
  }
}

/** Of a lead, what its row shows. */
function summaryOf<Row extends object>(row: Row, lead: Row): Row {
  return Object.fromEntries(Object.entries(lead).filter(([name]) => name in row)) as Row;
}

/** Nobody tells what happened before: leads are read again. The list on the page looks after itself. */
function startOver() {
  forgetLists(false);
  queryClient.invalidateQueries(summaryQuery);
  queryClient.invalidateQueries({ queryKey: ['desk', 'lead'] });
}
