import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const day = 86_400_000;
export const knownFor = 180 * day;

/**
 * Remembers in which browsers somebody has signed in. It opens nothing: it only keeps a colleague's own browser out of
 * the count when strangers guess at the account.
 */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly database: DataSource) {}

  async isKnown(token: string | undefined, email: string): Promise<boolean> {
    if (!token) return false;
    const rows = await this.database.query(
      `select 1 from known_browsers join users on users.id = user_id
       where token_digest = $1 and email = $2 and last_used_at > now() - $3 * interval '1 ms'`,
      [digest(token), email, knownFor],
    );
    return rows.length > 0;
  }

  /** Answers the token the browser is to keep: the one it has, or a new one. */
  async remember(token: string | undefined, userId: number): Promise<string> {
    const kept = token && /^[\w-]{43}$/.test(token) ? token : randomBytes(32).toString('base64url');
    await this.database.query(
      `insert into known_browsers (token_digest, user_id) values ($1, $2)
       on conflict (token_digest, user_id) do update set last_used_at = now()`,
      [digest(kept), userId],
    );
    await this.database.query(
      `delete from known_browsers where user_id = $1 and last_used_at < now() - $2 * interval '1 ms'`,
      [userId, knownFor],
    );
    return kept;
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest();
