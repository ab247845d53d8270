import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the settings of the API's encryption key. Unless the environment has one, it is in a file of the data folder, which is
 * created once.
 */
export function encryptionKeySettings(env: NodeJS.ProcessEnv, dataDir: string): NodeJS.ProcessEnv {
  if (env.ENCRYPTION_KEY || env.ENCRYPTION_KEY_FILE) return {};
  const file = join(dataDir, 'encryption-key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  return { ENCRYPTION_KEY_FILE: file };
}
