import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.ts';

/** A recipient that the receiving server has refused, while it accepted the message for others. */
export interface RefusedRecipient {
  address: string;
  /** What the server said. */
  diagnostic: string;
}

type SendNote = { state: 'begun'; at: number } | { state: 'accepted'; refused: RefusedRecipient[] };

/**
 * What is known of a message between its last byte and its row in the database: a file on disk, so that neither a kill nor an outage of
 * PostgreSQL sends a message twice. All instances share the folder. A file lives for a few milliseconds, and longer only in an outage.
 */
@Injectable()
export class SendNotes {
  private readonly folder: string;

  constructor({ dataDir }: Env) {
    this.folder = join(dataDir, 'mail', 'sending');
  }

  async find(key: string): Promise<SendNote | undefined> {
    const path = this.pathOf(key);
    try {
      const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
      return text ? { state: 'accepted', refused: JSON.parse(text) } : { state: 'begun', at: mtimeMs };
    } catch (error) {
      if (Object(error).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** The server is about to get the end of the message. Throws if another worker is sending it. */
  async begin(key: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.pathOf(key), '', { flag: 'wx', flush: true, mode: 0o600 });
  }

  async accept(key: string, refused: RefusedRecipient[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.pathOf(key), JSON.stringify(refused), { flush: true, mode: 0o600 });
  }

  /** Call it when the database has the result. */
  async forget(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.folder, `${key}.json`);
  }
}
