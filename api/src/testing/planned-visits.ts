import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

export interface PlannedVisit {
  startsAt: string;
  assigneeId?: number;
  /** With the one of an earlier visit and a higher sequence: its next version. */
  uid?: string;
  sequence?: number;
  isCancelled?: boolean;
}

/** Stores a visit, and returns its id. */
export async function planVisit({ sql }: TestApi, lead: number, visit: PlannedVisit): Promise<number | undefined> {
  const [stored] = await sql<{ id: number }>(
    `insert into site_visits (lead_id, uid, sequence, is_cancelled, starts_at, minutes, address, note, assignee_id)
     values ($1, $2, $3, $4, $5, 60, '500 Congress Ave', 'Gate code 4711', $6) returning id`,
    [
      ...[lead, visit.uid ?? randomUUID(), visit.sequence ?? 0, visit.isCancelled ?? false, visit.startsAt],
      visit.assigneeId,
    ],
  );
  return stored?.id;
}
