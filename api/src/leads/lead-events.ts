import type { LeadEventKind } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

interface LeadEvent {
  leadId: number;
  kind: LeadEventKind;
  data: object;
}

export interface Batch {
  /** Null: the account was deleted meanwhile. */
  actorId: number | null;
  batchId: string | null;
}

/** Records events, for timelines and live updates, and returns their ids. After the commit, call `CommitNotifier.notify`. */
export async function recordEvents(
  manager: EntityManager,
  { actorId, batchId }: Batch,
  events: LeadEvent[],
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `insert into lead_events (lead_id, kind, actor_id, batch_id, data)
     select lead_id, kind, $1::integer, $2::uuid, data
     from unnest($3::integer[], $4::text[], $5::jsonb[]) as event (lead_id, kind, data)
     returning id`,
    [
      actorId,
      batchId,
      events.map(({ leadId }) => leadId),
      events.map(({ kind }) => kind),
      events.map(({ data }) => JSON.stringify(data)),
    ],
  );
  return rows.map(({ id }) => id);
}
