import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TooManyRequestsException } from '../common/fault.ts';
import { Env } from '../env.ts';
import { isPassword, nobodysHash } from '../staff-accounts/password.ts';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { clientNetwork } from '../throttle/client-network.ts';
import { type Allowance, ThrottleService } from '../throttle/throttle.service.ts';
import { KnownBrowsers } from './known-browsers.service.ts';
import { readToken } from './session-cookie.ts';

/** Who tries a password, as far as one can tell before it is checked. */
export interface Caller {
  client: string;
  /** What this browser was given when somebody signed in with it. */
  browser: string | undefined;
}

export const callerOf = (request: Request, env: Env): Caller => ({
  client: clientNetwork(request),
  browser: readToken(request, env, 'browser'),
});

/** The only place where a password is compared: counted before, the same for every account that is not to be entered. */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly throttle: ThrottleService,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** The account when the password is its own; null when it is wrong, and for an account unknown, disabled or not yet accepted. */
  async authenticate(email: string, password: string, caller: Caller): Promise<StaffAccount | null> {
    const address = email.trim().toLowerCase();
    const isStorable = !address.includes('\0');
    const attempts = attemptsOf(address, caller, isStorable && (await this.browsers.isKnown(caller.browser, address)));
    await this.refuseTooMany(attempts);

    const account = isStorable ? await this.accounts.findByEmail(address) : null;
    const isRight = await isPassword(password, account?.passwordHash ?? nobodysHash);
    if (!account || account.disabledAt || !isRight) return null;

    const [narrow, ...wide] = attempts;
    await this.throttle.forget(narrow);
    for (const allowance of wide) await this.throttle.giveBack(allowance);
    return account;
  }

  /** Every attempt counts before it is checked: a hundred at the same moment are a hundred. */
  private async refuseTooMany(attempts: Allowance[]): Promise<void> {
    for (const allowance of attempts) {
      const { isAllowed, retryAfterSeconds } = await this.throttle.take(allowance);
      if (!isAllowed) {
        throw new TooManyRequestsException(
          `Too many sign-in attempts. Please try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
          retryAfterSeconds,
        );
      }
    }
  }
}

/**
 * The narrow limit comes first. The wide ones stop guessing spread over many accounts or many clients. A browser in which
 * the account was entered before has an allowance of its own, so that whatever strangers do, from anywhere, locks nobody out.
 */
function attemptsOf(email: string, { client, browser }: Caller, isKnown: boolean): [Allowance, ...Allowance[]] {
  const windowSeconds = 15 * 60;
  if (isKnown) {
    return [{ purpose: 'sign-in by known browser', whose: `${browser} ${email}`, limit: 10, windowSeconds }];
  }
  return [
    { purpose: 'sign-in by client and account', whose: `${client} ${email}`, limit: 10, windowSeconds },
    { purpose: 'sign-in by client', whose: client, limit: 50, windowSeconds },
    { purpose: 'sign-in by account', whose: email, limit: 200, windowSeconds },
  ];
}
