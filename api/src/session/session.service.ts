import { createHash, randomBytes } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { Session } from './session.entity.ts';

const minute = 60_000;
export const absoluteLimit = 12 * 60 * minute;
export const idleLimit = 2 * 60 * minute;
/** Whoever signs in once more ends the session that was unused longest. */
export const mostSessions = 20;

/** Longer than any browser's own name of itself. */
const longestUserAgent = 500;

@Injectable()
export class SessionService {
  constructor(private readonly database: DataSource) {}

  /** Opens a session and gives the token that its cookie carries. The account is as it was when its password was checked. */
  async open({ userId, passwordHash }: StaffAccount, userAgent: string): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url');
    await this.forgetFinished();
    // Waits for, and then heeds, whoever disables the account or changes its password at this moment.
    const opened: unknown[] = await this.database.query(
      `insert into sessions (token_digest, user_id, user_agent, expires_at)
       select $1, user_id, $3, now() + $4 * interval '1 ms' from staff_accounts
       where user_id = $2 and password_hash = $5 and disabled_at is null
       for share
       returning id`,
      [digest(token), userId, userAgent.slice(0, longestUserAgent), absoluteLimit, passwordHash],
    );
    if (opened.length === 0) throw new UnauthorizedException('Email or password is wrong.');
    await this.database.query(
      `delete from sessions where user_id = $1 and id in (
         select id from sessions where user_id = $1 order by last_seen_at desc, created_at desc offset $2)`,
      [userId, mostSessions],
    );
    const session = await this.database.getRepository(Session).findOneOrFail({
      where: { tokenDigest: digest(token) },
      relations: { account: { user: true } },
    });
    return { token, session };
  }

  /** The session a token belongs to, as long as it is neither too old nor too long unused. */
  async find(token: string): Promise<Session | null> {
    const now = Date.now();
    const session = await this.database.getRepository(Session).findOne({
      where: { tokenDigest: digest(token), ...live(now), account: { disabledAt: IsNull() } },
      relations: { account: { user: true } },
    });
    // Once a minute is exact enough for a limit of two hours, and spares a write per call.
    if (session && session.lastSeenAt.getTime() < now - minute) {
      await this.database
        .getRepository(Session)
        .update({ tokenDigest: session.tokenDigest }, { lastSeenAt: new Date(now) });
    }
    return session;
  }

  /** Somebody's open sessions, the one used last first. */
  ofUser(userId: number): Promise<Session[]> {
    return this.database.getRepository(Session).find({
      where: { userId, ...live(Date.now()) },
      order: { lastSeenAt: 'desc', createdAt: 'desc' },
      take: mostSessions,
    });
  }

  async end(token: string): Promise<void> {
    await this.database.getRepository(Session).delete({ tokenDigest: digest(token) });
  }

  private async forgetFinished(): Promise<void> {
    await this.database.query(
      "delete from sessions where expires_at < now() or last_seen_at < now() - $1 * interval '1 ms'",
      [idleLimit],
    );
  }
}

const live = (now: number) => ({
  expiresAt: MoreThan(new Date(now)),
  lastSeenAt: MoreThan(new Date(now - idleLimit)),
});

const digest = (token: string) => createHash('sha256').update(token).digest();
