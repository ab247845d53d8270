import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { Passkey } from '../accounts/passkey.entity.ts';
import { lockAccount } from '../accounts/second-factor-state.ts';
import type { Session } from '../accounts/session.entity.ts';
import { FailedSignIns } from '../attempts/failed-sign-ins.service.ts';
import { SignInDelay } from '../attempts/sign-in-delay.service.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import type { PasskeyAssertionDto } from './passkey.dto.ts';
import { PasskeyChallenges } from './passkey-challenges.service.ts';
import { PasskeyRejected } from './passkey-rejected.ts';
import { countUse, PasskeysService } from './passkeys.service.ts';

/** Signs in with a passkey, without a password and a code. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly rateLimiter: RateLimiter,
    private readonly failures: FailedSignIns,
    private readonly delay: SignInDelay,
    private readonly passkeys: PasskeysService,
    private readonly challenges: PasskeyChallenges,
    private readonly signIns: SignInService,
  ) {}

  /** Anybody can request these, and each is stored, so their number is limited. */
  async options(request: Request, response: Response): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { isAllowed, retryAfterSeconds } = await this.rateLimiter.consume({
      purpose: 'passkey sign-in by client',
      key: clientNetwork(request),
      limit: 100,
      windowSeconds: 15 * 60,
    });
    if (!isAllowed) {
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new TooManyRequestsException(
        `Too many sign-in attempts. Please try again in ${minutes} minutes.`,
        retryAfterSeconds,
      );
    }
    return this.passkeys.requestOptions(null, request, response);
  }

  async signIn(assertion: PasskeyAssertionDto, request: Request, response: Response): Promise<Session> {
    const passkey = await this.database.getRepository(Passkey).findOne({
      where: { credentialId: assertion.id },
      relations: { account: { user: true } },
    });
    const email = passkey?.account.user.email ?? '';
    const attempt = await this.delay.begin('passkey', email, signInClient(request, this.env));
    const { challenge, userId } = await this.challenges
      .consume('sign-in', assertion.response.clientDataJSON, request)
      .catch(rejectRequest);
    try {
      if (!passkey) throw new PasskeyRejected('unknown passkey');
      if (userId !== null && userId !== passkey.userId) throw new PasskeyRejected('wrong account');
      const { newCounter } = await this.passkeys.verifyAssertion(passkey, assertion, challenge).catch((error) => {
        throw PasskeyRejected.of(error);
      });
      const session = await this.signIns.open(passkey.account, request, response, {
        passkey: passkey.name,
        beforeOpening: async (manager) => {
          await lockAccount(manager, passkey.userId, 'pessimistic_read');
          await countUse(manager, passkey, newCounter);
        },
      });
      await attempt.succeed();
      return session;
    } catch (error) {
      if (error instanceof PasskeyRejected) await this.recordFailure(passkey, error, clientNetwork(request));
      return rejectRequest(error);
    }
  }

  private async recordFailure(passkey: Passkey | null, { reason }: PasskeyRejected, network: string): Promise<void> {
    const data = { reason, ...(passkey && { passkey: passkey.name }) };
    await this.failures.record({ network, account: passkey?.account, data });
  }
}

function rejectRequest(error: unknown): never {
  throw error instanceof PasskeyRejected ? new UnauthorizedException(error.message) : error;
}
