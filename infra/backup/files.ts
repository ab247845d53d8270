import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupFile } from './manifest.ts';

/** Mails are named by the digest of their content, so a file of this name never changes. */
const mailName = /^(?:aside\/[\d-]+\/)?([0-9a-f]{2})\/([0-9a-f]{62})\.eml$/;

/** Writes the files of a backup, with their digests. */
export class BackupFiles {
  readonly written: BackupFile[] = [];
  private readonly folder: string;
  private readonly earlier: string | undefined;

  /** @param earlier the backup before this one, whose mails are not copied again where the file system has links */
  constructor(folder: string, earlier: string | undefined) {
    this.folder = folder;
    this.earlier = earlier;
  }

  async write(path: string, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await mkdir(dirname(join(this.folder, path)), { recursive: true, mode: 0o700 });
    await pipeline(content, count, createWriteStream(join(this.folder, path), { mode: 0o600, flush: true }));
    this.written.push({ path, bytes, sha256: hash.digest('hex') });
  }

  /** Copies a folder. Files that are removed meanwhile are left out, and those that are being written. */
  async copyFolder(source: string, name: string): Promise<void> {
    for (const path of await filesOf(source)) {
      if (/\.(new|tmp)(\/|$)/.test(path)) continue;
      if (name === 'mail' && (await this.linkMail(path))) continue;
      const file = await openIfExists(join(source, path));
      if (file) await this.write(`${name}/${path}`, file.createReadStream());
    }
  }

  private async linkMail(path: string): Promise<boolean> {
    const [, start, rest] = mailName.exec(path) ?? [];
    if (!start || !rest || !this.earlier) return false;
    const file = join(this.folder, 'mail', path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const isLinked = await link(join(this.earlier, 'mail', path), file).then(
      () => true,
      () => false,
    );
    if (isLinked)
      this.written.push({ path: `mail/${path}`, bytes: (await stat(file)).size, sha256: `${start}${rest}` });
    return isLinked;
  }
}

const openIfExists = (path: string) =>
  open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

/** Returns the paths of all files in a folder, relative to it. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}
