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
}

export const batchSize = 500;

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
      'select pg_snapshot_xmin(pg_current_snapshot())::text as transaction',
    );
    return { transaction: BigInt(transaction), id: 0n };
  }

  async after({ transaction, id }: EventPosition): Promise<EventBatch> {
    const rows: Row[] = await this.database.query(
      // Without its table, the name in `order by` would be the text, in which 1000 comes before 999.
      `select transaction_id::text, id, lead_id, kind, at, actor_id from lead_events
       where (transaction_id, id) > ($1::xid8, $2::bigint)
         and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       order by lead_events.transaction_id, lead_events.id limit ${batchSize}`,
      [String(transaction), String(id)],
    );
    const [{ head, held, restored }]: [{ head: string; held: boolean; restored: boolean }] = await this.database.query(
      `select pg_snapshot_xmin(now.snapshot)::text as head,
              exists (select from lead_events where transaction_id >= pg_snapshot_xmin(now.snapshot)
                and transaction_id < pg_snapshot_xmax(now.snapshot)) as held,
              exists (select from lead_events where transaction_id >= pg_snapshot_xmax(now.snapshot)) as restored
       from (select pg_current_snapshot() as snapshot) as now`,
    );
    if (restored) await this.renumberRestored();
    return { events: rows.map(eventOf), head: { transaction: BigInt(head), id: 0n }, hasUncommitted: held };
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
