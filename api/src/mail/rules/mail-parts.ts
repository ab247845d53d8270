import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MimeNode, Splitter } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import { decodeText } from './characters.ts';
import { type MailHeaders, readHeader } from './header-words.ts';
import { mailLimits } from './mail-limits.ts';
import { signedContent } from './signed-content.ts';

/** A raw mail, or its parts one after the other. */
export type RawMail = Uint8Array | AsyncIterable<Uint8Array>;

/** An attachment. */
export interface MailFile {
  name: string;
  mimeType: string;
  charset: string | undefined;
  /** Of a calendar, such as REQUEST. */
  method: string | undefined;
  isInline: boolean;
  size: number;
  /** What is kept of the content: all of a short file. */
  start: Buffer;
}

export interface MailParts {
  headers: MailHeaders;
  text: string;
  html: string | undefined;
  files: MailFile[];
  /** The text was longer than what is kept. */
  isCut: boolean;
}

interface Options {
  maxHeaderBytes?: number;
  /** Takes the content of one file. */
  wanted?: { part: number; write(bytes: Uint8Array): Promise<unknown> } | undefined;
}

/** In bytes, of the decoded content: of each part as long as there is room, then of each other one. */
const kept = { part: 2 * 1024 * 1024, room: 16 * 1024 * 1024, least: 64 * 1024 };

/**
 * Reads the parts of a raw mail of any size, of which little is in memory. Messages in it stay attachments: what they say was not written
 * to us. A signature that contains the mail is opened, and its files follow that attachment.
 */
export async function readParts(mail: RawMail, { maxHeaderBytes, wanted }: Options = {}): Promise<MailParts> {
  const { headers, parts, preamble } = await split(mail, maxHeaderBytes ?? mailLimits.headerBytes, wanted);
  const texts = parts.filter(({ node }) => isText(node));
  const files = parts.filter(({ node }) => !isText(node)).map(toFile);
  const read = {
    headers,
    // A multipart without its boundaries.
    text: parts.length > 0 ? textOf(texts) : decodeText(preamble),
    html: htmlOf(texts),
    files,
    isCut: texts.some(({ size, content }) => size > content.length),
  };
  const [signature] = files;
  if (!signature || read.text.trim() || read.html || !/^application\/(x-)?pkcs7-mime$/.test(signature.mimeType))
    return read;
  const signed = signedContent(signature.start);
  if (!signed) return read;
  const inside = await readParts(signed, {
    wanted: wanted && { part: wanted.part - files.length, write: wanted.write },
  });
  return { ...inside, headers, files: [...files, ...inside.files] };
}

interface Part {
  node: MimeNode;
  size: number;
  content: Buffer;
}

async function split(mail: RawMail, maxHeadSize: number, wanted: Options['wanted']) {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize, maxChildNodes: mailLimits.parts });
  const parts: Part[] = [];
  const preamble: Buffer[] = [];
  let headers: MailHeaders | undefined;
  let room = kept.room;
  let fileCount = 0;
  let open: ReturnType<typeof openPart> | undefined;
  const endPart = async () => {
    if (!open) return;
    const part = await open.end();
    room -= part.content.length;
    parts.push(part);
    open = undefined;
  };
  await pipeline(Readable.from(mail instanceof Uint8Array ? [mail] : mail), splitter, async (chunks) => {
    for await (const chunk of chunks) {
      if (chunk.type === 'node') {
        await endPart();
        if (ancestorsOf(chunk).length > mailLimits.nesting) throw new Error('The mail is nested too deeply.');
        headers ??= headersOf(chunk);
        if (chunk.multipart) continue;
        const isWanted = !isText(chunk) && fileCount === wanted?.part;
        if (!isText(chunk)) fileCount += 1;
        open = openPart(chunk, Math.max(kept.least, Math.min(kept.part, room)), isWanted ? wanted?.write : undefined);
      } else if (chunk.type === 'body') await open?.write(chunk.value);
      else if (preamble.length === 0 && chunk.value) preamble.push(chunk.value);
    }
    await endPart();
  });
  return { headers: headers ?? {}, parts, preamble: Buffer.concat(preamble) };
}

