import { chmodSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Receipt, Submission } from '../intake/submission.ts';

const fileName = 'journal.sqlite';
const companions = ['', '-wal', '-shm'];
const notADatabase = new Set([11, 26]); // SQLITE_CORRUPT, SQLITE_NOTADB

export type Entry = Pick<Submission, 'key' | 'earlierKey' | 'digest'>;

/**
 * Submissions in one SQLite file, on the disk before anybody is thanked. A file that cannot be read is set aside, whole,
 * and another one begun.
 */
export class JournalFile {
  readonly setAside: string | undefined;

  private readonly database: DatabaseSync;
  private readonly insert: StatementSync;
  private readonly find: StatementSync;

  private constructor(database: DatabaseSync, setAside: string | undefined) {
    this.database = database;
    this.setAside = setAside;
    this.insert = database.prepare(
      'insert into entries (key, digest, reference, received_at, submission) values (?, ?, ?, ?, ?)',
    );
    this.find = database.prepare(
      'select reference, received_at as receivedAt from entries where digest = ? and key in (?, ?) limit 1',
    );
  }

  static open(folder: string): JournalFile {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, fileName);
    try {
      return new JournalFile(openChecked(file), undefined);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      const name = `unreadable-${new Date().toISOString().replace(/\D/g, '')}.sqlite`;
      for (const companion of companions) moveIfThere(file + companion, join(folder, name) + companion);
      return new JournalFile(openChecked(file), name);
    }
  }

  /** Files in the folder that could not be read and wait for somebody to look at them. */
  static unreadableIn(folder: string): number {
    try {
      return readdirSync(folder).filter((name) => /^unreadable-\d+\.sqlite$/.test(name)).length;
    } catch {
      return 0;
    }
  }

  /** Keeps all or none. Of the same form twice the first is kept; answers with what is kept of each. */
  keep(submissions: Submission[]): { receipts: Receipt[]; added: number } {
    this.database.exec('begin immediate');
    try {
      let added = 0;
      const receipts = submissions.map((submission) => {
        const known = this.known(submission);
        if (known) return known;
        const { key, digest, reference, receivedAt } = submission;
        this.insert.run(key, digest, reference, receivedAt, JSON.stringify(submission));
        added += 1;
        return { reference, receivedAt };
      });
      this.database.exec('commit');
      return { receipts, added };
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback');
      throw error;
    }
  }

  known({ key, earlierKey, digest }: Entry): Receipt | undefined {
    const row = this.find.get(digest, key, earlierKey);
    return row && { reference: String(row.reference), receivedAt: String(row.receivedAt) };
  }

  /** Those that wait, first come first, without those that PostgreSQL has refused. */
  oldest(count: number): { id: number; submission: Submission }[] {
    return this.database
      .prepare('select id, submission from entries where refused is null order by id limit ?')
      .all(count)
      .map(({ id, submission }) => ({ id: Number(id), submission: JSON.parse(String(submission)) }));
  }

  /** Says how many there were. */
  forget(ids: number[]): number {
    const { changes } = this.database
      .prepare('delete from entries where id in (select value from json_each(?))')
      .run(JSON.stringify(ids));
    return Number(changes);
  }

  refuse(id: number, reason: string): void {
    this.database.prepare('update entries set refused = ? where id = ?').run(reason, id);
  }

  count(): { waiting: number; refused: number } {
    const row = this.database
      .prepare('select count(*) - count(refused) as waiting, count(refused) as refused from entries')
      .get();
    return { waiting: Number(row?.waiting), refused: Number(row?.refused) };
  }

  /** Throws when the disk takes nothing more. */
  prove(): void {
    this.database.exec(`pragma user_version = ${Date.now() % 2 ** 31}`);
  }

  /** Nothing of what visitors sent stays in a file that has done its duty. */
  shrink(): void {
    this.database.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}

function openChecked(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    chmodSync(file, 0o600);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    const verdict = database.prepare('pragma quick_check').get();
    if (verdict?.quick_check !== 'ok') throw Object.assign(new Error('The journal is damaged.'), { errcode: 11 });
    database.exec(`
      create table if not exists entries (
        id integer primary key autoincrement,
        key text not null,
        digest text not null,
        reference text not null,
        received_at text not null,
        -- Why PostgreSQL would not have it.
        refused text,
        submission text not null,
        unique (digest, key)
      )`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export const isCorrupt = (error: unknown): boolean => notADatabase.has(Number(Object(error).errcode) & 0xff);

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
}
