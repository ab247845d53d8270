import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import type { Session } from '../accounts/session.entity.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { DeviceCookies } from '../attempts/device-cookies.service.ts';
import { browserName } from './browser-name.ts';
import { SessionService, type SignInProof } from './session.service.ts';
import { readCookie, setCookie } from './session-cookie.ts';

interface SignInOptions {
  /** Name of the passkey that was used. */
  passkey?: string;
  /** Of the identity provider, if it has signed the user in. */
  proof?: SignInProof;
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
    { passkey, proof, beforeOpening }: SignInOptions = {},
  ): Promise<Session> {
    await this.sessions.deleteExpired();
    return this.database.transaction(async (manager) => {
      await beforeOpening?.(manager);
      const userAgent = request.get('user-agent') ?? '';
      const previous = readCookie(request, this.env);
      const isNewDevice = await this.isNewDevice(manager, account, request);
      const { token, session, isContinued } = await this.sessions.open(manager, account, userAgent, previous, proof);
      setCookie(response, this.env, token);
      await this.issueDeviceCookie(manager, account.userId, request, response);
      const { userId, user } = account;
      const network = clientNetwork(request);
      const browser = browserName(userAgent);
      const mail = isNewDevice && !isContinued && { userId, at: new Date().toISOString(), browser, network };
      if (mail) await queueAccountMail(manager, this.env, 'new-device', mail);
      await recordAudit(manager, {
        kind: 'signed-in',
        actor: { userId, email: user.email, network },
        data: {
          browser,
          ...(mail && { isNewDevice: true }),
          ...(passkey && { passkey }),
          ...(proof && { method: 'identity provider' }),
        },
      });
      return session;
    });
  }

  /** Whether the account was used before, but not in this browser. */
  private async isNewDevice(
    manager: EntityManager,
    { userId, user }: StaffAccount,
    request: Request,
  ): Promise<boolean> {
    if (await this.deviceCookies.idOf(readCookie(request, this.env, 'device'), user.email)) return false;
    const earlier: unknown[] = await manager.query(
      `select 1 from audit_events where actor_id = $1 and kind = 'signed-in' limit 1`,
      [userId],
    );
    return earlier.length > 0;
  }

  /** Sets the device cookie without signing in. */
  async issueDeviceCookie(manager: EntityManager, userId: number, request: Request, response: Response): Promise<void> {
    const deviceToken = await this.deviceCookies.issue(manager, readCookie(request, this.env, 'device'), userId);
    setCookie(response, this.env, deviceToken, 'device');
  }
}
