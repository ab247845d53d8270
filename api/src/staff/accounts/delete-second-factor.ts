import type { EntityManager } from 'typeorm';

/** Removes app and recovery codes of an account, and starts the grace period anew. */
export async function deleteSecondFactor(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('delete from staff_totp where user_id = $1', [userId]);
  await manager.query('delete from staff_recovery_codes where user_id = $1', [userId]);
  await manager.query(
    'update staff_accounts set second_factor_at = null, second_factor_due_from = now() where user_id = $1',
    [userId],
  );
}
