import { type CanActivate, type ExecutionContext, Injectable, NotFoundException, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { commonApi, siteApi } from '@portal/contracts/api-origins';
import type { Request } from 'express';
import { Env } from '../env/env.ts';

const servedOn = 'servedOn';

/** The origins that serve a route when DESK_URL is set. Routes without this decorator are served on the lead desk only. */
export const ServedOn = (origin: 'site' | 'both') => SetMetadata(servedOn, origin);

/**
 * Whether a request was sent to the lead desk's host. A trusted proxy may name the host in X-Forwarded-Host. The port is
 * ignored, because proxies do not pass it on.
 */
const isOnDesk = (request: Request, { deskUrl }: Env): boolean =>
  request.hostname?.toLowerCase() === new URL(deskUrl).hostname;

/**
 * With DESK_URL, a route of the lead desk is not found on any other host, and a form is not found on the desk's. The rule belongs
 * to the route, so no spelling of the path avoids it.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.env.hasDeskOrigin) return true;
    const origin = this.reflector.getAllAndOverride<string>(servedOn, [context.getHandler(), context.getClass()]);
    const isDesk = isOnDesk(context.switchToHttp().getRequest<Request>(), this.env);
    if (origin !== 'both' && isDesk === (origin === 'site')) throw new NotFoundException('Page not found.');
    return true;
  }
}

const isCommon = new RegExp(commonApi, 'i');
const isOfSite = new RegExp(siteApi, 'i');

/** Whether the host of a request serves a path that matched no handler, so that there is none to read the rule from. */
export function servesPath(request: Request, env: Env): boolean {
  const path = request.baseUrl + request.path;
  return !env.hasDeskOrigin || isCommon.test(path) || isOnDesk(request, env) !== isOfSite.test(path);
}
