import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the path of a team's private key on this machine: `<team>.pem` in `RELEASE_KEY_DIR`, which is relative to the current folder. */
export const keyFile = (team: string): string => resolve(process.env.RELEASE_KEY_DIR || '.portal/keys', `${team}.pem`);

/** Returns the private key in a file, or `undefined` when the file does not exist. */
export const readKey = (file: string): KeyObject | undefined =>
  existsSync(file) ? createPrivateKey(readFileSync(file)) : undefined;

/**
 * Returns the private key of a team, or `undefined` when this machine has none. `RELEASE_KEY_FILE` is the key of a CI job or
 * an image build. Throws when that file does not exist.
 */
export function signingKey(team: string): KeyObject | undefined {
  const { RELEASE_KEY_FILE: file } = process.env;
  return file ? createPrivateKey(readFileSync(file)) : readKey(keyFile(team));
}

/** Returns the private key in a file. Creates it, readable by its owner only, when the file does not exist. */
export function ensureKey(file: string): KeyObject {
  const existing = readKey(file);
  if (existing) return existing;
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}
