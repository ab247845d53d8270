import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../env.ts';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { callerOf, PasswordAttempts } from './password-attempts.service.ts';
import { RequiresRole } from './requires-role.decorator.ts';
import { CredentialsDto, SessionDto } from './session.dto.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionService } from './session.service.ts';
import { readToken, takeTokenBack } from './session-cookie.ts';
import { SessionOpener } from './session-opener.service.ts';

@ApiTags('Session')
@Controller('session')
export class SessionController {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly attempts: PasswordAttempts,
    private readonly opener: SessionOpener,
    private readonly guard: SessionGuard,
  ) {}

  @ApiOperation({ summary: 'Tell who is signed in' })
  @ApiOkResponse({ type: SessionDto })
  @DescribesErrors({ 401: 'Please sign in.' })
  @Get()
  async current(@Req() request: Request): Promise<SessionDto> {
    return SessionDto.of(await this.guard.requireSession(request));
  }

  @ApiOperation({
    summary: 'Check whether the session has the role manager',
    description:
      'For servers in front of the API that serve files to managers only, e.g. with `auth_request` of nginx.',
  })
  @ApiNoContentResponse({ description: 'The session has the role manager.' })
  @DescribesErrors({ 401: 'Please sign in.', 403: 'This needs the role manager, and yours is viewer.' })
  @RequiresRole('manager')
  @HttpCode(204)
  @Get('role/manager')
  checkManager(): void {}

  @ApiOperation({
    summary: 'Sign in',
    description:
      'Answers with the session cookie. Ten attempts per client and account in 15 minutes; a browser in which the account was entered before has ten of its own.',
  })
  @ApiOkResponse({ type: SessionDto })
  @DescribesErrors({
    401: 'Email or password is wrong.',
    403: 'This can only be done from our own pages.',
    422: 'Please enter your email and your password.',
    429: 'Too many sign-in attempts. Please try again in 15 minutes.',
  })
  @HttpCode(200)
  @Post()
  async signIn(
    @Body() credentials: CredentialsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const { email, password } = credentials;
    const account = await this.attempts.authenticate(email, password, callerOf(request, this.env));
    if (!account) throw new UnauthorizedException('Email or password is wrong.');
    return SessionDto.of(await this.opener.open(account, request, response));
  }

  @ApiOperation({ summary: 'Sign out', description: 'The session ends at once; without one there is nothing to do.' })
  @ApiNoContentResponse({ description: 'Nobody is signed in any more.' })
  @DescribesErrors({ 403: 'This can only be done from our own pages.' })
  @HttpCode(204)
  @Delete()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = readToken(request, this.env);
    if (token) await this.sessions.end(token);
    takeTokenBack(response, this.env);
  }
}
