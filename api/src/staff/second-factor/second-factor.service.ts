import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { type SecondFactorMethod, secondFactorMethods } from '@portal/contracts/staff';
import { withoutInvisible } from '@portal/contracts/visible-text';
import { DataSource, type EntityManager } from 'typeorm';
import type { SelfActor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { recoveryCodeDigest } from '../accounts/recovery-codes.ts';
import {
  addFactor,
  endOtherSessions,
  lockAccount,
  removeFactor,
  replaceRecoveryCodes,
} from '../accounts/second-factor-state.ts';
import { type StaffAccount, subjectOf } from '../accounts/staff-account.entity.ts';
import { FailedSignIns } from '../attempts/failed-sign-ins.service.ts';
import { type SignInClient, SignInDelay } from '../attempts/sign-in-delay.service.ts';
import { wrongCode } from './second-factor.dto.ts';
import { newSecret, stepOf, totpUri } from './totp.ts';
import { TotpSecrets } from './totp-secrets.service.ts';

/** Two-step verification with an authenticator app (TOTP). Recovery codes replace a lost device. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly delay: SignInDelay,
    private readonly failures: FailedSignIns,
    private readonly secrets: TotpSecrets,
  ) {}

  async recoveryCodesLeft(userId: number): Promise<number> {
    const [{ left }]: [{ left: number }] = await this.database.query(
      'select count(*)::integer as left from staff_recovery_codes where user_id = $1',
      [userId],
    );
    return left;
  }

  /** Returns which second factors an account has, besides recovery codes. */
  async methodsOf(userId: number): Promise<SecondFactorMethod[]> {
    const [row]: { app: boolean; passkey: boolean }[] = await this.database.query(
      `select exists (select from staff_totp where user_id = $1 and secret is not null) as app,
              exists (select from staff_passkeys where user_id = $1) as passkey`,
      [userId],
    );
    return secondFactorMethods.filter((method) => row?.[method]);
  }

  /** Creates the secret for an authenticator app. It counts once a code has confirmed it; until then an earlier app works. */
  async begin(staff: SelfActor): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    await this.database.query(
      `insert into staff_totp (user_id, pending_secret) values ($1, $2)
       on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
      [staff.userId, this.secrets.encrypt(staff.userId, secret)],
    );
    return { secret, uri: totpUri(secret, `${this.env.company.name} lead desk`, staff.email) };
  }

  /** Sets the app up, in place of an earlier one. Returns recovery codes, which are shown once, if it is the first second factor. */
  async confirm(staff: SelfActor, code: string, client: SignInClient): Promise<string[]> {
    const { userId } = staff;
    const attempt = await this.delay.begin('code', staff.email, client);
    const codes = await this.database.transaction(async (manager) => {
      await lockAccount(manager, userId);
      const [row]: { pending_secret: string | null }[] = await manager.query(
        'select pending_secret from staff_totp where user_id = $1',
        [userId],
      );
      const step = this.stepOf(userId, row?.pending_secret, code);
      if (step === undefined) throw new ValidationFailedException({ code: wrongCode });
      await manager.query(
        'update staff_totp set secret = pending_secret, pending_secret = null, last_step = $2 where user_id = $1',
        [userId, step],
      );
      const created = await addFactor(manager, userId);
      await queueAccountMail(manager, this.env, 'second-factor-changed', { userId, change: 'app-added' });
      await recordAudit(manager, { kind: 'second-factor-added', actor: staff, subject: staff });
      await endOtherSessions(manager, staff);
      return created;
    });
    await attempt.succeed();
    return codes;
  }

  async renewRecoveryCodes(staff: SelfActor): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const { secondFactorAt } = await lockAccount(manager, staff.userId);
      if (!secondFactorAt) throw new ConflictException('Two-step verification is off.');
      const codes = await replaceRecoveryCodes(manager, staff.userId);
      await recordAudit(manager, { kind: 'recovery-codes-created', actor: staff, subject: staff });
      return codes;
    });
  }

  /** Removes one's own app, unless it is the last second factor of a manager who has to have one. */
  async remove(staff: SelfActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, staff.userId);
      const [, removed]: [unknown, number] = await manager.query('delete from staff_totp where user_id = $1', [
        staff.userId,
      ]);
      if (removed === 0) return;
      await removeFactor(manager, account, this.env.secondFactor);
      const { userId } = staff;
      await queueAccountMail(manager, this.env, 'second-factor-changed', { userId, change: 'app-removed' });
      await recordAudit(manager, { kind: 'second-factor-removed', actor: staff, subject: staff });
      await endOtherSessions(manager, staff);
    });
  }

  /** Verifies the code at sign-in: of the app, or a recovery code. Throws 401 for a wrong one, 429 during a delay. */
  async assertCode(account: StaffAccount, code: string, client: SignInClient): Promise<void> {
    const { userId } = account;
    const subject = subjectOf(account);
    const attempt = await this.delay.begin('code', subject.email, client);
    const { network } = client;
    const isValid = await this.database.transaction(async (manager) => {
      if (await this.consumeTotp(manager, userId, code)) return true;
      if (!(await consumeRecoveryCode(manager, userId, code))) return false;
      await recordAudit(manager, { kind: 'recovery-code-used', actor: { ...subject, network }, subject });
      return true;
    });
    if (isValid) return attempt.succeed();
    await this.failures.record({ network, account, data: { reason: 'wrong code' } });
    throw new UnauthorizedException(`${wrongCode}.`);
  }

  /** Accepts each code once, also for concurrent requests: its time step must be later than the last accepted one. */
  private async consumeTotp(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const [row]: { secret: string | null }[] = await manager.query('select secret from staff_totp where user_id = $1', [
      userId,
    ]);
    const step = this.stepOf(userId, row?.secret, code);
    if (step === undefined) return false;
    const [, updated]: [unknown, number] = await manager.query(
      'update staff_totp set last_step = $2 where user_id = $1 and last_step < $2',
      [userId, step],
    );
    return updated === 1;
  }

  /** Returns the time step of a right code. */
  private stepOf(userId: number, secret: string | null | undefined, code: string): number | undefined {
    const token = withoutInvisible(code).replace(/\s/g, '');
    if (!secret || !/^\d{6}$/.test(token)) return undefined;
    return stepOf(this.secrets.decrypt(userId, secret), token);
  }
}

async function consumeRecoveryCode(manager: EntityManager, userId: number, code: string): Promise<boolean> {
  const [, deleted]: [unknown, number] = await manager.query(
    'delete from staff_recovery_codes where user_id = $1 and digest = $2',
    [userId, recoveryCodeDigest(code)],
  );
  return deleted === 1;
}
