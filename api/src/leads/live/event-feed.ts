import { Injectable } from '@nestjs/common';
import type { LeadEventKind } from '@portal/contracts/lead';
import { DataSource } from 'typeorm';
import type { EventPosition } from './event-position.ts';

export interface LiveEvent {
  position: EventPosition;
  leadId: number;
  kind: LeadEventKind;
  at: string;
  actorId: number | null;
}

interface EventBatch {
  events: LiveEvent[];
  /** The current end of the feed, which is before all open transactions. */
  head: EventPosition;
  /** Newer events are stored, but an older transaction is still open and its events come first. */
  hasUncommitted: boolean;
  /** Leads were removed since the position, and with them their events. */
  hasRemovals: boolean;
}

export const batchSize = 500;

/**
 * SQL: the id of the oldest open transaction of this database, or of the next one if none is open. `pg_snapshot_xmin` would include
 * the other databases of the server. Every open transaction counts, also a prepared one, unless a connection to another
 * database runs it.
 */
const oldestOpen = `(
  select coalesce(min(running.id), pg_snapshot_xmax(pg_current_snapshot()))
  from pg_snapshot_xip(pg_current_snapshot()) as running (id)
  where not exists (
    select from pg_stat_activity as connection
    where connection.backend_xid = running.id::xid
      and connection.datname <> current_database()
  )
)`;

interface Row {
  transaction_id: string;
  id: string;
  lead_id: number;
  kind: LeadEventKind;
  at: Date;
  actor_id: number | null;
}

/** Reads lead events in an order in which no event can appear before one that was already read. */
@Injectable()
export class EventFeed {
  constructor(private readonly database: DataSource) {}

  /** Returns the current end of the feed, which is before all open transactions. */
  async head(): Promise<EventPosition> {
    const [{ transaction }]: [{ transaction: string }] = await this.database.query(
      `select ${oldestOpen}::text as transaction`,
    );
    return { transaction: BigInt(transaction), id: 0n };
  }

  async after({ transaction, id }: EventPosition): Promise<EventBatch> {
    const rows: Row[] = await this.database.query(
      // Without its table, the name in `order by` would be the text, in which 1000 comes before 999.
      `select transaction_id::text, id, lead_id, kind, at, actor_id from lead_events
       where (transaction_id, id) > ($1::xid8, $2::bigint)
         and transaction_id < ${oldestOpen}
       order by lead_events.transaction_id, lead_events.id limit ${batchSize}`,
      [String(transaction), String(id)],
    );
    const [{ head, held, restored, removed }]: [{ head: string; held: boolean; restored: boolean; removed: boolean }] =
      await this.database.query(
        `select head::text,
                exists (select from lead_events where transaction_id >= head and transaction_id < next)
                  or exists (select from last_lead_removal where transaction_id >= head and transaction_id < next) as held,
                exists (select from lead_events where transaction_id >= next) as restored,
                exists (select from last_lead_removal where transaction_id >= $1::xid8 and transaction_id < head) as removed
         from (select ${oldestOpen} as head, pg_snapshot_xmax(pg_current_snapshot()) as next) as now`,
        [String(transaction)],
      );
    if (restored) await this.renumberRestored();
    return {
      events: rows.map(eventOf),
      head: { transaction: BigInt(head), id: 0n },
      hasUncommitted: held,
      hasRemovals: removed,
    };
  }

  /**
   * Moves events that another PostgreSQL has written, which a dump carries into this one, to the start of the feed. They
   * name transactions of the other one, which this one has not started yet: they would appear again as new when it does.
   * An event is from elsewhere if its row was not written by the transaction that it names.
   */
  async renumberRestored(): Promise<void> {
    await this.database.query(
      `update lead_events set transaction_id = '0'
       where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())
         and xmin::text <> (transaction_id::text::numeric % 4294967296)::text`,
    );
  }
}

const eventOf = (row: Row): LiveEvent => ({
  position: { transaction: BigInt(row.transaction_id), id: BigInt(row.id) },
  leadId: row.lead_id,
  kind: row.kind,
  at: row.at.toISOString(),
  actorId: row.actor_id,
});
