import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const LIMIT_BYTES = 20_000_000;
const LAST_LINES = 15;
const WARNING = 40;

/** The log file of one service. Warnings and errors are also told to the person at the terminal, in short. */
export class ServiceLog {
  readonly #path: string;
  readonly #onTrouble: (sentence: string) => void;
  readonly #last: string[] = [];
  #file: number;
  #bytes: number;

  constructor(path: string, onTrouble: (sentence: string) => void) {
    this.#path = path;
    this.#onTrouble = onTrouble;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#file = openSync(path, 'a', 0o600);
    this.#bytes = statSync(path).size;
  }

  follow(stream: Readable | null): void {
    if (stream) createInterface({ input: stream }).on('line', (line) => this.#write(line));
  }

  /** What the service said last, for the case that it does not start. */
  get lastWords(): string {
    return this.#last.map((line) => shorten(line)?.sentence ?? line).join('\n');
  }

  close(): void {
    closeSync(this.#file);
    this.#file = -1;
  }

  #write(line: string): void {
    this.#last.push(line);
    if (this.#last.length > LAST_LINES) this.#last.shift();
    const entry = shorten(line);
    if (entry && entry.level >= WARNING) this.#onTrouble(entry.sentence);

    if (this.#file < 0) return;
    if (this.#bytes > LIMIT_BYTES) this.#turnOver();
    this.#bytes += writeSync(this.#file, `${line}\n`);
  }

  /** One previous file is kept. */
  #turnOver(): void {
    closeSync(this.#file);
    renameSync(this.#path, `${this.#path}.1`);
    this.#file = openSync(this.#path, 'a', 0o600);
    this.#bytes = 0;
  }
}

/** A line of the services' JSON log, as one sentence. Anything else, such as a stack on stderr, stays in the file. */
function shorten(line: string): { level: number; sentence: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, error } = JSON.parse(line) as { level?: number; msg?: string; error?: { message?: string } };
    const sentence = [msg, error?.message].filter((part, at, all) => part && all.indexOf(part) === at).join(': ');
    return { level: level ?? 30, sentence };
  } catch {
    return undefined;
  }
}
