import { Body, ConflictException, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { type RateLimit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { StaffMail } from '../accounts/staff-mail.service.ts';
import { DeviceCookies } from '../attempts/device-cookies.service.ts';
import type { SignInClient } from '../attempts/sign-in-delay.service.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import { PasswordLinksService } from './password-links.service.ts';
import {
  LinkDto,
  LinkQuestionDto,
  PasswordResetConfirmDto,
  PasswordResetDto,
  PasswordResetPossibilityDto,
} from './password-reset.dto.ts';

const windowSeconds = 60 * 60;

/** Password reset and acceptance of invitations. */
@ApiTags('Session')
@Public()
@Controller()
export class PasswordResetController {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly links: PasswordLinksService,
    private readonly mail: StaffMail,
    private readonly rateLimiter: RateLimiter,
    private readonly signIns: SignInService,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  @Returns(PasswordResetPossibilityDto, 'Check whether passwords can be reset by email')
  @Get('password-reset')
  availability(): PasswordResetPossibilityDto {
    return { isPossible: this.mail.isConfigured };
  }

  /** Queues the mail. The account is looked up when the mail is sent, so the response reveals nothing about it. */
  @ReturnsNothing(
    'If the account exists, a link is sent.',
    'Request a password reset link',
    'The response and its duration do not reveal whether the account exists. A link works once, within one hour.',
  )
  @Post('password-reset')
  async request(@Body() { email }: PasswordResetDto, @Req() request: Request): Promise<void> {
    const client = signInClient(request, this.env);
    if (!this.mail.isConfigured)
      throw new ConflictException('This portal does not send email. Please ask a manager for a link.');
    if (!(await this.isRateLimited(email.toLowerCase(), client))) await this.mail.sendReset(email);
  }

  /** Sets the password. The browser gets a device cookie, because its user receives the mail of the account. */
  @ReturnsNothing(
    'The password is set.',
    'Set a password with a link',
    'The link becomes invalid and all sessions of the account end. Sign in afterwards.',
  )
  @Post('password-reset/confirm')
  async confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { userId } = await this.links.redeem(token, password, clientNetwork(request));
    await this.signIns.issueDeviceCookie(this.database.manager, userId, request, response);
  }

  @Returns(
    LinkDto,
    'Show the account of a password link',
    'The link stays valid. The token is in the body, because URLs are logged.',
  )
  @Post('password-links')
  async link(@Body() { token }: LinkQuestionDto): Promise<LinkDto> {
    return LinkDto.of(await this.links.find(token));
  }

  /**
   * A request over the limit gets the same response, because a different one could reveal accounts. Strangers must not use up the
   * requests of the owner: each network has its own few, and so has a browser in which the owner has signed in before.
   */
  private async isRateLimited(email: string, { network, deviceToken }: SignInClient): Promise<boolean> {
    const deviceId = email.includes('\0') ? undefined : await this.deviceCookies.idOf(deviceToken, email);
    const limits: RateLimit[] = deviceId
      ? [{ purpose: 'password reset by device cookie', key: deviceId, limit: 3, windowSeconds }]
      : [
          { purpose: 'password reset by client', key: network, limit: 20, windowSeconds },
          { purpose: 'password reset by client and account', key: `${network} ${email}`, limit: 3, windowSeconds },
          { purpose: 'password reset by account', key: email, limit: 10, windowSeconds },
        ];
    for (const limit of limits) {
      if (!(await this.rateLimiter.consume(limit)).isAllowed) return true;
    }
    return false;
  }
}
