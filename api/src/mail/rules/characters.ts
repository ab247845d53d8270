import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

const escapes = ['\x1b$B', '\x1b$@', '\x1b(J'];
/** Encodings in which one character has several bytes. A short Chinese text can be valid UTF-8 by chance. */
const multibyte =
  /^(x-)?(gb|hz|big5|shift|sjis|ms932|cp9(32|36|49|50)|windows-(31j|9\d\d)|euc|ks|iso-2022|utf-?16|ucs)/;
const metaCharset = /<meta[^>]{0,200}charset\s{0,10}=\s{0,10}["']?([\w.:-]{1,40})/i;
const metaBytes = 2_048;
/** Characters beyond ASCII of which it is no chance any more. */
const minLength = 5;

/**
 * Returns the name of the encoding that bytes of a mail have, whatever their label says: many programs label UTF-8 as ASCII or Latin-1, or
 * send Windows-1252 without a label. Texts, header words and names of files are read with it.
 */
export function encodingOf(bytes: Uint8Array, label: string | undefined): string {
  const said = (label ?? '').trim().toLowerCase();
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isAscii(bytes)) {
    if (bytes.includes(0x1b) && escapes.some((start) => bufferOf(bytes).includes(start))) return 'iso-2022-jp';
    if (/^(x-)?(unicode-1-1-)?utf-?7/.test(said)) return 'utf-7';
    return /^(utf-?16|ucs)/.test(said) && bytes.includes(0) ? utf16(bytes) : 'utf-8';
  }
  if (isUtf8(bytes) && !(multibyte.test(said) && decodesCleanly(bytes, said) && countOf(bytes).right < minLength))
    return 'utf-8';
  if (isKnown(said) && !/^(utf-?8|iso-2022|utf-?7)/.test(said))
    return /^(utf-?16|ucs)/.test(said) ? utf16(bytes) : said;
  const { right, wrong } = countOf(bytes);
  // A text that was cut inside a character, or has one wrong byte, is still UTF-8.
  if (right > wrong) return 'utf-8';
  const meta = metaCharset.exec(latin1(bytes.subarray(0, metaBytes)))?.[1]?.toLowerCase() ?? '';
  return isKnown(meta) && !/^utf-?\d/.test(meta) ? meta : 'windows-1252';
}

/** Returns the text of bytes by the encoding that they have. What browsers do not know, such as UTF-7, is in the tables of iconv. */
export function decodeText(bytes: Uint8Array, label?: string): string {
  const encoding = encodingOf(bytes, label);
  return decoderOf(encoding)?.decode(bytes) ?? iconv.decode(bufferOf(bytes), encoding);
}

const isKnown = (encoding: string): boolean =>
  encoding !== '' && (decoderOf(encoding) !== undefined || iconv.encodingExists(encoding));

function decoderOf(encoding: string, fatal = false): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return undefined;
  }
}

function decodesCleanly(bytes: Uint8Array, encoding: string): boolean {
  try {
    return decoderOf(encoding, true)?.decode(bytes) !== undefined;
  } catch {
    return false;
  }
}

/** Counts characters beyond ASCII of a text that is read as UTF-8. */
function countOf(bytes: Uint8Array): { right: number; wrong: number } {
  const found = new TextDecoder().decode(bytes).match(/[^\0-\x7f]/gu) ?? [];
  const wrong = found.filter((char) => char === '\uFFFD').length;
  return { right: found.length - wrong, wrong };
}

const utf16 = (bytes: Uint8Array): string => (bytes[0] === 0 ? 'utf-16be' : 'utf-16le');

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const latin1 = (bytes: Uint8Array): string => bufferOf(bytes).toString('latin1');
