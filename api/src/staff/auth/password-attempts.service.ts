import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { recordAudit, visitor } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { type RateLimit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { dummyHash, verifyPassword } from '../accounts/password.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { DeviceCookies } from './device-cookies.service.ts';
import { readCookie } from './session-cookie.ts';

/** The client of a sign-in attempt. */
interface SignInClient {
  network: string;
  /** Token of the device cookie. */
  deviceToken: string | undefined;
}

export const signInClient = (request: Request, env: Env): SignInClient => ({
  network: clientNetwork(request),
  deviceToken: readCookie(request, env, 'browser'),
});

/** Verifies passwords, with rate limits. Takes the same time for accounts that do not exist or cannot sign in. */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly rateLimiter: RateLimiter,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  /** Resolves to the account, or to null if the password is wrong or the account is unknown, disabled or without a password. */
  async authenticate(email: string, password: string, caller: SignInClient): Promise<StaffAccount | null> {
    const address = email.trim().toLowerCase();
    const isStorable = !address.includes('\0');
    const attempts = signInLimits(
      address,
      caller,
      isStorable && (await this.deviceCookies.isKnown(caller.deviceToken, address)),
    );
    await this.assertWithinLimits(attempts, caller);

    const account = isStorable ? await this.accounts.findByEmail(address) : null;
    const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash());
    if (!account || account.disabledAt || !isRight) {
      await this.recordFailure(account, isRight, caller);
      return null;
    }

    const [narrow, ...wide] = attempts;
    await this.rateLimiter.reset(narrow);
    for (const limit of wide) await this.rateLimiter.refund(limit);
    return account;
  }

  /** An unknown email is not recorded: it may be a password, typed into the wrong field. */
  private async recordFailure(account: StaffAccount | null, isRight: boolean, { network }: SignInClient) {
    await recordAudit(this.database.manager, {
      kind: 'sign-in-failed',
      actor: visitor(network),
      subject: account ? { userId: account.userId, email: account.user.email } : undefined,
      data: { reason: !account ? 'unknown account' : isRight ? 'disabled account' : 'wrong password' },
    });
  }

  /** Counts the attempt before the password is verified, so that concurrent attempts are counted individually. */
  private async assertWithinLimits(attempts: RateLimit[], { network }: SignInClient): Promise<void> {
    for (const limit of attempts) {
      const { isAllowed, isFirstRejection, retryAfterSeconds } = await this.rateLimiter.consume(limit);
      if (!isAllowed) {
        // Once per window, so that rejected attempts cannot fill the log.
        if (isFirstRejection) {
          const data = { limit: limit.purpose };
          await recordAudit(this.database.manager, { kind: 'sign-in-blocked', actor: visitor(network), data });
        }
        throw new TooManyRequestsException(
          `Too many sign-in attempts. Please try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
          retryAfterSeconds,
        );
      }
    }
  }
}

/**
 * The limit per client and account comes first; the wider ones stop guessing spread over many accounts or clients. A
 * browser with a device cookie of the account has its own limit.
 */
function signInLimits(
  email: string,
  { network, deviceToken }: SignInClient,
  isKnown: boolean,
): [RateLimit, ...RateLimit[]] {
  const windowSeconds = 15 * 60;
  if (isKnown) {
    return [{ purpose: 'sign-in by known browser', key: `${deviceToken} ${email}`, limit: 10, windowSeconds }];
  }
  return [
    { purpose: 'sign-in by client and account', key: `${network} ${email}`, limit: 10, windowSeconds },
    { purpose: 'sign-in by client', key: network, limit: 50, windowSeconds },
    { purpose: 'sign-in by account', key: email, limit: 200, windowSeconds },
  ];
}
