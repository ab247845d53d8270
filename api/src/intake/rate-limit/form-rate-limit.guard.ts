import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { type RateLimit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';

/** Together with the two seconds for storing, the response takes at most two and a half seconds. */
const timeoutMilliseconds = 300;

/** Rate limit of the forms per client. Both forms share one counter, and invalid requests count too. */
@Injectable()
export class FormRateLimitGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly rateLimiter: RateLimiter,
    private readonly database: CircuitBreakerPool,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.env.formRatePerMinute;
    if (limit === 0 || this.database.isOpen) return true;

    const key = clientNetwork(context.switchToHttp().getRequest<Request>());
    const result = await this.consumeWithTimeout({ purpose: 'forms', key, limit, windowSeconds: 60 });
    if (!result.isAllowed) {
      throw new TooManyRequestsException(
        `That was a lot at once. Please try again in ${result.retryAfterSeconds} seconds, or call us at ${this.env.company.phone}.`,
        result.retryAfterSeconds,
      );
    }
    return true;
  }

  /** Allows the request if the counter fails or times out: losing a lead costs more than a few extra requests. */
  private async consumeWithTimeout(rateLimit: RateLimit) {
    const allowed = { isAllowed: true, retryAfterSeconds: 0 };
    const timedOut = Promise.withResolvers<typeof allowed>();
    const timer = setTimeout(() => timedOut.resolve(allowed), timeoutMilliseconds);
    try {
      return await Promise.race([this.rateLimiter.consume(rateLimit).catch(() => allowed), timedOut.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
