import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Env } from '../env.ts';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { KnownBrowsers } from './known-browsers.service.ts';
import type { Session } from './session.entity.ts';
import { SessionService } from './session.service.ts';
import { giveToken, readToken } from './session-cookie.ts';

/** Signs a browser in: it gets a new session, the one it had ends, and it is known from now on. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly browsers: KnownBrowsers,
  ) {}

  async open(account: StaffAccount, request: Request, response: Response): Promise<Session> {
    const { token, session } = await this.sessions.open(account, request.get('user-agent') ?? '');
    const before = readToken(request, this.env);
    if (before) await this.sessions.end(before);
    giveToken(response, this.env, token);
    await this.welcome(account.userId, request, response);
    return session;
  }

  /** Has the browser known without signing it in. */
  async welcome(userId: number, request: Request, response: Response): Promise<void> {
    const browser = await this.browsers.remember(readToken(request, this.env, 'browser'), userId);
    giveToken(response, this.env, browser, 'browser');
  }
}
