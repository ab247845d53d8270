import { createHash, randomBytes } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { TooManyRequestsException } from '../common/fault.ts';
import { isPassword, nobodysHash } from '../staff-accounts/password.ts';
import { StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { type Allowance, ThrottleService } from '../throttle/throttle.service.ts';
import type { CredentialsDto } from './session.dto.ts';
import { Session } from './session.entity.ts';

const minute = 60_000;
export const absoluteLimit = 12 * 60 * minute;
export const idleLimit = 2 * 60 * minute;

@Injectable()
export class SessionService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly throttle: ThrottleService,
  ) {}

  /** Opens a session and gives the token that its cookie carries. An unknown account is told exactly what a wrong password is. */
  async signIn({ email, password }: CredentialsDto, client: string): Promise<{ token: string; session: Session }> {
    const attempts = attemptsOf(email.trim().toLowerCase(), client);
    await this.refuseTooMany(attempts);

    const account = storable(email) ? await this.accounts.findByEmail(email.trim()) : null;
    const isRight = await isPassword(password, account?.passwordHash ?? nobodysHash);
    if (!account || !isRight) throw new UnauthorizedException('Email or password is wrong.');

    await this.throttle.forget(attempts.ofPair);
    await this.throttle.giveBack(attempts.ofClient);
    await this.throttle.giveBack(attempts.ofAccount);
    return this.open(account.userId);
  }

  /** The session a token belongs to, as long as it is neither too old nor too long unused. */
  async find(token: string): Promise<Session | null> {
    const now = Date.now();
    const session = await this.database.getRepository(Session).findOne({
      where: {
        tokenDigest: digest(token),
        expiresAt: MoreThan(new Date(now)),
        lastSeenAt: MoreThan(new Date(now - idleLimit)),
        account: { disabledAt: IsNull() },
      },
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

  async end(token: string): Promise<void> {
    await this.database.getRepository(Session).delete({ tokenDigest: digest(token) });
  }

  private async open(userId: number): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const sessions = this.database.getRepository(Session);
    await this.forgetFinished();
    await sessions.insert({
      tokenDigest: digest(token),
      userId,
      lastSeenAt: new Date(now),
      expiresAt: new Date(now + absoluteLimit),
    });
    const session = await sessions.findOneOrFail({
      where: { tokenDigest: digest(token) },
      relations: { account: { user: true } },
    });
    return { token, session };
  }

  private async forgetFinished(): Promise<void> {
    await this.database.query(
      "delete from sessions where expires_at < now() or last_seen_at < now() - $1 * interval '1 ms'",
      [idleLimit],
    );
  }

  /** Every attempt counts before it is checked: a hundred at the same moment are a hundred. */
  private async refuseTooMany(attempts: ReturnType<typeof attemptsOf>): Promise<void> {
    for (const allowance of Object.values(attempts)) {
      const { isAllowed, retryAfterSeconds } = await this.throttle.take(allowance);
      if (!isAllowed) {
        throw new TooManyRequestsException(
          `Too many sign-in attempts. Please try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
          retryAfterSeconds,
        );
      }
    }
  }
}

/**
 * The narrow limit is for one client and one account. The wide ones stop guessing spread over many accounts or many
 * clients; they are wide so that a stranger cannot lock a colleague out with a handful of tries.
 */
function attemptsOf(email: string, client: string) {
  const windowSeconds = 15 * 60;
  return {
    ofPair: { purpose: 'sign-in by client and account', whose: `${client} ${email}`, limit: 10, windowSeconds },
    ofClient: { purpose: 'sign-in by client', whose: client, limit: 50, windowSeconds },
    ofAccount: { purpose: 'sign-in by account', whose: email, limit: 200, windowSeconds },
  } satisfies Record<string, Allowance>;
}

const digest = (token: string) => createHash('sha256').update(token).digest();
const storable = (text: string) => !text.includes('\0');
