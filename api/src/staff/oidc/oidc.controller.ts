import { isNativeError } from 'node:util/types';
import {
  Body,
  Controller,
  Get,
  Post,
  Req,
  Res,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { SignInOutcome } from '@portal/contracts/staff';
import type { Request, Response } from 'express';
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { tokenDigest } from '../accounts/token.ts';
import { SessionService } from '../auth/session.service.ts';
import { browserToken, readCookie } from '../auth/session-cookie.ts';
import { SignInService } from '../auth/sign-in.service.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import { SecondFactorCodeDto } from '../second-factor/second-factor.dto.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { IdentityAccounts } from './identity-accounts.service.ts';
import { type AuthorizationChecks, type Identity, IdentityProvider } from './identity-provider.service.ts';
import { OidcContinuationDto, OidcRedirectDto, OidcSignInDto, SignInMethodsDto } from './oidc.dto.ts';

const location = {
  Location: { description: 'Page of the lead desk, or of the provider.', schema: { type: 'string' } },
} as const;

/** A sign-in that has begun, bound to the browser by a cookie. */
interface BegunSignIn {
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  is_confirmation: boolean;
  user_id: number | null;
  authenticated_at: Date | null;
}

type NewSignIn = Partial<AuthorizationChecks> & {
  returnTo: string;
  isConfirmation: boolean;
  userId?: number;
  authenticatedAt?: Date | null;
};

const expired = 'This sign-in has expired. Please start again.';

/** Sign-in with the OpenID Connect provider: authorization code flow with PKCE. */
@ApiTags('Session')
@Public()
@Controller('session')
export class OidcController {
  constructor(
    private readonly env: Env,
    private readonly provider: IdentityProvider,
    private readonly database: DataSource,
    private readonly identities: IdentityAccounts,
    private readonly accounts: StaffAccountsService,
    private readonly secondFactors: SecondFactorService,
    private readonly sessions: SessionService,
    private readonly signIns: SignInService,
    private readonly rateLimiter: RateLimiter,
    private readonly log: Logger,
  ) {}

  @Returns(SignInMethodsDto, 'List the ways to sign in')
  @Get('methods')
  methods(): SignInMethodsDto {
    const { oidc } = this.env;
    return { openIdConnect: oidc ? { name: oidc.name } : null };
  }

  @Returns(
    OidcRedirectDto,
    'Begin a sign-in with the OpenID Connect provider',
    'Binds the sign-in to the browser for ten minutes. The browser continues at the returned URL.',
  )
  @Post('oidc')
  async begin(
    @Body() { returnTo, isConfirmation = false }: OidcSignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcRedirectDto> {
    await this.rateLimiter.assertAllowed(
      { purpose: 'identity provider by client', key: clientNetwork(request), limit: 60, windowSeconds: 900 },
      () => 'Too many sign-in attempts. Please try again later.',
    );
    const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const url = await this.provider.authorizationUrl({ ...checks, isConfirmation });
    await this.store(browserToken(request, response, this.env), { ...checks, returnTo, isConfirmation });
    return { url };
  }

  @ApiOperation({
    summary: 'Finish a sign-in with the OpenID Connect provider',
    description: 'The provider redirects here. The query of the page to continue at says if the sign-in has failed.',
  })
  @ApiResponse({ status: 303, description: 'Continue in the lead desk.', headers: location })
  @Get('oidc/callback')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.provider.assertConfigured();
    response
      .status(303)
      .location(await this.finish(request, response))
      .end();
  }

  @Returns(
    OidcContinuationDto,
    'Enter the code of two-step verification',
    'After a sign-in with the OpenID Connect provider without a second factor.',
  )
  @Post('oidc/code')
  async verifyCode(
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcContinuationDto> {
    const begun = await this.find(request);
    if (!begun || begun.user_id === null) throw new UnauthorizedException(expired);
    const account = await this.accounts.get(begun.user_id);
    await this.secondFactors.assertCode(account, code, signInClient(request, this.env));
    if (!(await this.take(request))) throw new UnauthorizedException(expired);
    const proof = { authenticatedAt: begun.authenticated_at, hasSecondFactor: false };
    await this.signIns.open(account, request, response, { proof });
    return { returnTo: begun.return_to };
  }

  @Returns(
    OidcRedirectDto,
    'Begin to sign out at the OpenID Connect provider',
    'Sign out of the lead desk first. The browser continues at the returned URL. A GET would let any page sign people out.',
  )
  @Post('oidc/sign-out')
  async signOut(): Promise<OidcRedirectDto> {
    this.provider.assertConfigured();
    return { url: (await this.provider.endSessionUrl()) ?? `${this.env.deskUrl}/admin` };
  }

  /** Finishes the sign-in of a callback. Returns the path to continue at. */
  private async finish(request: Request, response: Response): Promise<string> {
    const begun = await this.take(request);
    if (!begun?.state) return signInPage('expired');
    const { state, nonce, code_verifier: codeVerifier, is_confirmation: isConfirmation, return_to: returnTo } = begun;
    const identity = await this.identify(request, { state, nonce, codeVerifier, isConfirmation });
    if (typeof identity === 'string') return signInPage(identity, returnTo);

    const account = await this.identities.authenticate(identity, clientNetwork(request));
    if (!account) return signInPage('no-access', returnTo);
    if (isConfirmation && (await this.isOtherAccount(account, request))) return signInPage('other-account', returnTo);
    const { authenticatedAt, hasSecondFactor } = identity;
    if (account.secondFactorAt && !hasSecondFactor) {
      const waiting = { returnTo, isConfirmation, userId: account.userId, authenticatedAt };
      await this.store(browserToken(request, response, this.env), waiting);
      return signInPage('code', returnTo);
    }
    await this.signIns.open(account, request, response, { proof: { authenticatedAt, hasSecondFactor } });
    return returnTo;
  }

  /** Whether the browser is signed in with another account, which a confirmation must not replace. */
  private async isOtherAccount({ userId }: StaffAccount, request: Request): Promise<boolean> {
    const session = await this.sessions.find(readCookie(request, this.env) ?? '', false);
    return session !== null && session.userId !== userId;
  }

  private async identify(request: Request, checks: AuthorizationChecks): Promise<Identity | SignInOutcome> {
    try {
      return await this.provider.identify(new URL(request.originalUrl, this.env.deskUrl).search, checks);
    } catch (error) {
      if (error instanceof ServiceUnavailableException || isUnreachable(error)) return 'unavailable';
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'canceled';
      this.log.warn({ error: describeError(error) }, 'a sign-in with the identity provider was rejected');
      return 'rejected';
    }
  }

  /** A browser has begun one sign-in at a time. */
  private async store(
    browser: string,
    { state, nonce, codeVerifier, returnTo, isConfirmation, userId, authenticatedAt }: NewSignIn,
  ): Promise<void> {
    await this.database.query('delete from oidc_sign_ins where expires_at < now()');
    await this.database.query(
      `insert into oidc_sign_ins (token_digest, state, nonce, code_verifier, return_to, is_confirmation, user_id,
         authenticated_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '10 minutes')
       on conflict (token_digest) do update set (state, nonce, code_verifier, return_to, is_confirmation, user_id,
         authenticated_at, expires_at) = row (excluded.state, excluded.nonce, excluded.code_verifier, excluded.return_to,
           excluded.is_confirmation, excluded.user_id, excluded.authenticated_at, excluded.expires_at)`,
      [tokenDigest(browser), state, nonce, codeVerifier, returnTo, isConfirmation, userId, authenticatedAt],
    );
  }

  private async find(request: Request): Promise<BegunSignIn | undefined> {
    const [row]: BegunSignIn[] = await this.database.query(
      'select * from oidc_sign_ins where token_digest = $1 and expires_at > now()',
      [tokenDigest(readCookie(request, this.env, 'device') ?? '')],
    );
    return row;
  }

  /** Returns the sign-in of this browser once. */
  private async take(request: Request): Promise<BegunSignIn | undefined> {
    const [[row]]: [BegunSignIn[], number] = await this.database.query(
      'delete from oidc_sign_ins where token_digest = $1 and expires_at > now() returning *',
      [tokenDigest(readCookie(request, this.env, 'device') ?? '')],
    );
    return row;
  }
}

/** The sign-in page explains the outcome. The page to continue at is in the fragment. */
const signInPage = (outcome: SignInOutcome, returnTo?: string) =>
  `/admin/sign-in?outcome=${outcome}${returnTo ? `#${returnTo}` : ''}`;

/** Whether a request to the provider got no response. `fetch` throws a TypeError with the cause, or a timeout. */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if (cause.name === 'TimeoutError' || ('code' in cause && /^(E[A-Z]+|UND_ERR_\w+)$/.test(String(cause.code))))
      return true;
  return false;
}
