import { Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { cleanEmail, withAsciiDomain } from '@portal/contracts/email-address';
import { visibleLine } from '@portal/contracts/visible-text';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
} from 'openid-client';
import { Env, type OidcSettings } from '../../platform/env/env.ts';
import { isLoopback } from '../../platform/env/settings.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';

/** What a provider has confirmed about a user. */
export interface Identity {
  issuer: string;
  /** Never given to another user of the issuer, unlike the email. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
  groups: readonly string[];
  /** When the user entered their credentials at the provider. Null: it does not say. */
  authenticatedAt: Date | null;
  hasSecondFactor: boolean;
}

/** Random values of a sign-in that has begun, which its response has to match. */
export interface AuthorizationChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Whether the user has to enter their credentials again, for a step-up. */
  isConfirmation: boolean;
}

type Claims = Readonly<Record<string, unknown>>;

/** How and when the user signed in. Some providers say it only when asked. */
const requestedClaims = { id_token: { auth_time: null, amr: null, acr: null } };

const timeoutSeconds = 5;
const cacheMilliseconds = 60 * 60_000;
/** A sign-in at the provider is at most as old as a session may get. */
const maxSignInAgeSeconds = 12 * 60 * 60;
const recentSignInSeconds = 15 * 60;

/** The client of the OpenID Connect provider. It is found at the first sign-in, so that the API starts without it. */
@Injectable()
export class IdentityProvider {
  private discovered: { configuration: Promise<Configuration>; at: number } | undefined;

  constructor(
    private readonly env: Env,
    private readonly log: Logger,
  ) {}

  get redirectUri(): string {
    return `${this.env.deskUrl}/api/session/oidc/callback`;
  }

  get settings(): OidcSettings {
    this.assertConfigured();
    return this.env.oidc as OidcSettings;
  }

  /** Throws 404 if no provider is configured. */
  assertConfigured(): void {
    if (!this.env.oidc) throw new NotFoundException('Sign-in with an identity provider is not configured.');
  }

  /** Returns the URL of the provider's sign-in page. Throws 503 if the provider cannot be reached. */
  async authorizationUrl({ state, nonce, codeVerifier, isConfirmation }: AuthorizationChecks): Promise<string> {
    const configuration = await this.discover();
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      max_age: String(isConfirmation ? recentSignInSeconds : maxSignInAgeSeconds),
      ...(isConfirmation && { prompt: 'login' }),
      ...(configuration.serverMetadata().claims_parameter_supported && { claims: JSON.stringify(requestedClaims) }),
    });
    return url.href;
  }

  /**
   * Exchanges the code in the query of a callback. Throws if the response is not that of the sign-in: other state, issuer, nonce,
   * code verifier, client or signature.
   */
  async identify(
    query: string,
    { state, nonce, codeVerifier, isConfirmation }: AuthorizationChecks,
  ): Promise<Identity> {
    const configuration = await this.discover();
    const callback = new URL(this.redirectUri);
    callback.search = query;
    const tokens = await authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      // Without `auth_time` a step-up is rejected.
      ...(isConfirmation && { maxAge: recentSignInSeconds }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider has sent no ID token.');
    const authenticatedAt = claims.auth_time ? new Date(claims.auth_time * 1000) : null;
    if (authenticatedAt && Date.now() - authenticatedAt.getTime() > (maxSignInAgeSeconds + 60) * 1000)
      throw new Error('The sign-in at the provider is too old.');
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const userInfo = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    return this.identityOf(claims, userInfo, authenticatedAt);
  }

  /** Returns the URL that ends the session at the provider, or undefined if it has none or cannot be reached. */
  async endSessionUrl(): Promise<string | undefined> {
    const configuration = await this.discover().catch(() => undefined);
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.env.deskUrl}/admin` }).href;
  }

  /** Providers choose in which of the two they put email, name and groups. How the user signed in is in the ID token only. */
  private identityOf(idToken: IDToken, userInfo: Claims, authenticatedAt: Date | null): Identity {
    const { groupsClaim, secondFactor } = this.settings;
    const claims: Claims = { ...userInfo, ...idToken };
    // An email is verified by the same of the two.
    const { email: address, email_verified: isVerified } = idToken.email === undefined ? userInfo : idToken;
    const email = emailOf(address);
    return {
      issuer: idToken.iss,
      subject: idToken.sub,
      email,
      isEmailVerified: isVerified === true,
      name: textOf(claims.name) ?? textOf(claims.preferred_username) ?? email,
      groups: textsOf(claimAt(claims, groupsClaim)),
      authenticatedAt,
      hasSecondFactor: [...textsOf(idToken.amr), ...textsOf(idToken.acr)].some((value) => secondFactor.has(value)),
    };
  }

  /** Finds the provider. A failure is tried again at the next sign-in. */
  private async discover(): Promise<Configuration> {
    const { settings } = this;
    if (!this.discovered || Date.now() - this.discovered.at > cacheMilliseconds)
      this.discovered = { configuration: discoverProvider(settings), at: Date.now() };
    try {
      return await this.discovered.configuration;
    } catch (error) {
      this.discovered = undefined;
      this.log.warn({ error: describeError(error) }, 'the identity provider cannot be reached');
      throw new ServiceUnavailableException(
        `${settings.name} cannot be reached. Please try again in a minute, or sign in with your password.`,
      );
    }
  }
}

function discoverProvider({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  return discovery(issuer, clientId, undefined, authenticateClient(clientSecret), {
    timeout: timeoutSeconds,
    // The signature of the ID token is verified although it comes from the provider directly.
    execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
  });
}

/** Sends the client secret by the method that the provider's metadata names, by default HTTP basic authentication. */
function authenticateClient(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

/** Returns the claim of that name, or for `realm_access.roles` the nested one. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), claims);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' && visibleLine(value)) || undefined;

/** Returns the address. One that has to be cleaned is none: the provider has verified this spelling and no other. */
function emailOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = withAsciiDomain(value.trim());
  return address && address === cleanEmail(value) ? address.toLowerCase() : undefined;
}

const textsOf = (value: unknown) => [value].flat().filter((item): item is string => typeof item === 'string');
