import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditActor, recordAudit, visitor } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { deleteSecondFactor } from '../accounts/delete-second-factor.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-codes.ts';
import { newSecret, stepOf, totpUri } from './totp.ts';
import { TotpSecrets } from './totp-secrets.service.ts';

/** A signed-in user, or the manager who acts on an account. */
type Actor = AuditActor & { userId: number };

const wrongCode = 'This code is wrong or was used before';

/** Two-step verification with an authenticator app (TOTP). Recovery codes replace a lost device. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly rateLimiter: RateLimiter,
    private readonly secrets: TotpSecrets,
  ) {}

  async recoveryCodesLeft(userId: number): Promise<number> {
    const [{ left }]: [{ left: number }] = await this.database.query(
      'select count(*)::integer as left from staff_recovery_codes where user_id = $1',
      [userId],
    );
    return left;
  }

  /** Creates the secret for an authenticator app. It counts once a code has confirmed it. */
  async begin(staff: Actor): Promise<{ secret: string; uri: string }> {
    await this.assertNotSetUp(staff.userId);
    const secret = newSecret();
    await this.database.query(
      `insert into staff_totp (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, last_step = 0`,
      [staff.userId, this.secrets.encrypt(staff.userId, secret)],
    );
    return { secret, uri: totpUri(secret, `${this.env.company.name} lead desk`, staff.email) };
  }

  /** Turns two-step verification on. Returns the recovery codes, which are shown once. */
  async confirm(staff: Actor, code: string): Promise<string[]> {
    await this.assertNotSetUp(staff.userId);
    await this.assertWithinLimit(staff.userId);
    const codes = await this.database.transaction(async (manager) => {
      if (!(await this.consumeTotp(manager, staff.userId, code)))
        throw new ValidationFailedException({ code: wrongCode });
      await manager.query('update staff_accounts set second_factor_at = now() where user_id = $1', [staff.userId]);
      const created = await replaceRecoveryCodes(manager, staff.userId);
      await recordAudit(manager, { kind: 'second-factor-added', actor: staff, subject: staff });
      return created;
    });
    await this.rateLimiter.reset(limitOf(staff.userId));
    return codes;
  }

  /** Replaces the recovery codes. */
  async renewRecoveryCodes(staff: Actor): Promise<string[]> {
    const { secondFactorAt } = await this.accounts.get(staff.userId);
    if (!secondFactorAt) throw new ConflictException('Two-step verification is off.');
    return this.database.transaction(async (manager) => {
      const codes = await replaceRecoveryCodes(manager, staff.userId);
      await recordAudit(manager, { kind: 'recovery-codes-created', actor: staff, subject: staff });
      return codes;
    });
  }

  /** Turns one's own two-step verification off. */
  async remove(staff: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await deleteSecondFactor(manager, staff.userId);
      await recordAudit(manager, { kind: 'second-factor-removed', actor: staff, subject: staff });
    });
  }

  /** Verifies the code at sign-in: of the app, or a recovery code. Throws 401 for a wrong one, 429 for too many. */
  async assertCode({ userId, user }: StaffAccount, code: string, network: string): Promise<void> {
    await this.assertWithinLimit(userId);
    const subject = { userId, email: user.email };
    const isValid = await this.database.transaction(async (manager) => {
      if (await this.consumeTotp(manager, userId, code)) return true;
      if (!(await consumeRecoveryCode(manager, userId, code))) return false;
      await recordAudit(manager, { kind: 'recovery-code-used', actor: { ...subject, network }, subject });
      return true;
    });
    if (isValid) return this.rateLimiter.reset(limitOf(userId));
    const data = { reason: 'wrong code' };
    await recordAudit(this.database.manager, { kind: 'sign-in-failed', actor: visitor(network), subject, data });
    throw new UnauthorizedException(`${wrongCode}.`);
  }

  private async assertNotSetUp(userId: number): Promise<void> {
    const { secondFactorAt } = await this.accounts.get(userId);
    if (secondFactorAt) throw new ConflictException('Two-step verification is on already. Turn it off first.');
  }

  /** Accepts each code once, also for concurrent requests: its time step must be later than the last accepted one. */
  private async consumeTotp(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const token = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return false;
    const [row]: { secret: string }[] = await manager.query('select secret from staff_totp where user_id = $1', [
      userId,
    ]);
    const step = row && stepOf(this.secrets.decrypt(userId, row.secret), token);
    if (step === undefined) return false;
    const [, updated]: [unknown, number] = await manager.query(
      'update staff_totp set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    );
    return updated === 1;
  }

  /** Only who knows the password gets here, so a stranger cannot use up the limit. */
  private async assertWithinLimit(userId: number): Promise<void> {
    const { isAllowed, retryAfterSeconds } = await this.rateLimiter.consume(limitOf(userId));
    if (isAllowed) return;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new TooManyRequestsException(`Too many codes. Please try again in ${minutes} minutes.`, retryAfterSeconds);
  }
}

async function consumeRecoveryCode(manager: EntityManager, userId: number, code: string): Promise<boolean> {
  const [, deleted]: [unknown, number] = await manager.query(
    'delete from staff_recovery_codes where user_id = $1 and digest = $2',
    [userId, recoveryCodeDigest(code)],
  );
  return deleted === 1;
}

async function replaceRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await manager.query('delete from staff_recovery_codes where user_id = $1', [userId]);
  await manager.query('insert into staff_recovery_codes (user_id, digest) select $1, unnest($2::bytea[])', [
    userId,
    codes.map(recoveryCodeDigest),
  ]);
  return codes;
}

const limitOf = (userId: number) => ({
  purpose: 'second factor',
  key: String(userId),
  limit: 10,
  windowSeconds: 15 * 60,
});
