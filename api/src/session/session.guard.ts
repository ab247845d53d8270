import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Role, reaches } from '@portal/contracts/staff';
import type { Request } from 'express';
import { Env } from '../env.ts';
import type { Session } from './session.entity.ts';
import { SessionService } from './session.service.ts';
import { readToken } from './session-cookie.ts';

export const neededRole = 'neededRole';

/** A request that has passed the guard carries the session it came with. */
export type GuardedRequest = Request & { session?: Session };
export const sessionOf = (request: GuardedRequest): Session | undefined => request.session;

/** Lets only signed-in staff through, and where `@RequiresRole` says so only those who may do what is asked. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    // A controller and its handler may each bring this guard: one question is enough.
    request.session ??= await this.requireSession(request);

    const needed = this.reflector.getAllAndOverride<Role>(neededRole, [context.getHandler(), context.getClass()]);
    const { role } = request.session.account;
    if (needed && !reaches(role, needed)) {
      throw new ForbiddenException(`This needs the role ${needed}, and yours is ${role}.`);
    }
    return true;
  }

  async requireSession(request: Request): Promise<Session> {
    const token = readToken(request, this.env);
    const session = token ? await this.sessions.find(token) : null;
    if (!session) throw new UnauthorizedException('Please sign in.');
    return session;
  }
}
