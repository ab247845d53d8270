import { Body, Get, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { Session } from '../accounts/session.entity.ts';
import { hasUsablePassword } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { PasswordAttempts } from '../passwords/password-attempts.service.ts';
import { AllowsEarlierSignIn, AllowsMissingSecondFactor, DeskController } from './access.decorators.ts';
import { missingPassword, OwnNameDto, OwnSessionDto, PasswordChangeDto, SessionsEndDto } from './account.dto.ts';
import { RecentSignInRequiredException } from './auth.guard.ts';
import { CurrentStaff, type StaffMember } from './current-staff.decorator.ts';
import { SessionService } from './session.service.ts';
import { SignInService } from './sign-in.service.ts';
import { signInClient } from './sign-in-client.ts';

/** Changes to one's own account, which require the current password. */
@AllowsMissingSecondFactor()
@DeskController('admin/account', 'Own account', 'viewer')
export class AccountController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly allSessions: SessionService,
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly attempts: PasswordAttempts,
    private readonly signIns: SignInService,
  ) {}

  @Returns(
    [OwnSessionDto],
    'List your sessions, most recently used first',
    'At most 20. A session ends after two hours without use, and after twelve hours in any case.',
  )
  @Get('sessions')
  async sessions(@CurrentStaff() { userId, sessionId }: StaffMember): Promise<OwnSessionDto[]> {
    return (await this.allSessions.listByUser(userId)).map((session) => OwnSessionDto.of(session, sessionId));
  }

  @ReturnsNothing(
    'The sessions have ended.',
    'End one of your sessions, or all others',
    'Requires the password, or a recent sign-in of an account without one. Succeeds if the session has already ended.',
  )
  @AllowsEarlierSignIn('Asks for the current password; without one, it requires a recent sign-in itself.')
  @Post('sessions/end')
  async endSessions(
    @CurrentStaff() staff: StaffMember,
    @Body() { password, sessionId }: SessionsEndDto,
    @Req() request: Request,
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

  @ReturnsNothing('The name is changed.', 'Change your name', 'Colleagues see it, and customers as the sender of mail.')
  @AllowsEarlierSignIn('The audit log has the earlier name.')
  @Put('name')
  async changeName(@CurrentStaff() staff: StaffMember, @Body() { name }: OwnNameDto): Promise<void> {
    await this.accounts.change(staff.userId, { name }, staff);
  }

  @ReturnsNothing(
    'The password is changed.',
    'Change your password',
    'Ends all other sessions. The current session gets a new cookie.',
  )
  @AllowsEarlierSignIn('Asks for the current password.')
  @Post('password')
  async changePassword(
    @CurrentStaff() staff: StaffMember,
    @Body() { current, next }: PasswordChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.verifyCurrentPassword(staff, 'current', current, request);
    await this.accounts.setPassword(staff.userId, next, staff, { field: 'next', sessionId: staff.sessionId });
    await this.signIns.open(await this.accounts.get(staff.userId), request, response);
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
