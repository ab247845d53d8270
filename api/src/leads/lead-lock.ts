import { ConflictException, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type LeadFields, selectedColumns } from '../intake/storage/lead-fields.ts';
import { advisoryLocks } from '../platform/database/advisory-locks.ts';

export interface LockedLead extends LeadFields {
  id: number;
  root_id: number;
  name: string;
  is_spam: boolean;
  /** Null also if the next step is that of a lead that has been separated since. */
  shown_step_id: number | null;
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
 * Locks rows until the transaction ends, in the order of their ids to avoid deadlocks. New events and requests of these
 * leads do not wait.
 */
export const lockLeads = (manager: EntityManager, ids: number[]): Promise<LockedLead[]> =>
  manager.query(
    `select id, root_id, name, is_spam, (select id from shown_step_of(leads)) as shown_step_id, ${selectedColumns}
     from leads where id = any($1::integer[]) order by id for no key update`,
    [ids],
  );

/** Leads that were asked for and that are no roots (any more). */
export interface UnavailableLead {
  leadId: number;
  reason: 'missing' | 'merged';
  message: string;
}

/** Locks those of the leads that are roots, and returns which are not. A lead that is part of another requested one is neither. */
export async function lockAvailable(
  manager: EntityManager,
  ids: number[],
): Promise<{ leads: LockedLead[]; unavailable: UnavailableLead[] }> {
  const leads = (await lockLeads(manager, ids)).filter(({ merged_into_id }) => merged_into_id === null);
  const locked = new Set(leads.map(({ id }) => id));
  const others: { id: number; name: string | null; root_id: number | null; root_name: string | null }[] =
    await manager.query(
      `select distinct requested.id, leads.name, leads.root_id, root.name as root_name
       from unnest($1::integer[]) as requested (id)
       left join leads on leads.id = requested.id left join leads root on root.id = leads.root_id
       order by requested.id`,
      [ids.filter((id) => !locked.has(id))],
    );
  const unavailable = others.flatMap(({ id, name, root_id, root_name }): UnavailableLead[] => {
    if (root_id === null) return [{ leadId: id, reason: 'missing', message: `There is no lead ${id}.` }];
    if (locked.has(root_id)) return [];
    return [{ leadId: id, reason: 'merged', message: `${name} was merged into ${root_name}.` }];
  });
  return { leads, unavailable };
}

export async function lockRoots(manager: EntityManager, ids: number[]): Promise<LockedLead[]> {
  const roots = await rootsOf(manager, ids);
  const leads = await lockLeads(manager, roots);
  if (leads.length < roots.length) throw new ConflictException('One of these leads has just been deleted.');
  if (leads.some(({ merged_into_id }) => merged_into_id !== null))
    throw new ConflictException('One of these leads has just been merged. Please try again.');
  return leads;
}
