import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasRole, type Role, type TokenScope, userActiveHeader, userIdHeader } from '@portal/contracts/staff';
import type { Request } from 'express';
import { Env } from '../../platform/env/env.ts';
import { bearerToken } from '../../platform/http/bearer-token.ts';
import { isPublic } from '../../platform/http/public.decorator.ts';
import { type Session, secondFactorDueIn } from '../accounts/session.entity.ts';
import { canExport } from '../accounts/staff-account.entity.ts';
import { ApiTokens } from '../api-tokens/api-tokens.service.ts';
import { accessRules } from './access.decorators.ts';
import { SessionService } from './session.service.ts';
import { readCookie } from './session-cookie.ts';

/** The guard adds the session to requests of routes that are not public. */
export type AuthenticatedRequest = Request & { session?: Session };

/** RFC 9470. The client asks for the credentials and repeats the request. */
export class RecentSignInRequiredException extends ForbiddenException {
  readonly challenge = 'Session error="insufficient_user_authentication"';

  constructor() {
    super('Please confirm that it is you: sign in again.');
  }
}

/**
 * Global guard: every route without `@Public()` needs a session and, with `@RequiresRole()`, a role. A change also needs a recent
 * sign-in, unless `@AllowsEarlierSignIn()` gives a reason. API tokens get to routes with `@AllowsToken()` only.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly tokens: ApiTokens,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const declared = <Value = boolean>(rule: string) =>
      this.reflector.getAllAndOverride<Value | undefined>(rule, targets);
    if (declared(isPublic)) return true;

    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerToken(request);
    const session =
      token === undefined
        ? await this.sessionOf(request)
        : await this.sessionOfToken(token, declared<TokenScope>(accessRules.token));
    request.session = session;

    const needed = declared<Role>(accessRules.role);
    const { role } = session.account;
    if (needed && !hasRole(role, needed)) {
      throw new ForbiddenException(`This needs the role ${needed}, and yours is ${role}.`);
    }
    if (declared(accessRules.permission) && !canExport(session.account)) {
      throw new ForbiddenException('You are not allowed to export leads. A manager can allow it.');
    }
    const due = secondFactorDueIn(session, this.env.secondFactor);
    if (due && due <= new Date() && !declared(accessRules.missingSecondFactor)) {
      throw new ForbiddenException('Please turn on two-step verification under “Account” first.');
    }
    const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    const needsRecentSignIn = declared(accessRules.recentSignIn) || (isChange && !declared(accessRules.earlierSignIn));
    if (!session.isRecent && needsRecentSignIn) throw new RecentSignInRequiredException();
    return true;
  }

  private async sessionOf(request: Request): Promise<Session> {
    const token = readCookie(request, this.env);
    const isUserActive = request.get(userActiveHeader) === '?1';
    const session = token ? await this.sessions.find(token, isUserActive) : null;
    const pageOf = request.get(userIdHeader);
    if (!session || (pageOf && pageOf !== String(session.userId))) throw new UnauthorizedException('Please sign in.');
    return session;
  }

  private async sessionOfToken(token: string, needed: TokenScope | undefined): Promise<Session> {
    const { session, scope } = await this.tokens.authenticate(token);
    if (!needed) throw new ForbiddenException('This cannot be done with an API token.');
    if (needed === 'write' && scope === 'read')
      throw new ForbiddenException('This needs an API token with the scope write, and yours can only read.');
    return session;
  }
}
