import type { LeadList } from '@portal/staff-client/lead';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadNews } from '../live/live-stream.ts';
import { useNews } from '../live/use-connection.ts';
import type { LeadFilter } from './lead-filter.ts';
import { loadedLeads, readFirstPage, showFirstPage } from './leads.queries.ts';

const togetherMs = 300;
/** What can bring a lead to the top of a list it did not stand in. */
const arrivals: LeadNews['kind'][] = ['submitted', 'released', 'separated'];

/** Leads that have arrived since the list was read: shown at once, or counted while somebody reads further down. */
export function useFreshLeads(filter: LeadFilter, isReading: () => boolean) {
  const [found, setFound] = useState<{ filter: LeadFilter; page: LeadList }>();
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reading = useRef(isReading);
  useEffect(() => {
    reading.current = isReading;
  });
  useEffect(() => () => clearTimeout(due.current), []);

  const look = useCallback(async () => {
    due.current = undefined;
    const now = await readFirstPage(filter).catch(() => undefined);
    if (!now) return;
    if (reading.current()) return setFound({ filter, page: now });
    showFirstPage(filter, now);
    setFound(undefined);
  }, [filter]);
  const hear = useCallback(
    ({ kind }: LeadNews) => {
      if (arrivals.includes(kind)) due.current ??= setTimeout(look, togetherMs);
    },
    [look],
  );
  useNews(hear, look);

  const page = found?.filter === filter ? found.page : undefined;
  const known = new Map(loadedLeads(filter).map(({ id, lastActivityAt }) => [id, lastActivityAt]));
  const count = page?.items.filter(({ id, lastActivityAt }) => known.get(id) !== lastActivityAt).length ?? 0;
  const show = () => {
    if (page) showFirstPage(filter, page);
    setFound(undefined);
  };
  return { count, show };
}
