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
      `select transaction_id::text, id, lead_id, kind, at, actor_id from lead_events
       where (transaction_id, id) > ($1::xid8, $2::bigint)
         and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       order by transaction_id, id limit ${batchSize}`,
      [String(transaction), String(id)],
    );
    const [{ held }]: [{ held: boolean }] = await this.database.query(
      `select exists (select from lead_events where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())) as held`,
    );
    return { events: rows.map(eventOf), hasUncommitted: held };
  }
}

const eventOf = (row: Row): LiveEvent => ({
  position: { transaction: BigInt(row.transaction_id), id: BigInt(row.id) },
  leadId: row.lead_id,
  kind: row.kind,
  at: row.at.toISOString(),
  actorId: row.actor_id,
});
