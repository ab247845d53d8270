import type { RetentionKind } from '@portal/contracts/retention';
import type { EntityManager } from 'typeorm';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import { lockMerges } from '../lead-lock.ts';
import { knownServices } from '../practice-of-service.ts';

/** Leads or deliveries of one transaction, so that forms and staff do not wait long. */
const batchSize = 50;

type LeadKind = Exclude<RetentionKind, 'deliveries'>;

const scopes: Record<LeadKind, string> = {
  spam: 'is_spam',
  lost: `not is_spam and status = 'lost'`,
  won: `not is_spam and status = 'won'`,
  open: isOpenLead,
};

/** Leads of a kind with the last activity before the time in the first parameter. */
const dueLeads = (kind: LeadKind) => `
  merged_into_id is null and ${scopes[kind]} and last_activity_at < $1 and not exists (
    select from leads member join lead_events on lead_id = member.id
    where member.root_id = lead.id and at >= $1)`;

const dueDeliveries = `state = 'sent' and settled_at < $1`;

/** Returns how many leads or deliveries are due for removal. */
export async function countDue(manager: EntityManager, kind: RetentionKind, before: Date): Promise<number> {
  const [{ count }]: [{ count: number }] = await manager.query(
    kind === 'deliveries'
      ? `select count(*)::integer as count from deliveries where ${dueDeliveries}`
      : `select count(*)::integer as count from leads lead where ${dueLeads(kind)}`,
    [before],
  );
  return count;
}

/** Removes some of what is due, in the transaction of the manager, and returns how many. 0: nothing is left. */
export function removeBatch(manager: EntityManager, kind: RetentionKind, before: Date, timeZone: string) {
  return kind === 'deliveries' ? removeDeliveries(manager, before) : removeLeads(manager, kind, before, timeZone);
}

async function removeLeads(manager: EntityManager, kind: LeadKind, before: Date, timeZone: string): Promise<number> {
  await lockMerges(manager);
  const locked: { id: number }[] = await manager.query(
    `select id from leads lead where ${dueLeads(kind)} order by last_activity_at limit ${batchSize} for update skip locked`,
    [before],
  );
  // Again with the lock: an event may have been added before.
  const due: { id: number }[] = await manager.query(
    `select id from leads where root_id in (
       select id from leads lead where id = any($2::integer[]) and ${dueLeads(kind)})`,
    [before, locked.map(({ id }) => id)],
  );
  if (due.length > 0)
    await manager.query('select erase_leads($1::integer[], $2, $3::text[])', [
      due.map(({ id }) => id),
      timeZone,
      knownServices,
    ]);
  const ids = new Set(due.map(({ id }) => id));
  return locked.filter(({ id }) => ids.has(id)).length;
}

/** Deletes deliveries with their entries on timelines. */
async function removeDeliveries(manager: EntityManager, before: Date): Promise<number> {
  const [{ count }]: [{ count: string }] = await manager.query(
    `select remove_deliveries(array(
       select id from deliveries where ${dueDeliveries} order by id limit ${batchSize} for update skip locked)) as count`,
    [before],
  );
  return Number(count);
}
