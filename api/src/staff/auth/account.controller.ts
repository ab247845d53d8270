import { Body, Get, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { AllowsEarlierSignIn, AllowsMissingSecondFactor, DeskController } from './access.decorators.ts';
import { OwnNameDto, OwnSessionDto, PasswordChangeDto, SessionsEndDto } from './account.dto.ts';
import { AccountService } from './account.service.ts';
import { CurrentStaff, type StaffMember } from './current-staff.decorator.ts';
import { SessionService } from './session.service.ts';

@AllowsMissingSecondFactor()
@DeskController('admin/account', 'Own account', 'viewer')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly accounts: StaffAccountsService,
    private readonly allSessions: SessionService,
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
  endSessions(
    @CurrentStaff() staff: StaffMember,
    @Body() request: SessionsEndDto,
    @Req() call: Request,
  ): Promise<void> {
    return this.account.endSessions(staff, request, call);
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
  changePassword(
    @CurrentStaff() staff: StaffMember,
    @Body() change: PasswordChangeDto,
    @Req() call: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.account.changePassword(staff, change, call, response);
  }
}
