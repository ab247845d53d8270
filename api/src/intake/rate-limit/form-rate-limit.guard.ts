import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
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
    const result = await this.rateLimiter.consume({
      purpose: 'forms',
      key,
      limit,
      windowSeconds: 60,
      maxWaitMilliseconds: counterWait.milliseconds,
    });
    if (!result.isAllowed) {
      throw new TooManyRequestsException(
        `That was a lot at once. Please try again in ${result.retryAfterSeconds} seconds, or call us at ${this.env.company.phone}.`,
        result.retryAfterSeconds,
      );
    }
    return true;
  }
}
