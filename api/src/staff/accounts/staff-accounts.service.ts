import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { cleanEmail } from '@portal/contracts/email-address';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { type AuditActor, system } from '../../platform/audit/audit-actors.ts';
import { type AuditKind, recordAudit } from '../../platform/audit/audit-event.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { NewStaffDto, StaffChangeDto } from '../directory/staff.dto.ts';
import { hashPassword } from '../passwords/password.ts';
import { PasswordLink } from '../passwords/password-link.entity.ts';
import { contextWords, type PasswordOwner, validatePassword } from '../passwords/password-rules.ts';
import { queueAccountMail } from './account-mail.ts';
import { canOwnLeads, countOpenLeads, handOverLeads } from './open-leads.ts';
import { removePasskeys, resetSecondFactor } from './second-factor-state.ts';
import { endSessions } from './session.entity.ts';
import { canExport, StaffAccount, subjectOf } from './staff-account.entity.ts';
import { User } from './user.entity.ts';

const maxStaff = 500;

/** Returns the address of an account as it is stored: as `checkEmail` returns it, in lower case. */
export const accountAddress = (email: string): string => cleanEmail(email).toLowerCase();

@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  list(): Promise<StaffAccount[]> {
    return this.database
      .getRepository(StaffAccount)
      .find({ relations: { user: true }, order: { user: { name: 'asc' }, userId: 'asc' }, take: maxStaff });
  }

  /** Returns how many open leads each of these users owns. Users without any are left out. */
  countOpenLeads(userIds: number[]): Promise<Map<number, number>> {
    return countOpenLeads(this.database.manager, userIds);
  }

  /** Takes the open leads from a user who has lost access. */
  async unassignLeads(userId: number, actor: AuditActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('select from staff_accounts where user_id = $1 for update', [userId]);
      await handOverLeads(manager, await getBy(manager, userId), null, actor);
    });
  }

  findByEmail(email: string): Promise<StaffAccount | null> {
    return this.findOne({ user: { email: accountAddress(email).replaceAll('\0', '') } });
  }

  find(userId: number): Promise<StaffAccount | null> {
    return this.findOne({ userId });
  }

  private findOne(where: FindOptionsWhere<StaffAccount>): Promise<StaffAccount | null> {
    return this.database.getRepository(StaffAccount).findOne({ where, relations: { user: true } });
  }

  /** Throws 404 for an unknown id. */
  get(userId: number): Promise<StaffAccount> {
    return getBy(this.database.manager, userId);
  }

  async add(account: NewStaffDto & { password: string }, actor: AuditActor): Promise<void> {
    const passwordHash = await this.hashFor(account, account.password);
    await this.database.transaction(async (manager) => {
      const userId = await insert(manager, account, passwordHash);
      const { email, role } = account;
      await recordAudit(manager, { kind: 'account-created', actor, subject: { userId, email }, data: { role } });
    });
  }

  /** Creates an account without a password. The user sets it with an invitation link, or signs in with the identity provider. */
  async addWithoutPassword(
    member: NewStaffDto,
    actor: AuditActor,
    kind: 'account-invited' | 'account-created',
    store: EntityManager = this.database.manager,
  ): Promise<StaffAccount> {
    return store.transaction(async (manager) => {
      const account = await getBy(manager, await insert(manager, member, null));
      const { role } = account;
      await recordAudit(manager, { kind, actor, subject: subjectOf(account), data: { role } });
      return account;
    });
  }

  /**
   * Creates the account if there is none, and returns whether it did. Without a password, `handOver` delivers an invitation before
   * the commit: if it fails, the account is not created.
   */
  async addFirst(
    account: NewStaffDto & { password?: string },
    handOver?: (manager: EntityManager, userId: number) => Promise<void>,
  ): Promise<boolean> {
    if (await this.hasAny()) return false;
    const passwordHash = account.password === undefined ? null : await this.hashFor(account, account.password);

    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.staffManagers]);
      if (await manager.exists(StaffAccount)) return false;
      const userId = await insert(manager, account, passwordHash);
      await handOver?.(manager, userId);
      const { email, role } = account;
      await recordAudit(manager, {
        kind: 'account-created',
        actor: system,
        subject: { userId, email },
        data: { role },
      });
      return true;
    });
  }

  hasAny(): Promise<boolean> {
    return this.database.getRepository(StaffAccount).exists();
  }

  /**
   * Changes an account. The last manager stays, and nobody can change their own role or permissions, or disable themselves.
   * Another role, and disabling, end all sessions; becoming a manager invalidates password links. Who cannot own leads any more
   * hands over the open ones: throws 409 if there are any and `leadsTo` is missing. Won and lost leads keep their owner.
   */
  async change(userId: number, change: StaffChangeDto, actor: AuditActor): Promise<StaffAccount> {
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.staffManagers]);
      // Nobody assigns a lead to the account meanwhile.
      await manager.query('select from staff_accounts where user_id = $1 for update', [userId]);
      const before = await getBy(manager, userId);
      const role = change.role ?? before.role;
      const isDisabled = change.isDisabled ?? before.disabledAt !== null;
      const exportPermission = change.canExport ?? before.exportPermission;
      const hasNewAccess =
        role !== before.role ||
        isDisabled !== (before.disabledAt !== null) ||
        exportPermission !== before.exportPermission;
      if (actor.userId === userId && hasNewAccess) {
        throw new ConflictException(
          'You cannot change your own role or permissions, or disable your own account. Another manager can.',
        );
      }
      if (role !== 'manager' || isDisabled) await this.assertNotLastManager(userId, manager);

      if (change.name) await manager.update(User, { id: userId }, { name: change.name });
      const disabledAt = isDisabled ? (before.disabledAt ?? new Date()) : null;
      const isNewManager = role === 'manager' && before.role !== 'manager';
      // Who had to set it up before, as everybody by default, does not get the time again.
      const isNewlyRequired = isNewManager && this.env.secondFactor.requiredFor === 'managers';
      const grace = isNewlyRequired && { secondFactorDueFrom: new Date() };
      await manager.update(StaffAccount, { userId }, { role, disabledAt, exportPermission, ...grace });
      if (isDisabled) {
        await revokeAccess(manager, userId);
        await removePasskeys(manager, userId);
      }
      if (role !== before.role) await endSessions(manager, userId);
      // Whoever has handed a link over must not get the rights of a manager with it.
      if (isNewManager) await manager.delete(PasswordLink, { userId });
      const after = await getBy(manager, userId);
      const losesLeads = !canOwnLeads(role, isDisabled) && canOwnLeads(before.role, before.disabledAt !== null);
      for (const [kind, data] of differences(before, after)) {
        await recordAudit(manager, { kind, actor, subject: subjectOf(after), data });
      }
      if (losesLeads || change.leadsTo !== undefined) await handOverLeads(manager, after, change.leadsTo, actor);
      return after;
    });
  }

  /** Throws 409 for the last manager who can sign in. */
  async assertNotLastManager(userId: number, manager = this.database.manager): Promise<void> {
    // Without a password, only the identity provider can sign a manager in.
    const managers: { user_id: number }[] = await manager.query(
      `select user_id from staff_accounts account
       where role = 'manager' and disabled_at is null and (password_hash is not null
         or $1 and exists (select from staff_identities identity where identity.user_id = account.user_id))
       limit 2`,
      [this.env.oidc !== undefined],
    );
    if (managers.length === 1 && managers[0]?.user_id === userId)
      throw new ConflictException(
        'This is the last manager who can sign in. Please make someone else a manager first.',
      );
  }

  /** Ends all sessions of a user. */
  async signOut(userId: number, actor: AuditActor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const account = await getBy(manager, userId);
      const data = { sessions: await endSessions(manager, userId) };
      await recordAudit(manager, { kind: 'sessions-ended', actor, subject: subjectOf(account), data });
    });
  }

  /** Removes app, passkeys and recovery codes of a lost device, and ends all sessions. Nobody can reset their own. */
  async resetSecondFactor(userId: number, actor: AuditActor): Promise<void> {
    if (actor.userId === userId)
      throw new ConflictException('Please change your own two-step verification under “Account”.');
    await this.database.transaction(async (manager) => {
      const account = await getBy(manager, userId);
      await resetSecondFactor(manager, userId);
      await endSessions(manager, userId);
      await queueAccountMail(manager, this.env, 'second-factor-changed', { userId, change: 'reset' });
      await recordAudit(manager, { kind: 'second-factor-reset', actor, subject: subjectOf(account) });
    });
  }

  /** Sets a password, ends all sessions but the given one, and forgets the device cookies. */
  async setPassword(
    userId: number,
    password: string,
    actor: AuditActor,
    { field, sessionId }: { field?: string; sessionId?: string } = {},
  ): Promise<void> {
    const account = await this.get(userId);
    const passwordHash = await this.hashFor(account.user, password, field);
    await this.database.transaction(async (manager) => {
      await this.storePassword(manager, userId, passwordHash, sessionId);
      await recordAudit(manager, { kind: 'password-changed', actor, subject: subjectOf(account) });
    });
  }

  /** Validates and hashes a password. Throws a validation error for `field`. */
  async hashFor(owner: PasswordOwner, password: string, field = 'password'): Promise<string> {
    const error = await validatePassword(password, contextWords(this.env, owner));
    if (error) throw new ValidationFailedException({ [field]: error });
    return hashPassword(password);
  }

  /**
   * Stores a password, ends all sessions (but the given one) and password links, and forgets the device cookies. The mail about a changed
   * password is queued in the same transaction, so that no change goes unnoticed.
   */
  async storePassword(manager: EntityManager, userId: number, passwordHash: string, sessionId?: string): Promise<void> {
    const { passwordHash: previous } = await getBy(manager, userId);
    // An invited user has the time for two-step verification from the first password on.
    const grace = previous === null && { secondFactorDueFrom: new Date() };
    await manager.update(StaffAccount, { userId }, { passwordHash, ...grace });
    if (previous !== null) await queueAccountMail(manager, this.env, 'password-changed', { userId });
    await revokeAccess(manager, userId, sessionId);
  }
}

