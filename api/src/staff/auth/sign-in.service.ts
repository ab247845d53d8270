import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import type { Session } from '../accounts/session.entity.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { DeviceCookies } from '../attempts/device-cookies.service.ts';
import { browserName } from './browser-name.ts';
import { SessionService } from './session.service.ts';
import { readCookie, setCookie } from './session-cookie.ts';

interface SignInOptions {
  /** Name of the passkey that was used. */
  passkey?: string;
  /** Runs in the same transaction. No session opens if it throws. */
  beforeOpening?: (manager: EntityManager) => Promise<void>;
}

/** Signs a browser in: opens a new session, ends its previous one, and sets the device cookie. */
@Injectable()
export class SignInService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  async open(
    account: StaffAccount,
    request: Request,
    response: Response,
    { passkey, beforeOpening }: SignInOptions = {},
  ): Promise<Session> {
    await this.sessions.deleteExpired();
    return this.database.transaction(async (manager) => {
      await beforeOpening?.(manager);
      const userAgent = request.get('user-agent') ?? '';
      const previous = readCookie(request, this.env);
      const { token, session } = await this.sessions.open(manager, account, userAgent, previous);
      setCookie(response, this.env, token);
      await this.issueDeviceCookie(manager, account.userId, request, response);
      const { userId, user } = account;
      await recordAudit(manager, {
        kind: 'signed-in',
        actor: { userId, email: user.email, network: clientNetwork(request) },
        data: { browser: browserName(userAgent), ...(passkey && { passkey }) },
      });
      return session;
    });
  }

  /** Sets the device cookie without signing in. */
  async issueDeviceCookie(manager: EntityManager, userId: number, request: Request, response: Response): Promise<void> {
    const browser = await this.deviceCookies.issue(manager, readCookie(request, this.env, 'browser'), userId);
    setCookie(response, this.env, browser, 'browser');
  }
}
