import { Injectable, type OnApplicationBootstrap, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { SecretBox } from '../../platform/encryption/secret-box.ts';
import { Logger } from '../../platform/logging/logger.ts';

const contextOf = (userId: number) => `totp secret of ${userId}`;

/** Encrypts the secrets of authenticator apps. At start, those of an earlier key are encrypted anew. */
@Injectable()
export class TotpSecrets implements OnApplicationBootstrap {
  constructor(
    private readonly box: SecretBox,
    private readonly database: DataSource,
    private readonly connection: DatabaseConnection,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.connection.onReady('encryption of secrets', () => this.encryptStored());
  }

  encrypt(userId: number, secret: string): string {
    return this.box.encrypt(secret, contextOf(userId));
  }

  /** Throws 503 if the secret cannot be decrypted: the code may be right. */
  decrypt(userId: number, stored: string): string {
    try {
      return this.box.decrypt(stored, contextOf(userId));
    } catch {
      throw new ServiceUnavailableException(
        'Codes of authenticator apps cannot be verified at the moment. Please use a recovery code.',
      );
    }
  }

  /** Another replica may do the same: a row is only replaced as it was read. */
  private async encryptStored(): Promise<void> {
    const rows: { user_id: number; secret: string }[] = await this.database.query(
      'select user_id, secret from staff_totp where secret is not null',
    );
    let [encrypted, unreadable] = [0, 0];
    for (const { user_id: userId, secret } of rows) {
      if (this.box.isEncryptedWithCurrentKey(secret)) continue;
      const next = this.encryptAnew(userId, secret);
      if (next === undefined) {
        unreadable += 1;
        continue;
      }
      await this.database.query('update staff_totp set secret = $3 where user_id = $1 and secret = $2', [
        userId,
        secret,
        next,
      ]);
      encrypted += 1;
    }
    if (encrypted > 0) this.log.info({ count: encrypted }, 'secrets of authenticator apps encrypted');
    if (unreadable > 0) {
      this.log.error(
        { count: unreadable },
        'secrets of authenticator apps are encrypted with a key that is missing in ENCRYPTION_KEY: their codes cannot be verified',
      );
    }
  }

  private encryptAnew(userId: number, stored: string): string | undefined {
    try {
      return this.encrypt(userId, this.box.decrypt(stored, contextOf(userId)));
    } catch {
      return undefined;
    }
  }
}
