import { Body, Controller, Get, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { OwnNameDto, OwnSessionDto, PasswordChangeDto, SessionsEndDto } from './account.dto.ts';
import { AccountService } from './account.service.ts';
import { AllowsEarlierSignIn, AllowsMissingSecondFactor } from './auth.guard.ts';
import { CurrentStaff, type StaffMember } from './current-staff.decorator.ts';
import { RequiresRole } from './requires-role.decorator.ts';
import { SessionService } from './session.service.ts';

@ApiTags('Own account')
@RequiresRole('viewer')
@AllowsMissingSecondFactor()
@Controller('admin/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly accounts: StaffAccountsService,
    private readonly allSessions: SessionService,
  ) {}

  @ApiOperation({
    summary: 'List your sessions, most recently used first',
    description: 'At most 20. A session ends after two hours without use, and after twelve hours in any case.',
  })
  @Returns([OwnSessionDto])
  @Get('sessions')
  async sessions(@CurrentStaff() { userId, sessionId }: StaffMember): Promise<OwnSessionDto[]> {
    return (await this.allSessions.listByUser(userId)).map((session) => OwnSessionDto.of(session, sessionId));
  }

  @ApiOperation({
    summary: 'End one of your sessions, or all others',
    description:
      'Requires the password, or a recent sign-in of an account without one. Succeeds if the session has already ended.',
  })
  @ReturnsNothing('The sessions have ended.')
  @AllowsEarlierSignIn('Asks for the current password; without one, it requires a recent sign-in itself.')
  @Post('sessions/end')
  endSessions(
    @CurrentStaff() staff: StaffMember,
    @Body() request: SessionsEndDto,
    @Req() call: Request,
  ): Promise<void> {
    return this.account.endSessions(staff, request, call);
  }

  @ApiOperation({ summary: 'Change your name', description: 'Colleagues see it, and customers as the sender of mail.' })
  @ReturnsNothing('The name is changed.')
  @AllowsEarlierSignIn('The audit log has the earlier name.')
  @Put('name')
  async changeName(@CurrentStaff() staff: StaffMember, @Body() { name }: OwnNameDto): Promise<void> {
    await this.accounts.change(staff.userId, { name }, staff);
  }

  @ApiOperation({
    summary: 'Change your password',
    description: 'Ends all other sessions. The current session gets a new cookie.',
  })
  @ReturnsNothing('The password is changed.')
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