async function getBy(manager: EntityManager, userId: number): Promise<StaffAccount> {
  const account = await manager.findOne(StaffAccount, { where: { userId }, relations: { user: true } });
  if (!account) throw new NotFoundException('There is no such staff account.');
  return account;
}

/** Returns the audit events of a change. */
function differences(before: StaffAccount, after: StaffAccount): [AuditKind, object][] {
  const events: [AuditKind, object][] = [];
  const compare = (kind: AuditKind, from: unknown, to: unknown) => {
    if (from !== to) events.push([kind, { from, to }]);
  };
  compare('account-renamed', before.user.name, after.user.name);
  compare('role-changed', before.role, after.role);
  compare('export-permission-changed', canExport(before), canExport(after));
  if (Boolean(before.disabledAt) !== Boolean(after.disabledAt))
    events.push([after.disabledAt ? 'account-disabled' : 'account-enabled', {}]);
  return events;
}

async function revokeAccess(manager: EntityManager, userId: number, exceptSession?: string): Promise<void> {
  await endSessions(manager, userId, exceptSession);
  await manager.delete(PasswordLink, { userId });
  await manager.query('delete from device_cookies where user_id = $1', [userId]);
}

async function insert(
  manager: EntityManager,
  { email, name, role }: NewStaffDto,
  passwordHash: string | null,
): Promise<number> {
  const address = accountAddress(email);
  await manager.query('insert into users (email, name) values ($1, $2) on conflict (email) do nothing', [
    address,
    name,
  ]);
  const [row]: { user_id: number }[] = await manager.query(
    // A new colleague does not start with all leads unread.
    `insert into staff_accounts (user_id, role, password_hash, leads_read_to)
     select id, $2, $3, (select coalesce(max(id), 0) from requests) from users
     where email = $1 and (select count(*) from staff_accounts) < ${maxStaff}
     on conflict (user_id) do nothing returning user_id`,
    [address, role, passwordHash],
  );
  if (row) return row.user_id;
  const isThere = await manager.existsBy(StaffAccount, { user: { email: address } });
  throw new ConflictException(
    isThere ? `${address} already has a staff account.` : `There can be at most ${maxStaff} staff accounts.`,
  );
}
