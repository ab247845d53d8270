import { useInfiniteQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { openRequest } from '../commands/overlay.ts';
import { earlierTimelineQuery } from '../leads/lead.queries.ts';
import { useHasRole } from '../session/session.ts';
import { header, heading } from '../shared.styles.ts';
import { TimelineItem } from './timeline-item.tsx';

/** All events of a lead, the latest first. */
export function Timeline({ lead }: { lead: Lead }) {
  const earlier = useInfiniteQuery(earlierTimelineQuery(lead.id, lead.timelineCursor));
  const canEdit = useHasRole('agent');
  const entries = [...lead.timeline, ...(earlier.data?.pages.flatMap(({ items }) => items) ?? [])];
  const hasMore = earlier.data ? earlier.hasNextPage : lead.timelineCursor !== null;
  const latest = latestDeliveries(entries);

  return (
    <section aria-label="Timeline">
      <div className={header}>
        <h2 className={heading}>Timeline</h2>
        {canEdit && (
          <Button tone="quiet" size="sm" onClick={() => openRequest(lead)}>
            Add a request
          </Button>
        )}
      </div>
      <ol>
        {entries.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} lead={lead} isLatest={latest.has(entry.id)} />
        ))}
      </ol>
      {hasMore && (
        <Button
          tone="quiet"
          size="sm"
          disabled={earlier.isFetching}
          onClick={() => (earlier.data ? earlier.fetchNextPage() : earlier.refetch())}
        >
          {earlier.isFetching ? 'Loading…' : 'Show earlier events'}
        </Button>
      )}
    </section>
  );
}

/** Returns the latest entry of each delivery, where it can be retried. */
function latestDeliveries(entries: Lead['timeline']): Set<number> {
  const latest = new Map<number, number>();
  for (const { id, delivery } of entries) if (delivery && !latest.has(delivery.id)) latest.set(delivery.id, id);
  return new Set(latest.values());
}
