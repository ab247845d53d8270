import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.ts';
import { MailIdentity } from './mail-identity.ts';

/** In bytes. PostgreSQL and the journal of forms can be on the same disk, so reading stops before it is full. Tests replace it. */
export const mailDisk = { leastFree: 512 * 1024 * 1024 };

/** A mail on disk that has no name yet. The caller moves or removes it. */
export interface UnnamedMail {
  path: string;
  size: number;
  /** Of all bytes, which names the file. */
  file: Buffer;
  /** Identifies the mail, so that it is stored once. */
  digest: Buffer;
}

/**
 * Raw mails as files, named by the digest of their content: `DATA_DIR/mail/ab/cdef….eml`. Attachments and HTML are read from them when
 * staff open them. Files of drafts are here too. All instances share the folder.
 */
@Injectable()
export class MailFiles {
  readonly folder: string;

  constructor(env: Env) {
    this.folder = join(env.dataDir, 'mail');
  }

  /** Resolves to the digest when the file is on disk. */
  async write(raw: Uint8Array, digest = createHash('sha256').update(raw).digest()): Promise<Buffer> {
    const { path } = await this.writeUnnamed([raw]);
    await this.move(path, digest);
    return digest;
  }

  /** Writes a mail that comes in parts. */
  async receive(parts: AsyncIterable<Uint8Array>): Promise<UnnamedMail> {
    const identity = new MailIdentity();
    const hash = createHash('sha256');
    let size = 0;
    const read = async function* () {
      for await (const bytes of parts) {
        identity.add(bytes);
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    const { path } = await this.writeUnnamed(read());
    const file = hash.digest();
    return { path, size, file, digest: identity.digest(file) };
  }

  /** Whether more mails can be kept. */
  async hasRoom(): Promise<boolean> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize >= mailDisk.leastFree;
  }

  /** Opens a file without a name, which ends with its handle. */
  async openTemporary(): Promise<FileHandle> {
    const path = await this.newPath();
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return file;
  }

  read(digest: Buffer): Promise<Buffer> {
    return readFile(this.pathOf(digest));
  }

  /** Returns those of the digests, in hex, whose file is not there, for example after a restored backup without the folder. */
  async findMissing(digests: string[]): Promise<Set<string>> {
    const checks = [...new Set(digests)].map(async (digest) => {
      const file = await stat(this.pathOf(Buffer.from(digest, 'hex'))).catch(() => undefined);
      return file ? [] : [digest];
    });
    return new Set((await Promise.all(checks)).flat());
  }

  pathOf(digest: Buffer): string {
    const name = digest.toString('hex');
    return join(this.folder, name.slice(0, 2), `${name.slice(2)}.eml`);
  }

  /** Gives a file the name of its digest. The new name is durable once its folder is. */
  async move(path: string, digest: Buffer): Promise<void> {
    const target = this.pathOf(digest);
    const folder = dirname(target);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(path, target);
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  }

  private async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${randomUUID()}.new`);
  }

  private async writeUnnamed(parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<{ path: string }> {
    const path = await this.newPath();
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(parts);
      await file.sync();
      return { path };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }
}
