import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import type { Session } from '../accounts/session.entity.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { DeviceCookies } from './device-cookies.service.ts';
import { SessionService } from './session.service.ts';
import { readCookie, setCookie } from './session-cookie.ts';

/** Signs a browser in: opens a new session, ends its previous one, and sets the device cookie. */
@Injectable()
export class SignInService {
  constructor(
    private readonly env: Env,
    private readonly sessions: SessionService,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  async open(account: StaffAccount, request: Request, response: Response): Promise<Session> {
    const { token, session } = await this.sessions.open(account, request.get('user-agent') ?? '');
    const before = readCookie(request, this.env);
    if (before) await this.sessions.end(before);
    setCookie(response, this.env, token);
    await this.issueDeviceCookie(account.userId, request, response);
    return session;
  }

  /** Sets the device cookie without signing in. */
  async issueDeviceCookie(userId: number, request: Request, response: Response): Promise<void> {
    const browser = await this.deviceCookies.issue(readCookie(request, this.env, 'browser'), userId);
    setCookie(response, this.env, browser, 'browser');
  }
}
