import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { system } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Session } from '../accounts/session.entity.ts';
import { type StaffAccount, subjectOf } from '../accounts/staff-account.entity.ts';
import { newToken, tokenDigest } from '../accounts/token.ts';

/** What the identity provider has confirmed. */
export interface SignInProof {
  /** Null: it does not say. */
  authenticatedAt: Date | null;
  hasSecondFactor: boolean;
}

const minute = 60_000;
export const maxSessionAge = 12 * 60 * minute;
export const maxIdleTime = 2 * 60 * minute;
/** At the next sign-in the least recently used session ends. */
const maxSessions = 20;

const maxUserAgentLength = 500;

@Injectable()
export class SessionService {
  constructor(private readonly database: DataSource) {}

  /**
   * Opens a session and returns its token. `account` is the account as it was when the password was verified. The previous
   * session of the browser ends; its id stays if it is of the same person, so that the other tabs go on: `isContinued`.
   */
  async open(
    manager: EntityManager,
    { userId, passwordHash }: StaffAccount,
    userAgent: string,
    previousToken = '',
    proof?: SignInProof,
  ): Promise<{ token: string; session: Session; isContinued: boolean }> {
    const token = newToken();
    const previous = await manager.findOneBy(Session, { tokenDigest: tokenDigest(previousToken) });
    if (previous) await this.delete(manager, previousToken);
    // `for share` waits for a concurrent change of the account: no session opens if it was disabled or its password changed.
    const isContinued = previous?.userId === userId;
    const opened: unknown[] = await manager.query(
      `insert into sessions (id, token_digest, user_id, user_agent, expires_at, by_identity_provider, has_second_factor, authenticated_at)
       select coalesce($6, gen_random_uuid()), $1, user_id, $3, now() + $4 * interval '1 ms', $7, $8, $9 from staff_accounts
       where user_id = $2 and password_hash is not distinct from $5 and disabled_at is null
       for share
       returning id`,
      [
        tokenDigest(token),
        userId,
        userAgent.slice(0, maxUserAgentLength),
        maxSessionAge,
        passwordHash,
        isContinued ? previous?.id : null,
        proof !== undefined,
        proof?.hasSecondFactor ?? false,
        // Unknown means long ago.
        proof ? (proof.authenticatedAt ?? '-infinity') : null,
      ],
    );
    if (opened.length === 0) throw new UnauthorizedException('Email or password is wrong.');
    await manager.query(
      `delete from sessions where user_id = $1 and id in (
         select id from sessions where user_id = $1 order by last_seen_at desc, created_at desc offset $2)`,
      [userId, maxSessions],
    );
    const session = await manager.findOneOrFail(Session, {
      where: { tokenDigest: tokenDigest(token) },
      relations: { account: { user: true } },
    });
    return { token, session, isContinued };
  }

  /**
   * Returns the session of a token, unless it has expired or the account is disabled. Only requests of an active user prolong
   * it: live updates and timers of an unattended lead desk do not.
   */
  async find(token: string, isUserActive: boolean): Promise<Session | null> {
    // With joined tables, `findOne` sends two queries.
    const [session = null] = await this.database.getRepository(Session).find({
      where: { tokenDigest: tokenDigest(token), ...isActive, account: { disabledAt: IsNull() } },
      relations: { account: { user: true } },
    });
    if (isUserActive && session?.isLastSeenOld) {
      await this.database
        .getRepository(Session)
        .update({ tokenDigest: session.tokenDigest }, { lastSeenAt: () => 'now()' });
    }
    return session;
  }

  /** Returns the open sessions of a user, most recently used first. */
  listByUser(userId: number): Promise<Session[]> {
    return this.database.getRepository(Session).find({
      where: { userId, ...isActive },
      order: { lastSeenAt: 'desc', createdAt: 'desc' },
      take: maxSessions,
    });
  }

  /** Signs out. Does nothing for a session that has ended. */
  async end(token: string, network: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const session = await manager.findOne(Session, {
        where: { tokenDigest: tokenDigest(token) },
        relations: { account: { user: true } },
      });
      if (!session || !(await this.delete(manager, token))) return;
      await recordAudit(manager, { kind: 'signed-out', actor: { ...subjectOf(session.account), network } });
    });
  }

  /** Deletes a session, and returns whether there was one. */
  async delete(manager: EntityManager, token: string): Promise<boolean> {
    return Boolean((await manager.delete(Session, { tokenDigest: tokenDigest(token) })).affected);
  }

  async deleteExpired(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const ended: { user_id: number; email: string; sessions: number }[] = await manager.query(
        `with ended as (
           delete from sessions where expires_at < now() or last_seen_at < now() - $1 * interval '1 ms' returning user_id)
         select user_id, email, count(*)::integer as sessions
         from ended join users on users.id = user_id group by user_id, email`,
        [maxIdleTime],
      );
      for (const { user_id: userId, email, sessions } of ended) {
        const data = { sessions, reason: 'expired' };
        await recordAudit(manager, { kind: 'sessions-ended', actor: system, subject: { userId, email }, data });
      }
    });
  }
}

/** By the clock of PostgreSQL, which also sets the times: the clocks of the API's machines may differ. */
const isActive = {
  expiresAt: Raw((column) => `${column} > now()`),
  lastSeenAt: Raw((column) => `${column} > now() - ${maxIdleTime} * interval '1 ms'`),
};
