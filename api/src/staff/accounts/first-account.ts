import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { generatePassword } from './password.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

/**
 * Creates the first staff account of a new installation: from STAFF_EMAIL and STAFF_PASSWORD, or generated and written to
 * FIRST_ACCOUNT_FILE. The password is never logged.
 */
@Injectable()
export class FirstAccount implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly accounts: StaffAccountsService,
    private readonly database: DatabaseConnection,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.onReady(() => this.createIfMissing());
  }

  private async createIfMissing(): Promise<void> {
    const { firstAccount, firstAccountFile, company } = this.env;

    if (firstAccount) {
      await this.create(firstAccount, async () => {}).catch((error) => {
        if (!(error instanceof ValidationFailedException)) throw error;
        throw new Error(`STAFF_PASSWORD cannot be used. ${error.message}`);
      });
    } else if (firstAccountFile) {
      const account = { email: `staff@${company.email.split('@').at(-1)}`, password: generatePassword() };
      await this.create(account, () => writeAccountFile(firstAccountFile, account));
    } else if (!(await this.accounts.hasAny())) {
      this.log.warn(
        'no staff account exists: set STAFF_EMAIL and STAFF_PASSWORD, or run `npm run staff -- add EMAIL --role manager`',
      );
    }
  }

  private async create(account: { email: string; password: string }, handOver: () => Promise<void>): Promise<void> {
    const isNew = await this.accounts.addFirst({ ...account, name: 'Staff', role: 'manager' }, handOver);
    if (isNew) this.log.info('first staff account created');
  }
}

/** Writes the file atomically, readable by its owner only. */
async function writeAccountFile(file: string, account: { email: string; password: string }): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(account)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
