import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../env.ts';
import type { Session } from './session.entity.ts';
import { SessionService } from './session.service.ts';
import { readToken } from './session-cookie.ts';

/** Lets only signed-in staff through. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.requireSession(context.switchToHttp().getRequest<Request>());
    return true;
  }

  async requireSession(request: Request): Promise<Session> {
    const token = readToken(request, this.env);
    const session = token ? await this.sessions.find(token) : null;
    if (!session) throw new UnauthorizedException('Please sign in.');
    return session;
  }
}
