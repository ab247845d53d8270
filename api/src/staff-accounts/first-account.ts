import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { RefusedFieldsException } from '../common/refused-fields.exception.ts';
import { DatabaseArrival } from '../database/database-arrival.ts';
import { Env } from '../env.ts';
import { InjectLogger } from '../logging/inject-logger.ts';
import { readablePassword } from './password.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

/**
 * Somebody must be able to sign in to a new installation. The account comes from the environment; without that, and when
 * the process that starts the API has named a file, one is made up and handed over in that file: never through the log.
 */
@Injectable()
export class FirstAccount implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly accounts: StaffAccountsService,
    private readonly database: DatabaseArrival,
    @InjectLogger() private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.database.whenThere(() => this.provide());
  }

  private async provide(): Promise<void> {
    const { firstAccount, firstAccountFile, company } = this.env;

    if (firstAccount) {
      await this.create(firstAccount, async () => {}).catch((error) => {
        if (!(error instanceof RefusedFieldsException)) throw error;
        throw new Error(`STAFF_PASSWORD cannot be used. ${error.message}`);
      });
    } else if (firstAccountFile) {
      const account = { email: `staff@${company.email.split('@').at(-1)}`, password: readablePassword() };
      await this.create(account, () => handOver(firstAccountFile, account));
    } else if (!(await this.accounts.hasAny())) {
      this.log.warn(
        'no staff account exists: set STAFF_EMAIL and STAFF_PASSWORD, or run `npm run staff -- add EMAIL --role manager`',
      );
    }
  }

  private async create(account: { email: string; password: string }, announce: () => Promise<void>): Promise<void> {
    const isNew = await this.accounts.addFirst({ ...account, name: 'Staff', role: 'manager' }, announce);
    if (isNew) this.log.info('the first staff account was created');
  }
}

/** Complete or not there at all, and readable by its owner only. */
async function handOver(file: string, account: { email: string; password: string }): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(account)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
