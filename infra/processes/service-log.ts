import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const MAX_BYTES = 20_000_000;
const MAX_LAST_LINES = 15;
/** Levels of pino. */
const INFO = 30;
const WARN = 40;

/** The log file of a service, rotated at 20 MB. Warnings and errors are also passed to `onWarning`. */
export class ServiceLog {
  readonly #path: string;
  readonly #onWarning: (message: string) => void;
  readonly #last: string[] = [];
  #file: number;
  #bytes: number;

  constructor(path: string, onWarning: (message: string) => void) {
    this.#path = path;
    this.#onWarning = onWarning;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#file = openSync(path, 'a', 0o600);
    this.#bytes = statSync(path).size;
  }

  follow(stream: Readable | null): void {
    if (stream) createInterface({ input: stream }).on('line', (line) => this.#write(line));
  }

  get lastLines(): string {
    return this.#last.map((line) => parseEntry(line)?.message ?? line).join('\n');
  }

  close(): void {
    closeSync(this.#file);
    this.#file = -1;
  }

  #write(line: string): void {
    this.#last.push(line);
    if (this.#last.length > MAX_LAST_LINES) this.#last.shift();
    const entry = parseEntry(line);
    if (entry && entry.level >= WARN) this.#onWarning(entry.message);

    if (this.#file < 0) return;
    if (this.#bytes > MAX_BYTES) this.#rotate();
    this.#bytes += writeSync(this.#file, `${line}\n`);
  }

  /** Keeps one previous file. */
  #rotate(): void {
    closeSync(this.#file);
    renameSync(this.#path, `${this.#path}.1`);
    this.#file = openSync(this.#path, 'a', 0o600);
    this.#bytes = 0;
  }
}

/** Returns level and message of a JSON log line, or `undefined` for another line, e.g. of a stack trace. */
function parseEntry(line: string): { level: number; message: string } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, error } = JSON.parse(line) as { level?: number; msg?: string; error?: { message?: string } };
    const parts = [msg, error?.message].filter((part, index, all) => part && all.indexOf(part) === index);
    return { level: level ?? INFO, message: parts.join(': ') };
  } catch {
    return undefined;
  }
}
