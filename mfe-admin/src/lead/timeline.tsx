import { useInfiniteQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { earlierQuery } from './lead.queries.ts';
import { list, title } from './timeline.styles.ts';
import { TimelineEntryView } from './timeline-entry.tsx';

/** Everything that has happened, the latest first. */
export function Timeline({ lead }: { lead: Lead }) {
  const earlier = useInfiniteQuery(earlierQuery(lead.id, lead.timelineCursor));
  const entries = [...lead.timeline, ...(earlier.data?.pages.flatMap(({ items }) => items) ?? [])];
  const hasMore = earlier.data ? earlier.hasNextPage : lead.timelineCursor !== null;
  const latestOf = latestDeliveries(entries);

  return (
    <section aria-label="Timeline">
      <h2 className={title}>Timeline</h2>
      <ol className={list}>
        {entries.map((entry) => (
          <TimelineEntryView key={entry.id} entry={entry} lead={lead} isLatest={latestOf.has(entry.id)} />
        ))}
      </ol>
      {hasMore && (
        <Button
          tone="quiet"
          size="sm"
          disabled={earlier.isFetching}
          onClick={() => (earlier.data ? earlier.fetchNextPage() : earlier.refetch())}
        >
          {earlier.isFetching ? 'Looking…' : 'Show what was before'}
        </Button>
      )}
    </section>
  );
}

/** The newest word on each delivery: only there something can be done about it. */
function latestDeliveries(entries: Lead['timeline']): Set<number> {
  const latest = new Map<number, number>();
  for (const { id, delivery } of entries) if (delivery && !latest.has(delivery.id)) latest.set(delivery.id, id);
  return new Set(latest.values());
}
