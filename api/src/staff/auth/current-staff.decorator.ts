import { createParamDecorator, type ExecutionContext, InternalServerErrorException } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import type { AuthenticatedRequest } from './auth.guard.ts';

/** The signed-in staff member. */
export interface StaffMember {
  userId: number;
  role: Role;
  email: string;
  name: string;
  sessionId: string;
}

/** Injects the signed-in staff member into a handler: `@CurrentStaff() staff: StaffMember`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffMember => {
  const { session } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!session) throw new InternalServerErrorException('@CurrentStaff() does not work on a public route.');
  const { id, userId, account } = session;
  return { userId, role: account.role, email: account.user.email, name: account.user.name, sessionId: id };
});
