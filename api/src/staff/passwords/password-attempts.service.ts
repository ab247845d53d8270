import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.ts';
import { hasUsablePassword, type StaffAccount } from '../accounts/staff-account.entity.ts';
import { accountAddress, StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { FailedSignIns } from '../attempts/failed-sign-ins.service.ts';
import { type SignInClient, SignInDelay } from '../attempts/sign-in-delay.service.ts';
import { dummyHash, verifyPassword } from './password.ts';

/** Verifies passwords, with a progressive delay. Takes the same time for accounts that do not exist or cannot sign in. */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly env: Env,
    private readonly failures: FailedSignIns,
    private readonly accounts: StaffAccountsService,
    private readonly delay: SignInDelay,
  ) {}

  /** Resolves to the account, or to null if the password is wrong or the account is unknown, disabled or without a password. */
  async authenticate(email: string, password: string, client: SignInClient): Promise<StaffAccount | null> {
    const address = accountAddress(email);
    const attempt = await this.delay.begin('password', address, client);

    const account = await this.accounts.findByEmail(email);
    const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash());
    const isAllowed = account !== null && hasUsablePassword(account, this.env);
    if (!account || account.disabledAt || !isRight || !isAllowed) {
      // An unknown email is not recorded: it may be a password, typed into the wrong field.
      const rejected = isAllowed ? 'disabled account' : 'password not allowed';
      const reason = !account ? 'unknown account' : isRight ? rejected : 'wrong password';
      await this.failures.record({ network: client.network, account, data: { reason } });
      return null;
    }
    await attempt.succeed();
    return account;
  }
}
