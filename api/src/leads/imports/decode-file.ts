import type { ImportEncoding } from '@portal/contracts/import';

/** A byte order mark decides. Otherwise it is UTF-16 if every second byte is zero, and UTF-8 if it is valid but for single bytes. */
export function encodingOf(file: Uint8Array): ImportEncoding {
  const start = file.subarray(0, 200);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [high, low] = [zeros(0), zeros(1)];
  const isUtf16 = high + low > start.length / 4;
  const mark = Buffer.from(file.subarray(0, 2)).toString('hex');
  if (mark === 'fffe' || (isUtf16 && low > high)) return 'utf-16le';
  if (mark === 'feff' || (isUtf16 && high > low)) return 'utf-16be';
  const [wrong, right] = [/\uFFFD/g, /(?!\uFFFD)[^\0-\x7f]/gu].map((kind) => countOf(kind, decode(file, 'utf-8')));
  if (Number(wrong) <= Number(right)) return 'utf-8';
  const [windows, mac] = (['windows-1252', 'macintosh'] as const).map((name) =>
    countOf(wordLetter, decode(file, name)),
  );
  return Number(mac) > Number(windows) ? 'macintosh' : 'windows-1252';
}

export const decode = (file: Uint8Array, encoding: ImportEncoding): string => new TextDecoder(encoding).decode(file);

const countOf = (kind: RegExp, text: string) => text.match(kind)?.length ?? 0;

/** An accented letter inside of a word, or the apostrophe of one: in the other encoding these bytes are signs or capitals. */
const wordLetter = /(?<=\p{L})(?:[à-öø-ÿ](?!\p{Lu})|’(?=(?:s|t|d|m|ll|re|ve)\b))/gu;
