import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** When a text was first seen on its page, and what it was. */
interface TextDate {
  digest: string;
  changed: string;
}

/**
 * Remembers, across releases and restarts, when the words of each page last changed. Other markup around the same words
 * is no change: search engines stop believing a date that moves with every deploy.
 */
export class TextDates {
  private readonly file: string;
  private dates: Promise<Map<string, TextDate>> | undefined;
  private writing = Promise.resolve();

  constructor(file: string) {
    this.file = file;
  }

  /** Notes what the pages say now. Answers, per path, since when they have said it. */
  async note(texts: Map<string, string>): Promise<Map<string, string>> {
    this.dates ??= this.remembered();
    const dates = await this.dates;
    const now = new Date().toISOString();
    for (const [path, text] of texts) {
      const digest = digestOf(text);
      if (dates.get(path)?.digest !== digest) dates.set(path, { digest, changed: now });
    }
    // One after the other: two releases may go live at once.
    this.writing = this.writing.then(() => this.keep(dates)).catch(() => {});
    await this.writing;
    return new Map([...texts.keys()].map((path) => [path, dates.get(path)?.changed ?? now]));
  }

  private async remembered(): Promise<Map<string, TextDate>> {
    try {
      return new Map(Object.entries(JSON.parse(await readFile(this.file, 'utf8'))));
    } catch {
      return new Map();
    }
  }

  private async keep(dates: Map<string, TextDate>) {
    await mkdir(dirname(this.file), { recursive: true });
    await replaceFile(this.file, JSON.stringify(Object.fromEntries(dates)));
  }
}

/** Spaces do not count: they come and go with the elements between the words. */
const digestOf = (text: string) => createHash('sha256').update(text.replace(/\s+/g, '')).digest('base64url');
