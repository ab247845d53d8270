import { randomBytes } from 'node:crypto';

/** Of what is parsed. A mail beyond them is cut there, and says so. */
const limits = {
  /** The parser needs one to two kilobytes for each line that is not of an encoded file. */
  lines: 40_000,
  bytes: 12 * 1024 * 1024,
  /** Encoded files of this size are left whole, as long as there is room. */
  wholeFile: 1024 * 1024,
  room: 8 * 1024 * 1024,
} as const;

/** Of each other file, so many characters are left: its type is known by them. Divisible by four, as base64 is. */
const keptCharacters = 64 * 1024;
/** Bytes that are left of a shortened file. */
export const longestStart = (keptCharacters * 3) / 4;
const minLineLength = 60;
const pieceBytes = 64 * 1024;
const lineFeed = 10;

/** Lines of base64, which are an encoded file. */
export interface EncodedFile {
  /** Offsets of bytes in the mail. */
  start: number;
  end: number;
  /** After decoding. */
  size: number;
}

/** A mail whose large files are short. Where one was shortened, its content ends with a random mark and its number, as a comment of HTML. */
export interface ShortMail {
  raw: Buffer;
  files: EncodedFile[];
  mark: string;
  /** It was longer than what is parsed. */
  isCut: boolean;
}

const isBase64Character = new Uint8Array(256);
for (const character of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/='))
  isBase64Character[character] = 1;

/**
 * Shortens a mail of any size, so that parsing it needs little memory. It knows nothing of parts: only long runs of lines of base64 become
 * shorter, so the parser finds all parts where they are.
 */
export async function shortenMail(mail: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ShortMail> {
  // Its length is divisible by three, so its base64 is found in that of the mark with a number.
  const mark = `<!--${randomBytes(11).toString('hex')}:`;
  const files: EncodedFile[] = [];
  const kept: Uint8Array[] = [];
  let size = 0;
  let lines = 0;
  let offset = 0;
  let run: Run | undefined;
  const keep = (bytes: Uint8Array) => {
    kept.push(bytes);
    size += bytes.length;
  };
  const endRun = () => {
    if (!run) return;
    if (run.isWhole && size + run.bytes <= limits.room) for (const line of run.lines) keep(line);
    else {
      const end = Buffer.from(`${mark}${files.length}-->`).toString('base64');
      keep(Buffer.from(`${run.start()}\r\n${end}\r\n`));
      files.push({ start: offset - run.bytes, end: offset, size: Math.floor((run.characters * 3) / 4) });
    }
    run = undefined;
  };
  for await (const line of linesOf(mail)) {
    const characters = countBase64(line);
    if (characters >= minLineLength || (run && characters > 0)) {
      run ??= new Run();
      run.add(line, characters);
      offset += line.length;
      // Only the last line is shorter.
      if (characters < minLineLength) endRun();
    } else {
      endRun();
      lines += 1;
      if (lines > limits.lines || size > limits.bytes) return { raw: Buffer.concat(kept), files, mark, isCut: true };
      keep(line);
      offset += line.length;
    }
  }
  endRun();
  return { raw: Buffer.concat(kept), files, mark, isCut: false };
}

class Run {
  lines: Uint8Array[] = [];
  bytes = 0;
  characters = 0;

  get isWhole(): boolean {
    return this.bytes <= limits.wholeFile;
  }

  add(line: Uint8Array, characters: number): void {
    this.bytes += line.length;
    this.characters += characters;
    if (this.isWhole) this.lines.push(line);
  }

  start(): string {
    const text = Buffer.concat(this.lines)
      .toString('latin1')
      .replace(/[\r\n=]/g, '');
    return text.slice(0, Math.min(keptCharacters, text.length - (text.length % 4)));
  }
}

/** Returns the number of characters of a line of base64 without padding, or 0 for another line. */
function countBase64(line: Uint8Array): number {
  let end = line.length;
  while (end > 0 && (line[end - 1] === lineFeed || line[end - 1] === 13)) end -= 1;
  for (let index = 0; index < end; index += 1) if (!isBase64Character[line[index] ?? 0]) return 0;
  while (end > 0 && line[end - 1] === 61) end -= 1;
  return end;
}

/** Yields lines with their ends. A very long line comes in pieces. */
async function* linesOf(mail: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = Buffer.alloc(0);
  for await (const bytes of mail) {
    const buffer =
      rest.length > 0 ? Buffer.concat([rest, bytes]) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let start = 0;
    while (start < buffer.length) {
      const found = buffer.indexOf(lineFeed, start);
      const end = found < 0 || found - start >= pieceBytes ? start + pieceBytes : found + 1;
      if (end > buffer.length) break;
      yield buffer.subarray(start, end);
      start = end;
    }
    rest = buffer.subarray(start);
  }
  if (rest.length > 0) yield rest;
}
