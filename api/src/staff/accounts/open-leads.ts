import { ConflictException } from '@nestjs/common';
import { hasRole, type Role } from '@portal/contracts/staff';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { type StaffAccount, subjectOf } from './staff-account.entity.ts';

/** SQL: a lead is open, neither won nor lost nor spam. */
export const isOpenLead = `merged_into_id is null and not is_spam and status not in ('won', 'lost')`;

/** Returns how many open leads each of these users owns. Users without any are left out. */
export async function countOpenLeads(manager: EntityManager, userIds: number[]): Promise<Map<number, number>> {
  const rows: { owner_id: number; count: number }[] = await manager.query(
    `select owner_id, count(*)::integer as count from leads
     where owner_id = any($1::integer[]) and ${isOpenLead}
     group by owner_id`,
    [userIds],
  );
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]));
}

/** Whether an account can own leads: those of agents and managers, while they are enabled. */
export const canOwnLeads = (role: Role, isDisabled: boolean): boolean => hasRole(role, 'agent') && !isDisabled;

/**
 * Gives the open leads of a user to a colleague, or to nobody (null). Throws 409 if there are any and `to` is undefined. The caller
 * has locked the account.
 */
export async function handOverLeads(
  manager: EntityManager,
  account: StaffAccount,
  to: number | null | undefined,
  actor: AuditActor,
): Promise<void> {
  const { userId, user } = account;
  const count = (await countOpenLeads(manager, [userId])).get(userId) ?? 0;
  if (count === 0) return;
  if (to === undefined)
    throw new ConflictException(
      `${user.name} owns ${count.toLocaleString('en-US')} open ${count === 1 ? 'lead' : 'leads'}. Please choose who takes over, or leave them unassigned.`,
    );
  const email = to === null ? null : await heirOf(manager, to, userId);
  const [{ leads }]: [{ leads: number }] = await manager.query(handOverStatement, [userId, to, actor.userId ?? null]);
  const data = { leads, to: email };
  await recordAudit(manager, { kind: 'leads-handed-over', actor, subject: subjectOf(account), data });
}

/** Won and lost leads keep their owner. */
const handOverStatement = `
  with batch as materialized (
    select gen_random_uuid() as id
  ), open as (
    select id from leads
    where owner_id = $1 and ${isOpenLead}
    order by id for no key update
  ), changed as (
    update leads set owner_id = $2 from open where leads.id = open.id returning leads.id
  ), events as (
    insert into lead_events (lead_id, kind, actor_id, batch_id, data)
    select changed.id, 'assigned', $3, batch.id, jsonb_build_object('from', $1::integer, 'to', $2::integer, 'changes', jsonb_build_array(
      jsonb_build_object('leadId', changed.id, 'before', jsonb_build_object('owner_id', $1::integer),
                         'after', jsonb_build_object('owner_id', $2::integer))))
    from changed, batch order by changed.id
    returning 1
  )
  select count(*)::integer as leads from events`;

/** Returns the email of the new owner. Throws if it cannot own leads. */
async function heirOf(manager: EntityManager, userId: number, formerId: number): Promise<string> {
  const [heir]: { email: string; role: Role }[] = await manager.query(
    `select email, role from staff_accounts join users on id = user_id
     where user_id = $1 and disabled_at is null for share of staff_accounts`,
    [userId],
  );
  if (!heir || userId === formerId) throw new ValidationFailedException({ leadsTo: 'There is no such staff member' });
  if (!hasRole(heir.role, 'agent'))
    throw new ValidationFailedException({ leadsTo: 'Viewers cannot own leads. Choose an agent or a manager' });
  return heir.email;
}
