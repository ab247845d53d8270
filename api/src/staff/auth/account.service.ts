import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { Session } from '../accounts/session.entity.ts';
import { hasUsablePassword } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { PasswordAttempts } from '../passwords/password-attempts.service.ts';
import { missingPassword } from './account.dto.ts';
import { RecentSignInRequiredException } from './auth.guard.ts';
import type { StaffMember } from './current-staff.decorator.ts';
import { SignInService } from './sign-in.service.ts';
import { signInClient } from './sign-in-client.ts';

/** Changes to one's own account, which require the current password. */
@Injectable()
export class AccountService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly attempts: PasswordAttempts,
    private readonly signIns: SignInService,
  ) {}

  /** Changes the password, ends all other sessions, and gives this browser a new token. */
  async changePassword(
    staff: StaffMember,
    { current, next }: { current: string; next: string },
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.verifyCurrentPassword(staff, 'current', current, request);
    await this.accounts.setPassword(staff.userId, next, staff, { field: 'next', sessionId: staff.sessionId });
    await this.signIns.open(await this.accounts.get(staff.userId), request, response);
  }

  /** Ends one session or, without `sessionId`, all except the current one. */
  async endSessions(
    staff: StaffMember,
    { password, sessionId }: { password?: string; sessionId?: string },
    request: Request,
  ): Promise<void> {
    if (hasUsablePassword(staff.account, this.env)) {
      if (!password) throw new ValidationFailedException({ password: missingPassword });
      await this.verifyCurrentPassword(staff, 'password', password, request);
    } else if (!staff.session.isRecent) throw new RecentSignInRequiredException();
    await this.database.transaction(async (manager) => {
      const { userId } = staff;
      const { affected } = await manager.delete(Session, { userId, id: sessionId ?? Not(staff.sessionId) });
      if (!affected) return;
      const data = { sessions: affected };
      await recordAudit(manager, { kind: 'sessions-ended', actor: staff, subject: staff, data });
    });
  }

  private async verifyCurrentPassword(
    { email }: StaffMember,
    field: string,
    password: string,
    request: Request,
  ): Promise<void> {
    const isOwn = await this.attempts.authenticate(email, password, signInClient(request, this.env));
    if (!isOwn) throw new ValidationFailedException({ [field]: 'This is not your current password' });
  }
}
