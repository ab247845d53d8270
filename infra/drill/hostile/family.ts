import type { Random } from './random.ts';

/** Writes what is sent with a size: bytes, lines, parts, levels or whatever the family is about. */
export interface Family<Sent> {
  name: string;
  /** The largest size. */
  limit: number;
  write(size: number, random: Random): Sent;
}

/** Repeats a text up to a number of characters. */
export const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** What is sent, and what became of it. */
export interface Hostile<Sent> {
  family: string;
  sent: Sent;
  isSent?: boolean;
  outcome?: string;
}
