import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const day = 86_400_000;
export const deviceCookieLifetime = 180 * day;

/**
 * Device cookies (OWASP): they mark browsers in which an account has signed in before. A device cookie grants no access;
 * it gives the browser its own rate limit, so that password guessing elsewhere cannot lock the owner out.
 */
@Injectable()
export class DeviceCookies {
  constructor(private readonly database: DataSource) {}

  async isKnown(token: string | undefined, email: string): Promise<boolean> {
    if (!token) return false;
    const rows = await this.database.query(
      `select 1 from known_browsers join users on users.id = user_id
       where token_digest = $1 and email = $2 and last_used_at > now() - $3 * interval '1 ms'`,
      [digest(token), email, deviceCookieLifetime],
    );
    return rows.length > 0;
  }

  /** Returns the token of the browser's device cookie: the existing one, or a new one. */
  async issue(token: string | undefined, userId: number): Promise<string> {
    const kept = token && /^[\w-]{43}$/.test(token) ? token : randomBytes(32).toString('base64url');
    await this.database.query(
      `insert into known_browsers (token_digest, user_id) values ($1, $2)
       on conflict (token_digest, user_id) do update set last_used_at = now()`,
      [digest(kept), userId],
    );
    await this.database.query(
      `delete from known_browsers where user_id = $1 and last_used_at < now() - $2 * interval '1 ms'`,
      [userId, deviceCookieLifetime],
    );
    return kept;
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest();
