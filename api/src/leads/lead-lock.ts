import { ConflictException, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { advisoryLocks } from '../platform/database/advisory-locks.ts';
import { type LeadFields, leadColumns } from './lead-fields.ts';

export interface LockedLead extends LeadFields {
  id: number;
}

/** Serializes merging and separating leads until the transaction ends. */
export const lockMerges = (manager: EntityManager) =>
  manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.leadMerges]);

/** Returns the distinct roots of the leads' merge trees. Throws 404 for an unknown id. */
export async function rootsOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows: { id: number; root_id: number | null }[] = await manager.query(
    'select requested.id, leads.root_id from unnest($1::integer[]) as requested (id) left join leads on leads.id = requested.id',
    [ids],
  );
  const unknown = rows.find(({ root_id }) => root_id === null);
  if (unknown) throw new NotFoundException(`There is no lead ${unknown.id}.`);
  return [...new Set(rows.flatMap(({ root_id }) => root_id ?? []))];
}

/**
 * Locks rows until the transaction ends, in the order of their ids to avoid deadlocks. New events and submissions of these
 * leads do not wait.
 */
export const lockLeads = (manager: EntityManager, ids: number[]): Promise<LockedLead[]> =>
  manager.query(`${selectLeads} order by id for no key update`, [ids]);

/** Returns the same without a lock. */
export const readLeads = (manager: EntityManager, ids: number[]): Promise<LockedLead[]> =>
  manager.query(selectLeads, [ids]);

const selectLeads = `
  select id, ${leadColumns.join(', ')}
  from leads where id = any($1::integer[])`;

export async function lockRoots(manager: EntityManager, ids: number[]): Promise<LockedLead[]> {
  const roots = await rootsOf(manager, ids);
  const leads = await lockLeads(manager, roots);
  if (leads.length < roots.length) throw new ConflictException('One of these leads has just been deleted.');
  if (leads.some(({ merged_into_id }) => merged_into_id !== null))
    throw new ConflictException('One of these leads has just been merged. Please try again.');
  return leads;
}
