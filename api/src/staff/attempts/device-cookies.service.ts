import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newToken, tokenDigest } from '../accounts/token.ts';

const day = 86_400_000;
export const deviceCookieLifetime = 180 * day;

/**
 * Device cookies (OWASP): they mark browsers in which an account has signed in before. A device cookie grants no access;
 * it gives the browser its own rate limit, so that password guessing elsewhere cannot lock the owner out.
 */
@Injectable()
export class DeviceCookies {
  constructor(private readonly database: DataSource) {}

  /** Returns the id of a device cookie of an account, or undefined. The id stays when the token is replaced. */
  async idOf(token: string | undefined, email: string): Promise<string | undefined> {
    if (!token) return undefined;
    const [row]: { id: string }[] = await this.database.query(
      `select device_cookies.id from device_cookies join users on users.id = user_id
       where token_digest = $1 and email = $2 and last_used_at > now() - $3 * interval '1 ms'`,
      [tokenDigest(token), email, deviceCookieLifetime],
    );
    return row?.id;
  }

  /** Returns a new token for the browser's device cookie. It replaces the previous one, for other accounts of the browser too. */
  async issue(manager: EntityManager, previous: string | undefined, userId: number): Promise<string> {
    const token = newToken();
    if (previous) {
      await manager.query('update device_cookies set token_digest = $1 where token_digest = $2', [
        tokenDigest(token),
        tokenDigest(previous),
      ]);
    }
    await manager.query(
      `insert into device_cookies (token_digest, user_id) values ($1, $2)
       on conflict (token_digest, user_id) do update set last_used_at = now()`,
      [tokenDigest(token), userId],
    );
    await manager.query(
      `delete from device_cookies where user_id = $1 and last_used_at < now() - $2 * interval '1 ms'`,
      [userId, deviceCookieLifetime],
    );
    return token;
  }
}
