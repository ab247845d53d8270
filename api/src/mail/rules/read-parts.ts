import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { decodeAs, decodeText, encodingOf, isKnownToBrowsers } from './characters.ts';
import { mailLimits } from './mail-limits.ts';
import { signedContent } from './signed-content.ts';

/** What postal-mime has of a part while it reads. Not in its types: tests of characters fail if an update changes it. */
interface Part {
  state: 'header' | 'body' | 'finished';
  headerLines: string[];
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Record<string, string> } };
}

interface Reader {
  currentNode: Part;
  parse(raw: Uint8Array): Promise<Email>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectNode(part: Part, ...context: unknown[]): Promise<void>;
}

const Base = PostalMime as unknown as new (options: PostalMimeOptions) => Reader;

/** Reads mails by the encoding that their bytes have. postal-mime believes what the mail says. */
class MailReader extends Base {
  override processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const part = this.currentNode;
    if (part.state !== 'header') return super.processLine(line, isFinal);
    if (line.length === 0) part.headerLines = unfold(part.headerLines).map(correctHeader);
    return super.processLine(utf8(line), isFinal);
  }

  override collectNode(part: Part, ...context: unknown[]): Promise<void> {
    const { value, params } = part.contentType.parsed;
    if (part.content && /^(text\/(plain|html|calendar)|application\/ics)$/.test(value)) {
      const bytes = new Uint8Array(part.content);
      const encoding = encodingOf(bytes, params.charset);
      params.charset = encoding;
      if (!isKnownToBrowsers(encoding)) {
        part.content = new TextEncoder().encode(decodeAs(bytes, encoding)).buffer;
        params.charset = 'utf-8';
      }
    }
    return super.collectNode(part, ...context);
  }
}

/**
 * Reads the parts of a raw mail. Messages in it stay attachments: what they say was not written to us. A signature that contains the mail
 * is opened, and its parts follow that attachment.
 */
export async function readParts(raw: Uint8Array): Promise<Email> {
  const mail = await read(raw);
  const [signature] = mail.attachments;
  if (!signature || mail.text?.trim() || mail.html || !/^application\/(x-)?pkcs7-mime$/.test(signature.mimeType))
    return mail;
  const content = signedContent(new Uint8Array(signature.content as ArrayBuffer));
  if (!content) return mail;
  const { text, html, attachments } = await read(content);
  return { ...mail, text, html, attachments: [...mail.attachments, ...attachments] };
}

const read = (raw: Uint8Array): Promise<Email> =>
  new MailReader({
    forceRfc822Attachments: true,
    maxNestingDepth: mailLimits.nesting,
    maxHeadersSize: mailLimits.headerBytes,
  }).parse(raw);

/** Headers of raw Latin-1, Windows-1252 or ISO-2022-JP. */
function utf8(line: Uint8Array): Uint8Array {
  const encoding = encodingOf(line, undefined);
  return encoding === 'utf-8' ? line : new TextEncoder().encode(decodeAs(line, encoding));
}

function unfold(lines: readonly string[]): string[] {
  const unfolded: string[][] = [];
  for (const line of lines) {
    const last = unfolded.at(-1);
    if (last && /^[ \t]/.test(line)) last.push(line);
    else unfolded.push([line]);
  }
  return unfolded.map((parts) => parts.join(''));
}

const correctHeader = (header: string): string => correctParameters(correctWords(header));

const word = /=\?([^?\s]{1,60})\?([bq])\?([^?]*)\?=/gi;

/** Writes encoded words (RFC 2047) anew, with the encoding that their bytes have. Adjacent ones can split a character. */
export function correctWords(header: string): string {
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
  if (!/^content-/i.test(header)) return header;
  const name = [...header.matchAll(section)].map(([, value = '']) => value.trim()).join('');
  const bytes = name.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return header.replace(
    labelOfName,
    (_, start: string, label: string) => start + encodingOf(Buffer.from(bytes, 'latin1'), label || undefined),
  );
}
