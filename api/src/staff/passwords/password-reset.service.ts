import { ConflictException, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { type RateLimit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { StaffMail } from '../accounts/staff-mail.service.ts';
import { DeviceCookies } from '../attempts/device-cookies.service.ts';
import type { SignInClient } from '../attempts/sign-in-delay.service.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import type { PasswordLink } from './password-link.entity.ts';
import { PasswordLinksService } from './password-links.service.ts';

const windowSeconds = 60 * 60;

/** Password reset and acceptance of invitations. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: DataSource,
    private readonly links: PasswordLinksService,
    private readonly mail: StaffMail,
    private readonly rateLimiter: RateLimiter,
    private readonly signIns: SignInService,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  get isAvailable(): boolean {
    return this.mail.isConfigured;
  }

  /** Queues the mail. The account is looked up when the mail is sent, so the response reveals nothing about it. */
  async request(email: string, client: SignInClient): Promise<void> {
    if (!this.isAvailable)
      throw new ConflictException('This portal does not send email. Please ask a manager for a link.');
    if (!(await this.isRateLimited(email.toLowerCase(), client))) await this.mail.sendReset(email);
  }

  find(token: string): Promise<PasswordLink> {
    return this.links.find(token);
  }

  /** Sets the password. The browser gets a device cookie, because its user receives the mail of the account. */
  async confirm(token: string, password: string, request: Request, response: Response): Promise<void> {
    const { userId } = await this.links.redeem(token, password, clientNetwork(request));
    await this.signIns.issueDeviceCookie(this.database.manager, userId, request, response);
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
