import type { EntityManager } from 'typeorm';

/** `same`: the address is one of the customer's. `other`: it is of another person. */
export const joinedDecisions = ['same', 'other'] as const;
export type JoinedDecision = (typeof joinedDecisions)[number];

/** A decision about an address that was joined with a lead by a mail. Stored in the event of the action. */
export interface JoinedChange {
  id: number;
  before: JoinedDecision | null;
  after: JoinedDecision | null;
}

export async function writeDecisions(manager: EntityManager, changes: JoinedChange[]): Promise<void> {
  for (const { id, after } of changes)
    await manager.query('update joined_people set decision = $2 where id = $1', [id, after]);
}

/** Returns what is decided about these addresses. */
export async function storedDecisions(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, JoinedDecision | null>> {
  const rows: { id: number; decision: JoinedDecision | null }[] = await manager.query(
    'select id, decision from joined_people where id = any($1::integer[])',
    [ids],
  );
  return new Map(rows.map(({ id, decision }) => [id, decision]));
}
