import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@portal/contracts/remote';
import { publicKeyText } from '@portal/contracts/signed-release';

export interface TeamKeys {
  /** What RELEASE_KEYS names. */
  file: string;
  of(team: string): KeyObject;
}

export const aKey = () => generateKeyPairSync('ed25519').privateKey;

/** A key for every team, and the file with their public halves. */
export async function teamKeys(folder: string): Promise<TeamKeys> {
  const keys = new Map(remotes.map(({ name }) => [name, aKey()]));
  const file = join(folder, 'release-keys.json');
  await mkdir(folder, { recursive: true });
  const listed = [...keys].map(([name, key]) => [name, [publicKeyText(key)]]);
  await writeFile(file, JSON.stringify(Object.fromEntries(listed)));
  return {
    file,
    of: (team) => {
      const key = keys.get(team);
      if (!key) throw new Error(`There is no team "${team}".`);
      return key;
    },
  };
}
