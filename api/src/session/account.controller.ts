import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { OwnSessionDto, PasswordChangeDto, SessionsEndDto } from './account.dto.ts';
import { AccountService } from './account.service.ts';
import { CurrentStaff, type StaffMember } from './current-staff.decorator.ts';
import { RequiresRole } from './requires-role.decorator.ts';
import { SessionService } from './session.service.ts';

const refusals = {
  401: 'Please sign in.',
  403: 'This can only be done from our own pages.',
  422: 'This is not your current password.',
  429: 'Too many sign-in attempts. Please try again in 15 minutes.',
};

@ApiTags('Own account')
@RequiresRole('viewer')
@Controller('admin/account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly allSessions: SessionService,
  ) {}

  @ApiOperation({
    summary: 'List your own sessions, the one used last first',
    description: 'At most 20. A session ends after two hours without use, and after twelve in any case.',
  })
  @ApiOkResponse({ type: [OwnSessionDto] })
  @DescribesErrors({ 401: refusals[401] })
  @Get('sessions')
  async sessions(@CurrentStaff() { userId, sessionId }: StaffMember): Promise<OwnSessionDto[]> {
    return (await this.allSessions.ofUser(userId)).map((session) => OwnSessionDto.of(session, sessionId));
  }

  @ApiOperation({
    summary: 'End one of your sessions, or every one but this',
    description: 'Asks for the password. Ending a session that has ended already is no mistake.',
  })
  @ApiNoContentResponse({ description: 'They have ended.' })
  @DescribesErrors(refusals, { password: 'This is not your current password' })
  @HttpCode(204)
  @Post('sessions/end')
  endSessions(
    @CurrentStaff() staff: StaffMember,
    @Body() request: SessionsEndDto,
    @Req() call: Request,
  ): Promise<void> {
    return this.account.endSessions(staff, request, call);
  }

  @ApiOperation({
    summary: 'Change your password',
    description: 'Ends every other session. This one goes on under a new cookie, which the answer brings.',
  })
  @ApiNoContentResponse({ description: 'The new password counts from now on.' })
  @DescribesErrors(refusals, { current: 'This is not your current password' })
  @HttpCode(204)
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
