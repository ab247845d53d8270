import { Body, Controller, Post, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { Passkey } from '../accounts/passkey.entity.ts';
import { lockAccount } from '../accounts/second-factor-state.ts';
import { FailedSignIns } from '../attempts/failed-sign-ins.service.ts';
import { SignInDelay } from '../attempts/sign-in-delay.service.ts';
import { staffMemberOf } from '../auth/current-staff.decorator.ts';
import { SessionDto } from '../auth/session.dto.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import { PasskeyAssertionDto, PasskeyOptionsDto } from './passkey.dto.ts';
import { PasskeyChallenges } from './passkey-challenges.service.ts';
import { PasskeyRejected } from './passkey-rejected.ts';
import { countUse, PasskeysService } from './passkeys.service.ts';

/** Signs in with a passkey, without a password and a code. */
@ApiTags('Session')
@Public()
@Controller('session/passkey')
export class PasskeySignInController {
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
  @Returns(PasskeyOptionsDto, 'Begin to sign in with a passkey', 'Rate limit: 100 per client in 15 minutes.')
  @Post('options')
  async options(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<PasskeyOptionsDto> {
    const client = clientNetwork(request);
    await this.rateLimiter.assertAllowed(
      { purpose: 'passkey sign-in by client', key: client, limit: 100, windowSeconds: 15 * 60 },
      (seconds) => `Too many sign-in attempts. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    );
    return { options: await this.passkeys.requestOptions(null, request, response) };
  }

  @Returns(SessionDto, 'Sign in with a passkey', 'Sets the session cookie. Needs no password and no code.')
  @Post()
  async signIn(
    @Body() assertion: PasskeyAssertionDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const passkey = await this.database.getRepository(Passkey).findOne({
      where: { credentialId: assertion.id },
      relations: { account: { user: true } },
    });
    const network = clientNetwork(request);
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
      return SessionDto.of(staffMemberOf(session, network), this.env);
    } catch (error) {
      if (error instanceof PasskeyRejected) {
        const data = { reason: error.reason, ...(passkey && { passkey: passkey.name }) };
        await this.failures.record({ network, account: passkey?.account, data });
      }
      return rejectRequest(error);
    }
  }
}

function rejectRequest(error: unknown): never {
  throw error instanceof PasskeyRejected ? new UnauthorizedException(error.message) : error;
}
