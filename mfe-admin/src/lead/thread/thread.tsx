import { useInfiniteQuery } from '@portal/platform/query';
import type { Lead, TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { type RefObject, useState } from 'react';
import { earlierTimelineQuery } from '../../leads/lead.queries.ts';
import { signedInId } from '../../session/session.ts';
import { hidden } from '../../shared.styles.ts';
import { summaryOf } from './event-summary.tsx';
import { timelineAnchor } from './message-anchor.ts';
import * as styles from './thread.styles.ts';
import { isLogEntry, LogEntries, ThreadEntry } from './thread-entry.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

interface ThreadProps {
  lead: Lead;
  /** Set to the id of the newest entry when that is visible. */
  seen: RefObject<number>;
}

/** What was asked, answered and noted about a lead, the newest at the bottom. What happened besides is folded. */
export function Thread({ lead, seen }: ThreadProps) {
  const earlier = useInfiniteQuery(earlierTimelineQuery(lead.id, lead.timelineCursor));
  const newestFirst = [...lead.timeline, ...(earlier.data?.pages.flatMap(({ items }) => items) ?? [])];
  const hasMore = earlier.data ? earlier.hasNextPage : lead.timelineCursor !== null;
  const [newest] = newestFirst;
  const answers = answersOf(newestFirst);
  const [opened] = useState(newest?.id);
  const { ref, onScroll, hasArrival, scrollToEnd } = useThreadScroll(newestFirst.at(-1)?.id, newest?.id, seen);

  return (
    <>
      <section ref={ref} className={styles.scroll} aria-label="Timeline" {...timelineAnchor} onScroll={onScroll}>
        <div className={styles.entries}>
          {hasMore && (
            <Button
              tone="plain"
              size="sm"
              className={styles.older}
              disabled={earlier.isFetching}
              onClick={() => (earlier.data ? earlier.fetchNextPage() : earlier.refetch())}
            >
              {earlier.isFetching ? 'Loading…' : 'Show earlier entries'}
            </Button>
          )}
          {groupEntries(newestFirst, answers).map((group) =>
            'entries' in group ? (
              <LogEntries key={group.entries[0]?.id} entries={group.entries} lead={lead} />
            ) : (
              <ThreadEntry
                key={group.entry.id}
                entry={group.entry}
                lead={lead}
                answer={answers.get(group.entry.message?.id)}
              />
            ),
          )}
        </div>
        {hasArrival && (
          <div className={styles.arrival}>
            <Button tone="quiet" size="sm" className={styles.arrivalButton} onClick={scrollToEnd}>
              New entry ↓
            </Button>
          </div>
        )}
      </section>
      <p className={hidden} role="status">
        {newest &&
          newest.id !== opened &&
          (isFromOthers(newest)
            ? summaryOf(newest, lead)
            : newest.message?.delivery?.state === 'waiting' &&
              !newest.message.delivery.isScheduled &&
              'Sending in ten seconds. Press u to undo.')}
      </p>
    </>
  );
}

/** Whether it has come without the user. */
const isFromOthers = (entry: TimelineEntry) => !isLogEntry(entry) && entry.actor?.id !== signedInId();

/** The entries of messages that count as contacts, by the ids of messages that are shown. They are part of the message. */
type Answers = ReadonlyMap<number | null | undefined, TimelineEntry>;

function answersOf(entries: readonly TimelineEntry[]): Answers {
  const shown = new Set(entries.flatMap(({ kind, message }) => (kind === 'message' && message ? message.id : [])));
  return new Map(
    entries.flatMap((entry) => {
      const id = entry.kind === 'contact' ? entry.contact?.messageId : null;
      return id != null && shown.has(id) ? [[id, entry] as const] : [];
    }),
  );
}

type Group = { entry: TimelineEntry } | { entries: TimelineEntry[] };

/** Returns the entries from the oldest to the newest, with those of the log that follow each other together. */
function groupEntries(newestFirst: readonly TimelineEntry[], answers: Answers): Group[] {
  const groups: Group[] = [];
  const failed = failedDeliveries(newestFirst);
  for (const entry of newestFirst.toReversed()) {
    if (answers.get(entry.contact?.messageId) === entry) continue;
    const last = groups.at(-1);
    if (!isLogEntry(entry) || failed.has(entry.id)) groups.push({ entry });
    else if (last && 'entries' in last) last.entries.push(entry);
    else groups.push({ entries: [entry] });
  }
  return groups;
}

/** Returns the ids of the latest entries of deliveries that have failed: there they can be sent again. */
function failedDeliveries(newestFirst: readonly TimelineEntry[]): Set<number> {
  const latest = new Map<number, number>();
  for (const { id, delivery } of newestFirst)
    if (delivery?.currentState === 'failed' && !latest.has(delivery.id)) latest.set(delivery.id, id);
  return new Set(latest.values());
}
