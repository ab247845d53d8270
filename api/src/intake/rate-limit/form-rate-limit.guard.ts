import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../../platform/env/env.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';

/** A visitor does not wait longer than this for the counter, in addition to the time for storing. Tests replace it. */
export const counterWait = { milliseconds: 300 };

/** Rate limit of the forms per client. Both forms share one counter, and invalid requests count too. */
@Injectable()
export class FormRateLimitGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.env.formRatePerMinute;
    if (limit === 0) return true;

    const key = clientNetwork(context.switchToHttp().getRequest<Request>());
    await this.rateLimiter.assertAllowed(
      { purpose: 'forms', key, limit, windowSeconds: 60, maxWaitMilliseconds: counterWait.milliseconds },
      (seconds) =>
        `That was a lot at once. Please try again in ${seconds} seconds, or call us at ${this.env.company.phone}.`,
    );
    return true;
  }
}
