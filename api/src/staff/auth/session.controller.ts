import { Body, Controller, Delete, Get, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { PasswordAttempts } from '../passwords/password-attempts.service.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { AllowsMissingSecondFactor, RequiresRole } from './access.decorators.ts';
import { CurrentStaff, type StaffMember, staffMemberOf } from './current-staff.decorator.ts';
import { CodeRequiredDto, CredentialsDto, SessionDto } from './session.dto.ts';
import { SessionService } from './session.service.ts';
import { clearCookie, readCookie } from './session-cookie.ts';
import { SignInService } from './sign-in.service.ts';
import { signInClient } from './sign-in-client.ts';

@ApiTags('Session')
@Controller('session')
export class SessionController {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly attempts: PasswordAttempts,
    private readonly signIns: SignInService,
    private readonly secondFactors: SecondFactorService,
  ) {}

  @Returns(SessionDto, 'Show who is signed in')
  @RequiresRole('viewer')
  @AllowsMissingSecondFactor()
  @Get()
  current(@CurrentStaff() staff: StaffMember): SessionDto {
    return SessionDto.of(staff, this.env);
  }

  @ReturnsNothing(
    'The session has the role manager.',
    'Check whether the session has the role manager',
    'For servers in front of the API that serve files to managers only, e.g. with `auth_request` of nginx.',
  )
  @RequiresRole('manager')
  @Get('role/manager')
  checkManager(): void {}

  @Returns(
    SessionDto,
    'Sign in',
    'Sets the session cookie. Failed attempts delay the next one by 1 second to 15 minutes: per client, account and network, or per browser with a device cookie of the account.',
  )
  @ApiAcceptedResponse({ type: CodeRequiredDto, description: 'Two-step verification is on: a code is needed.' })
  @Public()
  @Post()
  async signIn(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto | CodeRequiredDto> {
    const { email, password, code } = credentials;
    const client = signInClient(request, this.env);
    const account = await this.attempts.authenticate(email, password, client);
    if (!account) throw new UnauthorizedException('Email or password is wrong.');
    if (account.secondFactorAt) {
      if (!code) {
        response.status(202);
        return { needsCode: true, methods: await this.secondFactors.methodsOf(account.userId) };
      }
      await this.secondFactors.assertCode(account, code, client);
    }
    const session = await this.signIns.open(account, request, response);
    return SessionDto.of(staffMemberOf(session, clientNetwork(request)), this.env);
  }

  @ReturnsNothing('Signed out.', 'Sign out', 'Ends the session. Succeeds without a session too.')
  @Public()
  @Delete()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = readCookie(request, this.env);
    if (token) await this.sessions.end(token, clientNetwork(request));
    clearCookie(response, this.env);
  }
}
