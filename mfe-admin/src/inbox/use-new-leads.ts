import type { LeadList } from '@portal/staff-client/lead';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { fetchFirstPage, loadedLeads, replaceWithFirstPage } from '../leads/leads.queries.ts';
import type { LeadEvent } from '../live/live-stream.ts';
import { useLeadEvents } from '../live/use-live-stream.ts';

/** Events within this time are handled together. */
const batchMs = 300;
/** Events that can add a lead to a list. */
const addingEvents: LeadEvent['kind'][] = ['submitted', 'released', 'separated', 'undone'];

/** Adds new leads to the list, or counts them while `isReading` is true. */
export function useNewLeads(filter: LeadFilter, isReading: () => boolean) {
  const [pending, setPending] = useState<{ filter: LeadFilter; page: LeadList }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestIsReading = useRef(isReading);
  useEffect(() => {
    latestIsReading.current = isReading;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = useCallback(async () => {
    timer.current = undefined;
    // The list stays as it is when it cannot be loaded; the next event tries again.
    const page = await fetchFirstPage(filter).catch(() => undefined);
    if (!page) return;
    if (latestIsReading.current()) return setPending({ filter, page });
    replaceWithFirstPage(filter, page);
    setPending(undefined);
  }, [filter]);
  const scheduleRefresh = useCallback(
    ({ kind }: LeadEvent) => {
      if (addingEvents.includes(kind)) timer.current ??= setTimeout(refresh, batchMs);
    },
    [refresh],
  );
  useLeadEvents(scheduleRefresh, refresh);

  const page = pending?.filter === filter ? pending.page : undefined;
  const listed = new Map(loadedLeads(filter).map(({ id, lastActivityAt }) => [id, lastActivityAt]));
  const count = page?.items.filter(({ id, lastActivityAt }) => listed.get(id) !== lastActivityAt).length ?? 0;
  const show = () => {
    if (page) replaceWithFirstPage(filter, page);
    setPending(undefined);
  };
  return { count, show };
}
