import { ConflictException, NotFoundException } from '@nestjs/common';
import type { LeadStatus } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

/** What actions look at before they change it. */
export interface LockedLead {
  id: number;
  status: LeadStatus;
  owner_id: number | null;
  is_unread: boolean;
  is_spam: boolean;
  merged_into_id: number | null;
  created_at: Date;
  first_responded_at: Date | null;
}

/** Any constant: whoever merges or separates leads asks for the same one, so that families change one after the other. */
const familyLock = 7_263_554_202;

export const holdFamilies = (manager: EntityManager) => manager.query('select pg_advisory_xact_lock($1)', [familyLock]);

/** The leads at the end of their chains of merges, each once. A number that is no lead's is refused. */
export async function rootsOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows: { id: number; root_id: number | null }[] = await manager.query(
    'select asked.id, leads.root_id from unnest($1::integer[]) as asked (id) left join leads on leads.id = asked.id',
    [ids],
  );
  const unknown = rows.find(({ root_id }) => root_id === null);
  if (unknown) throw new NotFoundException(`There is no lead ${unknown.id}.`);
  return [...new Set(rows.flatMap(({ root_id }) => root_id ?? []))];
}

/** Keeps others from changing these leads until the transaction ends; always in the same order, so nobody waits in a circle. */
export const lock = (manager: EntityManager, ids: number[]): Promise<LockedLead[]> =>
  manager.query(
    `select id, status, owner_id, is_unread, is_spam, merged_into_id, created_at, first_responded_at
     from leads where id = any($1::integer[]) order by id for update`,
    [ids],
  );

export async function lockRoots(manager: EntityManager, ids: number[]): Promise<LockedLead[]> {
  const leads = await lock(manager, await rootsOf(manager, ids));
  if (leads.some(({ merged_into_id }) => merged_into_id !== null))
    throw new ConflictException('Somebody has just merged one of these leads. Please try again.');
  return leads;
}
