import { createHash, randomUUID } from 'node:crypto';
import { constants, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { DatabaseConnection } from '../../platform/database/database-connection.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';

const hourMilliseconds = 60 * 60_000;
const checkMilliseconds = 60_000;
const checksPerSearch = 60;
const batch = 500;

/** Whether a message or a draft refers to the file of `digest`. */
const isUsed = `(
  exists (select from messages where raw_digest = digest) or exists (select from draft_attachments where raw_digest = digest))`;

/**
 * Raw mails as files, named by the digest of their content: `DATA_DIR/mail/ab/cdef….eml`. Attachments and HTML are read from them when
 * staff open them. Files of drafts are here too. All instances share the folder.
 */
@Injectable()
export class MailFiles implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly folder: string;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly connection: DatabaseConnection,
    @InjectLogger() private readonly log: Logger,
  ) {
    this.folder = join(env.dataDir, 'mail');
  }

  async onApplicationBootstrap(): Promise<void> {
    const remove = (files: () => Promise<number>) => {
      this.running = this.running.then(files).catch((error) => {
        this.log.warn({ error: describeError(error) }, 'removing files of mails failed');
      });
    };
    await this.connection.onReady('files of mails', async () => {
      let checks = 0;
      const check = () => {
        remove(() => this.removeUnused());
        if ((this.env.imapUrl || this.env.smtpUrl) && checks % checksPerSearch === 0)
          remove(() => this.removeOrphans());
        checks += 1;
      };
      check();
      this.timer = setInterval(check, checkMilliseconds).unref();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Resolves to the digest when the file is on disk. A file that no row refers to after a crash is removed later. */
  async write(raw: Uint8Array, digest = createHash('sha256').update(raw).digest()): Promise<Buffer> {
    const path = this.pathOf(digest);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomUUID()}.new`;
    await withFile(unfinished, constants.O_CREAT | constants.O_WRONLY | constants.O_TRUNC, async (file) => {
      await file.writeFile(raw);
      await file.sync();
    });
    await rename(unfinished, path);
    // The new name is durable once its folder is.
    await withFile(folder, constants.O_RDONLY, (file) => file.sync());
    return digest;
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

  /** Removes the file of a mail that is not stored. */
  async removeIfUnused(digest: Buffer): Promise<void> {
    const [file]: { isUsed: boolean }[] = await this.database.query(
      `select ${isUsed} as "isUsed" from (select $1::bytea as digest) as file`,
      [digest],
    );
    if (!file?.isUsed) await rm(this.pathOf(digest), { force: true });
  }

  /** Removes the files of mails that were erased, unless the same file belongs to another mail by now. */
  async removeUnused(): Promise<number> {
    const unused: { digest: Buffer; isUsed: boolean }[] = await this.database.query(
      `select digest, ${isUsed} as "isUsed" from unused_mail_files limit ${batch}`,
    );
    for (const { digest, isUsed } of unused) if (!isUsed) await rm(this.pathOf(digest), { force: true });
    await this.database.query('delete from unused_mail_files where digest = any($1::bytea[])', [
      unused.map(({ digest }) => digest),
    ]);
    return unused.length;
  }

  /** Removes files without a message or draft that are older than an hour: of a crash before the commit, or of an older backup. */
  async removeOrphans(): Promise<number> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    let removed = 0;
    for (let start = 0; start < names.length; start += batch) {
      const files = names.slice(start, start + batch).filter((name) => /\.(eml|new)$/.test(name));
      const digests = files.map((name) => Buffer.from(name.replace(/[\\/]/, '').slice(0, 64), 'hex'));
      const known: { digest: Buffer }[] = await this.database.query(
        `select digest from unnest($1::bytea[]) as file (digest) where ${isUsed}`,
        [digests],
      );
      const used = new Set(known.map(({ digest }) => digest.toString('hex')));
      for (const [index, name] of files.entries()) {
        if (name.endsWith('.eml') && used.has(digests[index]?.toString('hex') ?? '')) continue;
        const path = join(this.folder, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs < hourMilliseconds) continue;
        await rm(path, { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  private pathOf(digest: Buffer): string {
    const name = digest.toString('hex');
    return join(this.folder, name.slice(0, 2), `${name.slice(2)}.eml`);
  }
}

async function withFile(path: string, flags: number, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}
