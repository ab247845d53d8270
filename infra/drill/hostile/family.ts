/** A kind of abuse. `write` returns one of a size: bytes, lines, parts, levels or whatever the family is about. */
export interface Family<Sent> {
  name: string;
  /** The largest size. */
  limit: number;
  write(size: number, random: Random): Sent;
}

/** Random numbers of a seed, so that a run can be repeated (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below = (end: number): number => Math.floor(this.next() * end);

  of = <Value>(values: readonly Value[]): Value => values[this.below(values.length)] as Value;

  /** Returns a size up to a limit: as many of a hundred bytes as of a million, and every tenth time the limit itself. */
  size = (limit: number): number => (this.below(10) === 0 ? limit : Math.ceil(limit ** this.next()));

  bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => this.below(256)));
}

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** Repeats a text up to a number of characters. */
export const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, Math.ceil(length));

/** Returns the family of one of these texts, repeated. */
export const filled = <Sent>(
  name: string,
  limit: number,
  texts: readonly string[],
  from: (text: string) => Sent,
): Family<Sent> => ({ name, limit, write: (size, random) => from(fill(random.of(texts), size)) });

export const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number));
export const inUtf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Names that are not supported, or that mean more bytes than a character seems to have. */
export const charsets = 'utf-7 utf-16 utf-32 gb18030 iso-2022-jp shift_jis koi8-r cp437 x-unknown "" ebcdic hz'.split(
  ' ',
);
