import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Env } from '../env/env.ts';
import { bearerToken } from './bearer-token.ts';

const allowCrossSite = 'allowCrossSite';

/** Allows cross-site requests to a route that ignores cookies. */
export const AllowCrossSite = () => SetMetadata(allowCrossSite, true);

/**
 * CSRF protection: rejects unsafe requests that another site's page has started, because browsers add the session cookie
 * to those too. Applies to every route without `@AllowCrossSite()`. Clients other than browsers send neither header.
 */
@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
    if (this.reflector.getAllAndOverride<boolean>(allowCrossSite, [context.getHandler(), context.getClass()]))
      return true;

    // Browsers add no token by themselves.
    if (bearerToken(request) === undefined && !this.isSameSite(request))
      throw new ForbiddenException('This can only be done from our own pages.');
    return true;
  }

  private isSameSite(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    if (site) return site === 'same-origin' || site === 'none';

    const origin = request.get('origin');
    if (!origin) return true;
    // The forms allow cross-site requests, so the only page to expect here is the lead desk.
    if (origin === this.env.deskUrl) return true;
    // A site without DESK_URL may have several names, such as localhost. The host of a request proves nothing about its page.
    return !this.env.hasDeskOrigin && URL.canParse(origin) && new URL(origin).host === request.host;
  }
}
