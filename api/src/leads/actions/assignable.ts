import { hasRole, type Role } from '@portal/contracts/staff';
import type { EntityManager } from 'typeorm';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';

/** Throws if the owner is not an active staff member who can act on leads. */
export async function assertAssignable(manager: EntityManager, ownerId: number | null): Promise<void> {
  if (ownerId === null) return;
  const [colleague]: { role: Role }[] = await manager.query(
    'select role from staff_accounts where user_id = $1 and disabled_at is null for share',
    [ownerId],
  );
  if (!colleague) throw new ValidationFailedException({ ownerId: 'There is no such staff member' });
  if (!hasRole(colleague.role, 'agent'))
    throw new ValidationFailedException({ ownerId: 'Viewers cannot own leads. Choose an agent or a manager' });
}
