import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { RefusedFieldsException } from '../common/refused-fields.exception.ts';
import { Env } from '../env.ts';
import { Session } from '../session/session.entity.ts';
import { hashPassword } from './password.ts';
import { objectionTo, type PasswordOwner, wordsAround } from './password-rules.ts';
import { StaffAccount } from './staff-account.entity.ts';
import { StaffLink } from './staff-link.entity.ts';
import { User } from './user.entity.ts';

export interface NewStaffMember {
  email: string;
  name: string;
  role: Role;
}

export type NewStaffAccount = NewStaffMember & { password: string };

export interface StaffChange {
  name?: string;
  role?: Role;
  isDisabled?: boolean;
}

/** Any constant: all who might take away the last manager, or create the first account, ask for the same lock. */
const managersLock = 7_263_554_202;

/** More than any list has to show at once. */
export const mostStaff = 500;

@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  list(): Promise<StaffAccount[]> {
    return this.database
      .getRepository(StaffAccount)
      .find({ relations: { user: true }, order: { user: { name: 'asc' }, userId: 'asc' }, take: mostStaff });
  }

  findByEmail(email: string): Promise<StaffAccount | null> {
    return this.database
      .getRepository(StaffAccount)
      .findOne({ where: { user: { email: email.trim().toLowerCase() } }, relations: { user: true } });
  }

  find(userId: number): Promise<StaffAccount | null> {
    return this.database.getRepository(StaffAccount).findOne({ where: { userId }, relations: { user: true } });
  }

  /** Refuses a number that is nobody's. */
  get(userId: number): Promise<StaffAccount> {
    return getBy(this.database.manager, userId);
  }

  async add(account: NewStaffAccount): Promise<void> {
    const passwordHash = await this.hashFor(account, account.password);
    await this.database.transaction((manager) => insert(manager, account, passwordHash));
  }

  /** An account without a password: nobody can sign in to it before a link was used. */
  async invite(member: NewStaffMember): Promise<StaffAccount> {
    const userId = await this.database.transaction((manager) => insert(manager, member, null));
    return this.get(userId);
  }

  /**
   * Creates the account unless there is one already, and says whether it did. `announce` runs before anything is final:
   * when it fails, there is no account whose password nobody has.
   */
  async addFirst(account: NewStaffAccount, announce: () => Promise<void>): Promise<boolean> {
    if (await this.hasAny()) return false;
    const passwordHash = await this.hashFor(account, account.password);

    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [managersLock]);
      if (await manager.exists(StaffAccount)) return false;
      await insert(manager, account, passwordHash);
      await announce();
      return true;
    });
  }

  hasAny(): Promise<boolean> {
    return this.database.getRepository(StaffAccount).exists();
  }

  /** Somebody always stays who can look after the staff. `actorId` is who asks; nobody locks themselves out. */
  async change(userId: number, change: StaffChange, actorId?: number): Promise<StaffAccount> {
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [managersLock]);
      const account = await getBy(manager, userId);
      const role = change.role ?? account.role;
      const isDisabled = change.isDisabled ?? account.disabledAt !== null;
      if (actorId === userId && (role !== account.role || isDisabled)) {
        throw new ConflictException(
          'Nobody changes their own role or disables their own account. Another manager can.',
        );
      }
      if ((role !== 'manager' || isDisabled) && (await isLastManager(manager, account))) {
        throw new ConflictException(
          'This is the last manager who can sign in. Please make somebody else a manager first.',
        );
      }

      if (change.name) await manager.update(User, { id: userId }, { name: change.name });
      const disabledAt = isDisabled ? (account.disabledAt ?? new Date()) : null;
      await manager.update(StaffAccount, { userId }, { role, disabledAt });
      if (isDisabled) await endAccess(manager, userId);
      return getBy(manager, userId);
    });
  }

  /** Ends every session of somebody. */
  async signOut(userId: number): Promise<void> {
    await this.get(userId);
    await this.database.getRepository(Session).delete({ userId });
  }

  async setPassword(userId: number, password: string, field?: string): Promise<void> {
    const { user } = await this.get(userId);
    const passwordHash = await this.hashFor(user, password, field);
    await this.database.transaction((manager) => this.storePassword(manager, userId, passwordHash));
  }

  /** The hash of a password that will do; what is wrong with any other is told under `field`. */
  async hashFor(owner: PasswordOwner, password: string, field = 'password'): Promise<string> {
    const objection = await objectionTo(password, wordsAround(this.env, owner));
    if (objection) throw new RefusedFieldsException({ [field]: objection });
    return hashPassword(password);
  }

  /** Ends every session that was opened with the password before, and every link that could set another one. */
  async storePassword(manager: EntityManager, userId: number, passwordHash: string): Promise<void> {
    await manager.update(StaffAccount, { userId }, { passwordHash });
    await endAccess(manager, userId);
  }
}

async function getBy(manager: EntityManager, userId: number): Promise<StaffAccount> {
  const account = await manager.findOne(StaffAccount, { where: { userId }, relations: { user: true } });
  if (!account) throw new NotFoundException('There is no such staff account.');
  return account;
}

async function endAccess(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(Session, { userId });
  await manager.delete(StaffLink, { userId });
}

/** An invited manager without a password cannot help anybody in yet. */
async function isLastManager(manager: EntityManager, account: StaffAccount): Promise<boolean> {
  if (account.role !== 'manager' || account.disabledAt || !account.passwordHash) return false;
  const others = await manager.query(
    `select 1 from staff_accounts
     where role = 'manager' and disabled_at is null and password_hash is not null and user_id <> $1 limit 1`,
    [account.userId],
  );
  return others.length === 0;
}

async function insert(
  manager: EntityManager,
  { email, name, role }: NewStaffMember,
  passwordHash: string | null,
): Promise<number> {
  const address = email.trim().toLowerCase();
  await manager.query('insert into users (email, name) values ($1, $2) on conflict (email) do nothing', [
    address,
    name,
  ]);
  const [row]: { user_id: number }[] = await manager.query(
    `insert into staff_accounts (user_id, role, password_hash)
     select id, $2, $3 from users
     where email = $1 and (select count(*) from staff_accounts) < ${mostStaff}
     on conflict (user_id) do nothing returning user_id`,
    [address, role, passwordHash],
  );
  if (row) return row.user_id;
  const isThere = await manager.existsBy(StaffAccount, { user: { email: address } });
  throw new ConflictException(
    isThere ? `${address} already has a staff account.` : `There can be at most ${mostStaff} staff accounts.`,
  );
}
