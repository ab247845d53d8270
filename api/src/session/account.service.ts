import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, Not } from 'typeorm';
import { RefusedFieldsException } from '../common/refused-fields.exception.ts';
import { Env } from '../env.ts';
import { StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { StaffLetters } from '../staff-accounts/staff-letters.service.ts';
import type { StaffMember } from './current-staff.decorator.ts';
import { callerOf, PasswordAttempts } from './password-attempts.service.ts';
import { Session } from './session.entity.ts';
import { SessionOpener } from './session-opener.service.ts';

/** What somebody does with their own account. Whoever merely finds an open browser does not know the password. */
@Injectable()
export class AccountService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly letters: StaffLetters,
    private readonly attempts: PasswordAttempts,
    private readonly opener: SessionOpener,
  ) {}

  /** Ends every session, this one included, and opens a new one for the browser that asked. */
  async changePassword(
    staff: StaffMember,
    { current, next }: { current: string; next: string },
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.confirm(staff, 'current', current, request);
    await this.accounts.setPassword(staff.userId, next, 'next');
    await this.opener.open(await this.accounts.get(staff.userId), request, response);
    await this.letters.sendChanged(staff.userId);
  }

  /** Ends one session, or without a name every one but that which asks. */
  async endSessions(
    staff: StaffMember,
    { password, sessionId }: { password: string; sessionId?: string },
    request: Request,
  ): Promise<void> {
    await this.confirm(staff, 'password', password, request);
    await this.database.getRepository(Session).delete({ userId: staff.userId, id: sessionId ?? Not(staff.sessionId) });
  }

  private async confirm({ email }: StaffMember, field: string, password: string, request: Request): Promise<void> {
    const isOwn = await this.attempts.authenticate(email, password, callerOf(request, this.env));
    if (!isOwn) throw new RefusedFieldsException({ [field]: 'This is not your current password' });
  }
}
