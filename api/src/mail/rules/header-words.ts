import { decodeText, encodingOf } from './characters.ts';

/** The values of headers by lower-case name, from the top of the mail. */
export type MailHeaders = Readonly<Record<string, readonly string[]>>;

/** Returns a header of raw bytes as text, in one line, with encoded words and names of files by the encoding that their bytes have. */
export function readHeader(line: Buffer): string {
  const header = decodeText(line).replace(/\r?\n/g, '');
  return correctWords(/^content-/i.test(header) ? correctParameters(joinSections(header)) : header);
}

/** Some programs cut a name that is an encoded word into sections: `filename*0="=?utf-8?Q?a=C3="; filename*1="B1o?="`. */
const joinSections = (header: string): string =>
  /\*0="=\?/.test(header)
    ? header.replace('*0="=?', '="=?').replace(/"\s{0,10};\s{0,10}[\w-]{1,40}\*\d{1,3}="/g, '')
    : header;

const word = /=\?([^?\s]{1,60})\?([bq])\?([^?]*)\?=/gi;

/** Writes encoded words (RFC 2047) anew, with the encoding that their bytes have. Adjacent ones can split a character. */
function correctWords(header: string): string {
  let corrected = '';
  let end = 0;
  let run: { label: string; bytes: Buffer[] } | undefined;
  const endRun = () => {
    if (run)
      corrected += `=?utf-8?B?${Buffer.from(decodeText(Buffer.concat(run.bytes), run.label)).toString('base64')}?=`;
    run = undefined;
  };
  for (const { index, 0: whole, 1: charset = '', 2: type = '', 3: content = '' } of header.matchAll(word)) {
    const between = header.slice(end, index);
    const label = charset.replace(/\*.*/, '').toLowerCase();
    if (run?.label !== label || between.trim() !== '') {
      endRun();
      corrected += between;
    }
    run ??= { label, bytes: [] };
    run.bytes.push(type.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : quotedBytes(content));
    end = index + whole.length;
  }
  endRun();
  return corrected + header.slice(end);
}

const quotedBytes = (content: string): Buffer =>
  Buffer.concat(
    content
      .replaceAll('_', ' ')
      .split(/(=[\da-f]{2})/i)
      .map((piece) => (/^=[\da-f]{2}$/i.test(piece) ? Buffer.from(piece.slice(1), 'hex') : Buffer.from(piece))),
  );

const labelOfName = /(\*(?:0\*)?=\s{0,10}"?)([\w.:-]{0,40})(?=')/;
const section = /\*\d{0,3}\*?=([^;]*)/g;

/** Names of files in percent encoding (RFC 2231). Sections can split a character. */
function correctParameters(header: string): string {
  const name = [...header.matchAll(section)].map(([, value = '']) => value.trim()).join('');
  const bytes = name.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return header.replace(
    labelOfName,
    (_, start: string, label: string) => start + encodingOf(Buffer.from(bytes, 'latin1'), label || undefined),
  );
}
