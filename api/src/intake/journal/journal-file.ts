import { chmodSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { NewRequest, Receipt } from '../submission/new-request.ts';

const fileName = 'journal.sqlite';
const fileSuffixes = ['', '-wal', '-shm'];
const corruptionCodes = new Set([11, 26]); // SQLITE_CORRUPT, SQLITE_NOTADB

/** Whose submission an entry is. */
export interface EntryPerson {
  id: number;
  /** The email identity. */
  address: string;
  receivedAt: string;
}

export type EntryKey = Pick<NewRequest, 'key' | 'digest'>;

export interface JournalEntry {
  id: number;
  submission: NewRequest;
}

/** The write-ahead journal: submissions in one SQLite file. A corrupt file is renamed, and a new one is created. */
export class JournalFile {
  /** New name of a corrupt file that was found. */
  readonly quarantinedFile: string | undefined;

  private readonly database: DatabaseSync;
  private readonly insert: StatementSync;
  private readonly find: StatementSync;

  private constructor(database: DatabaseSync, quarantinedFile: string | undefined) {
    this.database = database;
    this.quarantinedFile = quarantinedFile;
    this.insert = database.prepare(
      `insert into entries (key, digest, reference, received_at, submission) values (?, ?, ?, ?, ?)
       on conflict do nothing`,
    );
    this.find = database.prepare(
      'select reference, received_at as receivedAt from entries where digest = ? and key = ?',
    );
  }

  static open(folder: string): JournalFile {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, fileName);
    try {
      return new JournalFile(openDatabase(file), undefined);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      const name = `unreadable-${new Date().toISOString().replace(/\D/g, '')}.sqlite`;
      for (const suffix of fileSuffixes) renameIfExists(file + suffix, join(folder, name) + suffix);
      return new JournalFile(openDatabase(file), name);
    }
  }

  /** Returns the number of corrupt files in the folder. */
  static countUnreadable(folder: string): number {
    try {
      return readdirSync(folder).filter((name) => /^unreadable-\d+\.sqlite$/.test(name)).length;
    } catch {
      return 0;
    }
  }

  /** Writes a submission. A repeated form gets the receipt of the first. */
  append(submission: NewRequest): { receipt: Receipt; isNew: boolean } {
    const { key, digest, reference, receivedAt } = submission;
    const existing = this.findReceipt(submission);
    if (existing) return { receipt: existing, isNew: false };
    const { changes } = this.insert.run(key, digest, reference, receivedAt, JSON.stringify(submission));
    return { receipt: { reference, receivedAt }, isNew: changes > 0 };
  }

  findReceipt({ key, digest }: EntryKey): Receipt | undefined {
    const row = this.find.get(digest, key);
    return row && { reference: String(row.reference), receivedAt: String(row.receivedAt) };
  }

  /** Returns the oldest entries with a higher id, without rejected ones. */
  peek(count: number, afterId: number): JournalEntry[] {
    return this.database
      .prepare('select id, submission from entries where rejected is null and id > ? order by id limit ?')
      .all(afterId, count)
      .map(({ id, submission }) => ({ id: Number(id), submission: JSON.parse(String(submission)) }));
  }

  /** Returns the people of the oldest entries with a higher id, also of rejected ones. */
  people(count: number, afterId: number): EntryPerson[] {
    return this.database
      .prepare(
        `select id, json_extract(submission, '$.emailIdentity') as address, received_at as receivedAt
         from entries where id > ? order by id limit ?`,
      )
      .all(afterId, count)
      .map(({ id, address, receivedAt }) => ({
        id: Number(id),
        address: String(address),
        receivedAt: String(receivedAt),
      }));
  }

  /** Returns the submissions of an email identity, also rejected ones. */
  submissionsOf(address: string): NewRequest[] {
    return this.database
      .prepare(`select submission from entries where json_extract(submission, '$.emailIdentity') = ? order by id`)
      .all(address)
      .map(({ submission }) => JSON.parse(String(submission)));
  }

  remove(ids: number[]): number {
    const { changes } = this.database
      .prepare('delete from entries where id in (select value from json_each(?))')
      .run(JSON.stringify(ids));
    return Number(changes);
  }

  reject(id: number, reason: string): void {
    this.database.prepare('update entries set rejected = ? where id = ?').run(reason, id);
  }

  /** `oldest` is when the first of those that wait was received, ISO 8601. */
  count(): { waiting: number; rejected: number; oldest: string | undefined } {
    const row = this.database
      .prepare(
        `select count(*) - count(rejected) as waiting, count(rejected) as rejected,
                min(received_at) filter (where rejected is null) as oldest
         from entries`,
      )
      .get();
    const { waiting, rejected, oldest } = row ?? {};
    return { waiting: Number(waiting), rejected: Number(rejected), oldest: oldest ? String(oldest) : undefined };
  }

  /** Commits a write. Throws when the disk is full. */
  assertWritable(): void {
    this.database.exec(`pragma user_version = ${Date.now() % 2 ** 31}`);
  }

  /** Empties the WAL file, so that no personal data stays on disk after the replay. */
  checkpoint(): void {
    this.database.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    chmodSync(file, 0o600);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    const check = database.prepare('pragma quick_check').get();
    if (check?.quick_check !== 'ok') throw Object.assign(new Error('The journal is corrupt.'), { errcode: 11 });
    database.exec(`
      create table if not exists entries (
        id integer primary key autoincrement,
        key text not null,
        digest text not null,
        reference text not null,
        received_at text not null,
        -- The SQLSTATE with which PostgreSQL rejected the submission.
        rejected text,
        submission text not null,
        unique (digest, key)
      )`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export const isCorrupt = (error: unknown): boolean => corruptionCodes.has(Number(Object(error).errcode) & 0xff);

function renameIfExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
}
