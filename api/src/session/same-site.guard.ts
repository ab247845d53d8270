import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Env } from '../env.ts';

const openToOtherSites = 'openToOtherSites';

/** For an address that acts on nothing but the body it gets: no cookie gives such a call any power. */
export const OpenToOtherSites = () => SetMetadata(openToOtherSites, true);

/**
 * Refuses calls that change something and were started by another site's page, because the browser adds the session
 * cookie to those too. Guards every address that is not expressly open. Callers that are no browsers send neither header.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
    if (this.reflector.getAllAndOverride<boolean>(openToOtherSites, [context.getHandler(), context.getClass()]))
      return true;

    if (!this.isOwnPage(request)) throw new ForbiddenException('This can only be done from our own pages.');
    return true;
  }

  private isOwnPage(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    if (site) return site === 'same-origin' || site === 'none';

    const origin = request.get('origin');
    if (!origin) return true;
    // What visitors send is open to other sites, so only the lead desk gets here.
    return origin === this.env.deskUrl || (URL.canParse(origin) && new URL(origin).host === request.host);
  }
}
