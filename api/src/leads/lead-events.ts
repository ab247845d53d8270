import type { LeadEventKind } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

interface LeadEvent {
  leadId: number;
  kind: LeadEventKind;
  data: object;
  messageId?: number | undefined;
}

export interface Batch {
  /** Null: nobody did it, or the account was deleted meanwhile. */
  actorId: number | null;
  batchId: string | null;
}

/**
 * Records events, for timelines, and returns their ids. Triggers on `lead_events` notify staff (sql/staff_notifications.sql) and open lead
 * desks (sql/live_updates.sql).
 */
export async function recordEvents(
  manager: EntityManager,
  { actorId, batchId }: Batch,
  events: LeadEvent[],
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `insert into lead_events (lead_id, kind, actor_id, batch_id, data, message_id)
     select lead_id, kind, $1::integer, $2::uuid, data, message_id
     from unnest($3::integer[], $4::text[], $5::jsonb[], $6::integer[]) as event (lead_id, kind, data, message_id)
     returning id`,
    [
      actorId,
      batchId,
      events.map(({ leadId }) => leadId),
      events.map(({ kind }) => kind),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ messageId = null }) => messageId),
    ],
  );
  return rows.map(({ id }) => id);
}
