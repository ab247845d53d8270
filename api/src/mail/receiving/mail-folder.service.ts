import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTasks } from '../../platform/database/repeated-tasks.service.ts';
import { Env } from '../../platform/env/env.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { MailFiles } from './mail-files.service.ts';

const hourMilliseconds = 60 * 60_000;
const dayMilliseconds = 24 * hourMilliseconds;
const removableDays = 30;
const checkMilliseconds = 60_000;
const batch = 500;

/** Whether a message or a draft refers to the file of `digest`. */
const isUsed = `(
  exists (select from messages where raw_digest = digest offset 0)
  or exists (select from draft_attachments where raw_digest = digest offset 0))`;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Keeps the folder of mails and the database together. Only what was erased is deleted. Files that the database does not know are moved to
 * `DATA_DIR/mail/aside/<day>`, and back when it knows them: after a restore, either side can be older. The folder has the id of its
 * database; with another database nothing in it is moved or deleted.
 */
@Injectable()
export class MailFolder implements OnApplicationBootstrap {
  private readonly aside: string;

  constructor(
    private readonly env: Env,
    private readonly files: MailFiles,
    private readonly database: DataSource,
    private readonly tasks: RepeatedTasks,
    private readonly log: Logger,
  ) {
    this.aside = join(files.folder, 'aside');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.tasks.start('files of erased mails', checkMilliseconds, () => this.removeErased());
    if (this.env.imapUrl || this.env.smtpUrl)
      await this.tasks.start('files of mails', hourMilliseconds, () => this.sort());
  }

  /** Removes the files of mails that were erased, unless the same file belongs to another mail by now. */
  async removeErased(): Promise<void> {
    const erased: { digest: Buffer; isUsed: boolean }[] = await this.database.query(
      `select digest, ${isUsed} as "isUsed" from unused_mail_files limit ${batch}`,
    );
    if (erased.length === 0 || !(await this.isOfDatabase())) return;
    for (const { digest, isUsed } of erased) if (!isUsed) await this.remove(digest);
    await this.database.query('delete from unused_mail_files where digest = any($1::bytea[])', [
      erased.map(({ digest }) => digest),
    ]);
  }

  async isUsed(digest: Buffer): Promise<boolean> {
    return (await this.findUsed([digest])).size > 0;
  }

  /** Keeps the file of a mail that is not stored, or removes it if the person of the mail was erased. */
  async release(digest: Buffer, isErased: boolean): Promise<void> {
    if ((await this.isUsed(digest)) || !(await this.isOfDatabase())) return;
    if (isErased) await this.remove(digest);
    else await this.moveAside(relative(this.files.folder, this.files.pathOf(digest)));
  }

  /**
   * Moves files aside that are older than an hour and unknown: of a crash before the commit, or because the database was restored from an
   * older backup. Moves those back that are known again.
   */
  async sort(): Promise<void> {
    if (!(await this.isOfDatabase())) {
      this.log.error(
        { folder: this.files.folder },
        'the folder of mails belongs to another database, so no file in it is moved or removed: set DATABASE_URL or DATA_DIR right, or, if this database replaces the other one, remove the file .database in the folder',
      );
      return;
    }
    const names = await readdir(this.files.folder, { recursive: true });
    const counts = { movedAside: 0, movedBack: 0, removable: 0 };
    for (let start = 0; start < names.length; start += batch)
      await this.sortFiles(names.slice(start, start + batch), counts);
    if (counts.movedAside + counts.movedBack > 0)
      this.log.warn(counts, 'files of mails that the database does not know were moved aside, or back');
    else if (counts.removable > 0)
      this.log.info(counts, `files of mails are aside for more than ${removableDays} days and can be removed by hand`);
  }

  private async sortFiles(names: string[], counts: { movedAside: number; movedBack: number; removable: number }) {
    const found = names.flatMap((name) => {
      const [, day, rest = ''] = /^(?:aside.([\d-]{10}).)?(.*\.(?:eml|new))$/.exec(name) ?? [];
      const digest = rest.endsWith('.eml') ? Buffer.from(rest.replace(/\W/, '').slice(0, 64), 'hex') : undefined;
      return rest ? [{ path: join(this.files.folder, name), day, rest, digest }] : [];
    });
    const used = await this.findUsed(found.flatMap(({ digest }) => digest ?? []));
    for (const { path, day, rest, digest } of found) {
      if (digest && used.has(digest.toString('hex'))) {
        if (!day) continue;
        await this.files.move(path, digest);
        counts.movedBack += 1;
      } else if (day) {
        if (day < isoDay(Date.now() - removableDays * dayMilliseconds)) counts.removable += 1;
      } else {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs < hourMilliseconds) continue;
        await this.moveAside(rest);
        counts.movedAside += 1;
      }
    }
  }

  /** Returns those of the digests, in hex, that the database knows. */
  private async findUsed(digests: Buffer[]): Promise<Set<string>> {
    const known: { digest: Buffer }[] = await this.database.query(
      `select digest from unnest($1::bytea[]) as file (digest) where ${isUsed}`,
      [digests],
    );
    return new Set(known.map(({ digest }) => digest.toString('hex')));
  }

  /** @param name path of the file in the folder */
  private async moveAside(name: string): Promise<void> {
    const target = join(this.aside, isoDay(Date.now()), name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(join(this.files.folder, name), target);
  }

  private async remove(digest: Buffer): Promise<void> {
    const path = this.files.pathOf(digest);
    await rm(path, { force: true });
    for (const day of await readdir(this.aside).catch(() => []))
      await rm(join(this.aside, day, relative(this.files.folder, path)), { force: true });
  }

  /** Whether the folder has the id of the database. A folder without an id gets it. */
  private async isOfDatabase(): Promise<boolean> {
    const [row]: { id: string }[] = await this.database.query('select id from mail_folder');
    const path = join(this.files.folder, '.database');
    await mkdir(this.files.folder, { recursive: true, mode: 0o700 });
    await writeFile(path, `${row?.id}\n`, { flag: 'wx', mode: 0o600 }).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return (await readFile(path, 'utf8')).trim() === row?.id;
  }
}
