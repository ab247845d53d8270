import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publicKeyText, type ReleaseKeys } from '@portal/contracts/signed-release';

const root = resolve(import.meta.dirname, '../../..');
const keyDir = () => resolve(root, process.env.RELEASE_KEY_DIR || '.portal/keys');

/** Where a team's private key lies: outside what is committed, readable by its owner alone. */
const privateKeyFile = (name: string) => resolve(root, process.env.RELEASE_KEY_FILE || join(keyDir(), `${name}.pem`));

/** The public keys by remote, which the shell reads. It holds no secret. */
export const publicKeysFile = () => resolve(root, process.env.RELEASE_KEYS || join(keyDir(), 'release-keys.json'));

/** The key a team signs with. Throws when it has none. */
export function teamKey(name: string): KeyObject {
  const file = privateKeyFile(name);
  if (!existsSync(file)) throw new Error(`There is no key at ${file}. Make one: npm run release -- keys ${name}`);
  return createPrivateKey(readFileSync(file));
}

/**
 * Makes keys for remotes that have none and adds the public halves to the shell's list. A key that is there stays: to
 * move to another one, take the private file away first; both are believed until the old line is removed from the list.
 */
export function makeKeys(names: string[]): string[] {
  return names.map((name) => {
    const file = privateKeyFile(name);
    if (existsSync(file))
      return `${name} has its key at ${file}.${trust(name, teamKey(name)) ? ' Now it is listed.' : ''}`;
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    trust(name, privateKey);
    return `${name} signs with ${file}. Keep it secret, and keep a copy.`;
  });
}

function trust(name: string, privateKey: KeyObject): boolean {
  const file = publicKeysFile();
  const keys: ReleaseKeys = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const key = publicKeyText(privateKey);
  if (keys[name]?.includes(key)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, `${JSON.stringify({ ...keys, [name]: [...(keys[name] ?? []), key] }, null, 2)}\n`);
  renameSync(`${file}.next`, file);
  return true;
}
