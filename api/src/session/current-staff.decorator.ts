import { createParamDecorator, type ExecutionContext, InternalServerErrorException } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { type GuardedRequest, sessionOf } from './session.guard.ts';

/** Whoever asks, on an address behind `SessionGuard` or `@RequiresRole`. */
export interface StaffMember {
  userId: number;
  role: Role;
  email: string;
  name: string;
  /** The session the request came with. */
  sessionId: string;
}

/** Gives a handler whoever asks: `@CurrentStaff() staff: StaffMember`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffMember => {
  const session = sessionOf(context.switchToHttp().getRequest<GuardedRequest>());
  if (!session) throw new InternalServerErrorException('This address asks who is signed in but has no guard.');
  const { id, userId, account } = session;
  return { userId, role: account.role, email: account.user.email, name: account.user.name, sessionId: id };
});
