import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { tokenDigest } from '../accounts/token.ts';
import { browserToken, readCookie } from '../auth/session-cookie.ts';
import { PasskeyRejected } from './passkey-rejected.ts';

export const challengeLifetime = 5 * 60_000;

type Purpose = 'sign-in' | 'registration';

/** Challenges of passkey requests: random, for one browser and one use, for five minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
  ) {}

  /** Creates a challenge for the browser of the request, and for one user if it is given. */
  async create(
    purpose: Purpose,
    userId: number | null,
    request: Request,
    response: Response,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = randomBytes(32);
    // Tabs of one browser share the cookie.
    const browser = browserToken(request, response, this.env);
    await this.database.query('delete from passkey_challenges where expires_at < now()');
    await this.database.query(
      `insert into passkey_challenges (challenge, purpose, browser_digest, user_id, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 ms')`,
      [challenge.toString('base64url'), purpose, tokenDigest(browser), userId, challengeLifetime],
    );
    return challenge;
  }

  /**
   * Uses up the challenge that a browser has signed. Returns it and the user that it was created for. Throws
   * `PasskeyRejected` for one that is expired, used, or of another browser.
   */
  async consume(
    purpose: Purpose,
    clientData: string,
    request: Request,
  ): Promise<{ challenge: string; userId: number | null }> {
    const challenge = challengeOf(clientData);
    const browser = readCookie(request, this.env, 'device') ?? '';
    const [[row]]: [{ user_id: number | null }[], number] = await this.database.query(
      `delete from passkey_challenges
       where challenge = $1 and purpose = $2 and browser_digest = $3 and expires_at > now() returning user_id`,
      [challenge, purpose, tokenDigest(browser)],
    );
    if (!row) throw new PasskeyRejected('expired challenge');
    return { challenge, userId: row.user_id };
  }
}

function challengeOf(clientData: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    return /^[\w-]{43}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
