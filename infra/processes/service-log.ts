import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const MAX_BYTES = 20_000_000;
const MAX_LAST_LINES = 15;
/** Levels of pino. */
const INFO = 30;
const WARN = 40;

/** The log file of a service. A start puts a file of more than 20 MB aside. Warnings and errors are also passed to `onWarning`. */
export class ServiceLog {
  readonly #onWarning: (message: string) => void;
  readonly #last: string[] = [];
  #file: number;

  constructor(path: string, onWarning: (message: string) => void) {
    this.#onWarning = onWarning;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (existsSync(path) && statSync(path).size > MAX_BYTES) renameSync(path, `${path}.1`);
    this.#file = openSync(path, 'a', 0o600);
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

    if (this.#file >= 0) writeSync(this.#file, `${line}\n`);
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
