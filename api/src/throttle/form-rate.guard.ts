import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TooManyRequestsException } from '../common/fault.ts';
import { IntakeDatabase } from '../database/intake-database.ts';
import { Env } from '../env.ts';
import { clientNetwork } from './client-network.ts';
import { ThrottleService } from './throttle.service.ts';

/** Together with the two seconds that storing may take, a visitor is answered within two and a half. */
const patienceMilliseconds = 300;

/** Keeps one client from filling the inbox. Both forms count together, each call sent, refused or not. */
@Injectable()
export class FormRateGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly throttle: ThrottleService,
    private readonly database: IntakeDatabase,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.env.formRatePerMinute;
    if (limit === 0 || this.database.isAway) return true;

    const whose = clientNetwork(context.switchToHttp().getRequest<Request>());
    const verdict = await this.askPatiently({ purpose: 'forms', whose, limit, windowSeconds: 60 });
    if (!verdict.isAllowed) {
      throw new TooManyRequestsException(
        `That was a lot at once. Please try again in ${verdict.retryAfterSeconds} seconds, or call us at ${this.env.company.phone}.`,
        verdict.retryAfterSeconds,
      );
    }
    return true;
  }

  /** A counter that cannot be read refuses nobody: turning a customer away costs more than a few calls too many. */
  private async askPatiently(allowance: Parameters<ThrottleService['take']>[0]) {
    const allowed = { isAllowed: true, retryAfterSeconds: 0 };
    const tired = Promise.withResolvers<typeof allowed>();
    const timer = setTimeout(() => tired.resolve(allowed), patienceMilliseconds);
    try {
      return await Promise.race([this.throttle.take(allowance).catch(() => allowed), tired.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
