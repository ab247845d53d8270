import { createParamDecorator, type ExecutionContext, InternalServerErrorException } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import type { Session } from '../accounts/session.entity.ts';
import { canExport, type StaffAccount } from '../accounts/staff-account.entity.ts';
import type { AuthenticatedRequest } from './auth.guard.ts';

export interface StaffMember {
  userId: number;
  role: Role;
  email: string;
  name: string;
  canExport: boolean;
  account: StaffAccount;
  session: Session;
  sessionId: string;
  /** Client network, for the audit log. */
  network: string;
}

/** Injects the signed-in staff member into a handler: `@CurrentStaff() staff: StaffMember`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffMember => {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const { session } = request;
  if (!session) throw new InternalServerErrorException('@CurrentStaff() does not work on a public route.');
  return staffMemberOf(session, clientNetwork(request));
});

export function staffMemberOf(session: Session, network: string): StaffMember {
  const { id, userId, account } = session;
  const { role, user } = account;
  const { email, name } = user;
  return { userId, role, email, name, canExport: canExport(account), account, session, sessionId: id, network };
}
