import { Injectable } from '@nestjs/common';
import type { Role } from '@portal/contracts/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { Session } from '../session/session.entity.ts';
import { hashPassword } from './password.ts';
import { StaffAccount } from './staff-account.entity.ts';
import { User } from './user.entity.ts';

export interface NewStaffAccount {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** Thrown with a sentence for whoever asked at the command line. */
export class StaffAccountError extends Error {}

/** Any constant: all who might create the first account ask for the same lock. */
const firstAccountLock = 7_263_554_202;

@Injectable()
export class StaffAccountsService {
  constructor(private readonly database: DataSource) {}

  list(): Promise<StaffAccount[]> {
    return this.database.getRepository(StaffAccount).find({ relations: { user: true }, order: { userId: 'asc' } });
  }

  findByEmail(email: string): Promise<StaffAccount | null> {
    return this.database
      .getRepository(StaffAccount)
      .findOne({ where: { user: { email: email.toLowerCase() } }, relations: { user: true } });
  }

  async add(account: NewStaffAccount): Promise<void> {
    const passwordHash = await hashPassword(account.password);
    await this.database.transaction((manager) => insert(manager, account, passwordHash));
  }

  /** Sets a new password and ends every session that was opened with the old one. */
  async setPassword(email: string, password: string): Promise<void> {
    const account = await this.findByEmail(email);
    if (!account) throw new StaffAccountError(`There is no staff account for ${email}.`);
    const passwordHash = await hashPassword(password);
    await this.database.transaction(async (manager) => {
      await manager.update(StaffAccount, { userId: account.userId }, { passwordHash });
      await manager.delete(Session, { userId: account.userId });
    });
  }

  /**
   * Creates the account unless there is one already, and says whether it did. `announce` runs before anything is final:
   * when it fails, there is no account whose password nobody has.
   */
  async addFirst(account: NewStaffAccount, announce: () => Promise<void>): Promise<boolean> {
    if (await this.hasAny()) return false;
    const passwordHash = await hashPassword(account.password);

    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [firstAccountLock]);
      if (await manager.exists(StaffAccount)) return false;
      await insert(manager, account, passwordHash);
      await announce();
      return true;
    });
  }

  hasAny(): Promise<boolean> {
    return this.database.getRepository(StaffAccount).exists();
  }
}

async function insert(
  manager: EntityManager,
  { email, name, role }: NewStaffAccount,
  passwordHash: string,
): Promise<void> {
  const address = email.toLowerCase();
  const user =
    (await manager.findOneBy(User, { email: address })) ?? (await manager.save(User, { email: address, name }));
  if (await manager.existsBy(StaffAccount, { userId: user.id })) {
    throw new StaffAccountError(`${address} already has a staff account.`);
  }
  await manager.insert(StaffAccount, { userId: user.id, passwordHash, role });
}