/** Decodes a part while it comes, keeps its start, and passes all of it on if it is wanted. */
function openPart(node: MimeNode, max: number, pass?: (bytes: Uint8Array) => Promise<unknown>) {
  const decoder = node.getDecoder();
  const start: Buffer[] = [];
  let size = 0;
  const read = async () => {
    for await (const bytes of decoder as AsyncIterable<Buffer>) {
      if (size < max) start.push(Buffer.from(bytes.subarray(0, max - size)));
      size += bytes.length;
      await pass?.(bytes);
    }
  };
  const ended = read();
  // Reported by what waits for it.
  ended.catch(() => undefined);
  return {
    async write(bytes: Uint8Array): Promise<void> {
      if (!decoder.write(bytes)) await Promise.race([once(decoder, 'drain'), ended]);
    },
    async end(): Promise<Part> {
      decoder.end();
      await ended;
      return { node, size, content: Buffer.concat(start) };
    },
  };
}

/** From the parent to the root. */
function ancestorsOf({ parentNode }: MimeNode): MimeNode[] {
  return parentNode ? [parentNode as MimeNode, ...ancestorsOf(parentNode as MimeNode)] : [];
}

/** Old programs write `Content-Type: text`. */
const isPlain = ({ contentType }: MimeNode): boolean => contentType === 'text/plain' || contentType === 'text';

const isText = (node: MimeNode): boolean =>
  (isPlain(node) || node.contentType === 'text/html') && node.disposition !== 'attachment';

function headersOf(node: MimeNode): MailHeaders {
  const headers: Record<string, string[]> = Object.create(null);
  for (const { key, line } of node.headers ? node.headers.getList().slice(0, mailLimits.headers) : []) {
    const header = readHeader(Buffer.from(line, 'latin1'));
    headers[key] = [...(headers[key] ?? []), header.slice(header.indexOf(':') + 1).trim()];
  }
  return headers;
}

function toFile({ node, size, content }: Part): MailFile {
  const headers = headersOf(node);
  const parametersOf = (name: string) =>
    libmime.parseHeaderValue(headers[name]?.[0] ?? '', { stripComments: true }).params;
  const type = parametersOf('content-type');
  const isRelated = ancestorsOf(node).some(({ multipart }) => multipart === 'related') && 'content-id' in headers;
  return {
    name: parametersOf('content-disposition').filename ?? type.name ?? '',
    mimeType: node.contentType || 'application/octet-stream',
    charset: type.charset,
    method: type.method?.toUpperCase(),
    isInline: isRelated || node.disposition === 'inline',
    size,
    start: content,
  };
}

const decode = ({ node, content }: Part): string => {
  const text = decodeText(content, node.charset || undefined);
  return node.flowed ? libmime.decodeFlowed(text, node.delSp) : text;
};

const textOf = (texts: Part[]): string =>
  texts
    .filter(({ node }) => isPlain(node))
    .map(decode)
    .join('\n\n');

/** With the plain texts between, but not those of which there is HTML too. */
function htmlOf(texts: Part[]): string | undefined {
  const isHtml = ({ node }: Part) => node.contentType === 'text/html';
  const alternativeOf = ({ node }: Part) =>
    ancestorsOf(node).find(({ multipart }) => multipart === 'alternative') ?? node;
  const alternatives = new Set(texts.filter(isHtml).map(alternativeOf));
  if (alternatives.size === 0) return undefined;
  return texts
    .filter((part) => isHtml(part) || !alternatives.has(alternativeOf(part)))
    .map((part) => (isHtml(part) ? decode(part) : toHtml(decode(part))))
    .join('<br>\n');
}

const toHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>\n');
