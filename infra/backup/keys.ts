import { chown, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Decrypter, Encrypter } from 'age-encryption';

type Keys = Record<string, string>;

/** Certificates between API and PostgreSQL in containers. Each server makes its own, which fit its own authority only. */
const ofOneServer = /^\/database(-ca)?\.(crt|key)$/;

/**
 * Reads the files of folders or single files into one JSON document, encrypted with a passphrase in the format of age, so that
 * `age --decrypt` reads it too.
 *
 * @param sources path of a file or folder, by its name in the backup
 */
export async function encryptKeys(sources: Record<string, string>, passphrase: string): Promise<Uint8Array> {
  const keys: Keys = {};
  for (const [name, path] of Object.entries(sources))
    for (const file of await filesIn(path))
      if (!ofOneServer.test(file)) keys[name + file] = await readFile(path + file, 'base64');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(JSON.stringify(keys));
}

/** Throws for a wrong passphrase. */
export async function decryptKeys(encrypted: Uint8Array, passphrase: string): Promise<Keys> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const json = await decrypter.decrypt(encrypted, 'text').catch((cause) => {
    throw new Error(
      'The passphrase does not fit the keys of this backup. Set BACKUP_PASSPHRASE to that of the day of the backup, ' +
        'or restore without keys: --without-keys. Secrets of authenticator apps are lost then.',
      { cause },
    );
  });
  return JSON.parse(json) as Keys;
}

/** Writes the keys. Returns the new paths of other keys that were in their places. */
export async function writeKeys(keys: Keys, sources: Record<string, string>): Promise<string[]> {
  const movedTo: string[] = [];
  for (const [name, content] of Object.entries(keys)) {
    const source = Object.keys(sources).find((known) => name === known || name.startsWith(`${known}/`));
    if (!source) continue;
    const path = sources[source] + name.slice(source.length);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const found = await stat(path).catch(() => undefined);
    if (found && (await readFile(path, 'base64')) === content) continue;
    if (found) {
      await rename(path, `${path}.before-restore`);
      movedTo.push(`${path}.before-restore`);
    }
    // A new server has made some keys, and the others belong to the same reader.
    const [neighbor] = await filesIn(sources[source] ?? '');
    const like = found ?? (neighbor === undefined ? undefined : await stat(sources[source] + neighbor));
    await writeFile(path, Buffer.from(content, 'base64'), { mode: like?.mode ?? 0o600 });
    if (like) await chown(path, like.uid, like.gid);
  }
  return movedTo;
}

/** Returns the files of a folder as `/name`, or one empty name for a file. */
async function filesIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(path.length));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') return [''];
    throw error;
  }
}
