import { ConflictException } from '@nestjs/common';
import { hasRole, type Role } from '@portal/contracts/staff';
import type { EntityManager } from 'typeorm';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';

/** Who takes over the open leads of an owner who leaves. */
export interface HandOver {
  /** How many. */
  leads: number;
  /** Email of the new owner, or null: they have no owner now. */
  to: string | null;
}

/** Returns how many open leads each of these users owns: neither won nor lost nor spam. Users without any are left out. */
export async function countOpenLeads(manager: EntityManager, userIds: number[]): Promise<Map<number, number>> {
  const rows: { owner_id: number; count: number }[] = await manager.query(
    `select owner_id, count(*)::integer as count from leads
     where owner_id = any($1::integer[]) and merged_into_id is null and not is_spam
       and status in ('new', 'contacted', 'qualified')
     group by owner_id`,
    [userIds],
  );
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]));
}

/** Whether an account can own leads: those of agents and managers, while they are enabled. */
export const canOwnLeads = (role: Role, isDisabled: boolean): boolean => hasRole(role, 'agent') && !isDisabled;

/**
 * Gives the open leads of a user to a colleague, or to nobody (null). Throws 409 if there are any and `to` is undefined. The caller
 * has locked the account. Returns undefined if there were none.
 */
export async function handOverLeads(
  manager: EntityManager,
  owner: { userId: number; name: string },
  to: number | null | undefined,
  actorId: number | undefined,
): Promise<HandOver | undefined> {
  const { userId, name } = owner;
  const count = (await countOpenLeads(manager, [userId])).get(userId) ?? 0;
  if (count === 0) return undefined;
  if (to === undefined)
    throw new ConflictException(
      `${name} owns ${count.toLocaleString('en-US')} open ${count === 1 ? 'lead' : 'leads'}. Please choose who takes over, or leave them unassigned.`,
    );
  const email = to === null ? null : await heirOf(manager, to, userId);
  const [{ leads }]: [{ leads: number }] = await manager.query('select hand_over_leads($1, $2, $3) as leads', [
    userId,
    to,
    actorId ?? null,
  ]);
  return { leads, to: email };
}

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
