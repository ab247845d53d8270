import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { unnamedStaff } from '@portal/contracts/staff';
import type { EntityManager } from 'typeorm';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { PasswordLinksService } from '../passwords/password-links.service.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

/**
 * Creates the first staff account of a new installation: from STAFF_EMAIL and STAFF_PASSWORD, or with an invitation that is written
 * to FIRST_ACCOUNT_FILE. Neither password nor link is logged.
 */
@Injectable()
export class FirstAccount implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly accounts: StaffAccountsService,
    private readonly links: PasswordLinksService,
    private readonly database: DatabaseConnection,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.onReady('first account', () => this.createIfMissing());
  }

  private async createIfMissing(): Promise<void> {
    const { firstAccount, firstAccountFile, company } = this.env;

    if (firstAccount) {
      await this.create(firstAccount).catch((error) => {
        if (!(error instanceof ValidationFailedException)) throw error;
        throw new Error(`STAFF_PASSWORD cannot be used. ${error.message}`);
      });
    } else if (firstAccountFile) {
      const email = `staff@${company.email.split('@').at(-1)}`;
      await this.create({ email }, async (manager, userId) => {
        const { href } = await this.links.issue(userId, 'invitation', manager);
        await writeAccountFile(firstAccountFile, { email, link: href });
      });
    } else if (!(await this.accounts.hasAny())) {
      this.log.warn(
        'no staff account exists: set STAFF_EMAIL and STAFF_PASSWORD, or run `npm run staff -- add EMAIL --role manager`',
      );
    }
  }

  private async create(
    account: { email: string; password?: string },
    handOver?: (manager: EntityManager, userId: number) => Promise<void>,
  ): Promise<void> {
    const isNew = await this.accounts.addFirst({ ...account, name: unnamedStaff, role: 'manager' }, handOver);
    if (isNew) this.log.info('first staff account created');
  }
}

/** Writes the file atomically, readable by its owner only. */
async function writeAccountFile(file: string, account: { email: string; link: string }): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(account)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
