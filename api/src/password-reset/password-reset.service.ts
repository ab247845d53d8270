import { ConflictException, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionOpener } from '../session/session-opener.service.ts';
import { StaffLetters } from '../staff-accounts/staff-letters.service.ts';
import type { StaffLink } from '../staff-accounts/staff-link.entity.ts';
import { StaffLinksService } from '../staff-accounts/staff-links.service.ts';
import { type Allowance, ThrottleService } from '../throttle/throttle.service.ts';

const windowSeconds = 60 * 60;

/** How somebody without a password, or without theirs, comes to one. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly links: StaffLinksService,
    private readonly letters: StaffLetters,
    private readonly throttle: ThrottleService,
    private readonly opener: SessionOpener,
  ) {}

  get isPossible(): boolean {
    return this.letters.arePossible;
  }

  /** Whether there is such an account is found out when the letter is written, long after the answer. */
  async ask(email: string, client: string): Promise<void> {
    if (!this.isPossible) throw new ConflictException('This portal sends no mail. Please ask a manager for a link.');
    if (!(await this.isTooMuch(email.toLowerCase(), client))) await this.letters.sendReset(email);
  }

  find(token: string): Promise<StaffLink> {
    return this.links.find(token);
  }

  /** Whoever holds the link reads the account's mail: strangers who guess at the account will not keep this browser out. */
  async confirm(token: string, password: string, request: Request, response: Response): Promise<void> {
    const { userId, purpose } = await this.links.redeem(token, password);
    if (purpose === 'reset') await this.letters.sendChanged(userId);
    await this.opener.welcome(userId, request, response);
  }

  /** Nobody is told: to be refused for one address and not for another would tell something. */
  private async isTooMuch(email: string, client: string): Promise<boolean> {
    const allowances: Allowance[] = [
      { purpose: 'password reset by client', whose: client, limit: 20, windowSeconds },
      { purpose: 'password reset by account', whose: email, limit: 3, windowSeconds },
    ];
    for (const allowance of allowances) {
      if (!(await this.throttle.take(allowance)).isAllowed) return true;
    }
    return false;
  }
}
