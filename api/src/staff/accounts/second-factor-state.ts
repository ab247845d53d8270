import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SelfActor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import type { SecondFactorRule } from '../../platform/env/env.ts';
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-codes.ts';
import { endSessions } from './session.entity.ts';
import { StaffAccount, secondFactorDue } from './staff-account.entity.ts';

/** Two-step verification is on while an account has an authenticator app or a passkey. */
const hasFactor = `
  exists (select from staff_totp where user_id = $1 and secret is not null)
  or exists (select from staff_passkeys where user_id = $1)`;

/** Locks an account, before its factors are changed or used: in this order, two transactions cannot block each other. */
export const lockAccount = (
  manager: EntityManager,
  userId: number,
  mode: 'pessimistic_write' | 'pessimistic_read' = 'pessimistic_write',
): Promise<StaffAccount> => manager.findOneOrFail(StaffAccount, { where: { userId }, lock: { mode } });

/** Call it after a factor was added. Returns recovery codes with the first factor, otherwise none. */
export async function addFactor(manager: EntityManager, userId: number): Promise<string[]> {
  const [, updated]: [unknown, number] = await manager.query(
    'update staff_accounts set second_factor_at = now() where user_id = $1 and second_factor_at is null',
    [userId],
  );
  return updated === 1 ? replaceRecoveryCodes(manager, userId) : [];
}

/** Call it after a factor was removed by its owner. Throws 409 if the account has to keep it; the grace period goes on. */
export async function removeFactor(
  manager: EntityManager,
  account: StaffAccount,
  rule: SecondFactorRule,
): Promise<void> {
  const { userId } = account;
  await turnOffWithoutFactor(manager, userId);
  const due = secondFactorDue(await manager.findOneByOrFail(StaffAccount, { userId }), rule);
  if (due && due <= new Date()) {
    throw new ConflictException(
      'Your account needs two-step verification. Add another passkey or an authenticator app first.',
    );
  }
}

/**
 * Ends the other sessions of a user who has changed a factor, as a changed password does, and sign-ins that wait for a code: whoever
 * opened them did not have the factor, or still has the one that was removed.
 */
export async function endOtherSessions(manager: EntityManager, staff: SelfActor): Promise<void> {
  const sessions = await endSessions(manager, staff.userId, staff.sessionId);
  if (sessions === 0) return;
  const data = { sessions, reason: 'second factor changed' };
  await recordAudit(manager, { kind: 'sessions-ended', actor: staff, subject: staff, data });
}

/** Removes all factors and recovery codes of an account, and starts the grace period anew. */
export async function resetSecondFactor(manager: EntityManager, userId: number): Promise<void> {
  await lockAccount(manager, userId);
  await manager.query('delete from staff_totp where user_id = $1', [userId]);
  await removePasskeys(manager, userId);
  await manager.query('update staff_accounts set second_factor_due_from = now() where user_id = $1', [userId]);
}

/** Removes the passkeys of an account that is disabled: its devices may be out of reach. */
export async function removePasskeys(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('delete from staff_passkeys where user_id = $1', [userId]);
  await turnOffWithoutFactor(manager, userId);
}

export async function replaceRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await manager.query('delete from staff_recovery_codes where user_id = $1', [userId]);
  await manager.query('insert into staff_recovery_codes (user_id, digest) select $1, unnest($2::bytea[])', [
    userId,
    codes.map(recoveryCodeDigest),
  ]);
  return codes;
}

async function turnOffWithoutFactor(manager: EntityManager, userId: number): Promise<void> {
  const [, updated]: [unknown, number] = await manager.query(
    `update staff_accounts set second_factor_at = null where user_id = $1 and not (${hasFactor})`,
    [userId],
  );
  if (updated === 1) await manager.query('delete from staff_recovery_codes where user_id = $1', [userId]);
}
