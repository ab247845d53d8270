import { createReadStream } from 'node:fs';
import type { Attachment, Email } from 'postal-mime';
import { serveTasks } from '../../platform/task-process/serve-tasks.ts';
import { readSafeHtml } from '../rules/mail-html.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { parseHeaders, parseMail } from '../rules/parse-mail.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';
import { readParts } from '../rules/read-parts.ts';
import { type EncodedFile, longestStart, type ShortMail, shortenMail } from './shorten-mail.ts';

/** The path of a raw mail, or the mail. */
export type MailSource = string | Uint8Array;

const tooLong = 'This e-mail is too long to be shown whole. Download it to see all of it.';
const pieceBytes = 256 * 1024;

const streamOf = (source: MailSource, start = 0, end = Number.POSITIVE_INFINITY) =>
  typeof source === 'string'
    ? createReadStream(source, { start, end: end - 1, highWaterMark: pieceBytes })
    : [source.subarray(start, end)];

const shorten = (source: MailSource): Promise<ShortMail> => shortenMail(streamOf(source));

async function parse({ source, own }: { source: MailSource; own: OwnAddresses }): Promise<ParsedMail> {
  const short = await shorten(source);
  const mail = await parseMail(short.raw, own);
  return short.files.length === 0 && !short.isCut ? mail : describeShortened(mail, short, await readParts(short.raw));
}

/** Gives shortened files their size, and leaves out those that cannot be read whole. */
function describeShortened(mail: ParsedMail, short: ShortMail, { attachments, text, html }: Email): ParsedMail {
  const found = mail.attachments.map((attachment) => {
    const content = bytesOf(attachments[attachment.part]);
    const file = fileOf(content, short);
    return file ? { ...attachment, size: file.size } : isShortened(content, short) ? undefined : attachment;
  });
  // What is cut is the end of the text, or of the last attachment.
  if (short.isCut && found.length > 0) found[found.length - 1] = undefined;
  const isComplete = !short.isCut && !found.includes(undefined) && !isShortened(Buffer.from(`${text}${html}`), short);
  return {
    ...mail,
    attachments: found.filter((attachment) => attachment !== undefined),
    problem: isComplete ? mail.problem : tooLong,
  };
}

function bytesOf(attachment: Attachment | undefined): Buffer {
  const { content = '' } = attachment ?? {};
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
}

const inBase64 = (mark: string) => Buffer.from(mark).toString('base64');

/** Returns the file that is the whole content, before it was shortened. */
function fileOf(content: Buffer, { files, mark }: ShortMail): EncodedFile | undefined {
  const start = content.indexOf(mark);
  const [, number] =
    /^(\d+)-->\s*$/.exec(
      content
        .subarray(start + mark.length)
        .toString('latin1')
        .slice(0, 20),
    ) ?? [];
  return start < 0 || start > longestStart ? undefined : files[Number(number)];
}

/** Whether lines were shortened that are not the whole content. */
const isShortened = (content: Buffer, { mark, files }: ShortMail): boolean =>
  files.length > 0 && (content.includes(mark) || content.includes(inBase64(mark)));

/** Writes the content of an attachment. Returns whether there is one. */
async function readAttachment(
  { source, part }: { source: MailSource; part: number },
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const short = await shorten(source);
  const attachment = (await readParts(short.raw)).attachments[part];
  if (!attachment) return false;
  const content = bytesOf(attachment);
  const file = fileOf(content, short);
  if (!file) {
    for (let start = 0; start < content.length; start += pieceBytes)
      await write(content.subarray(start, start + pieceBytes));
    return true;
  }
  let rest = '';
  for await (const bytes of streamOf(source, file.start, file.end)) {
    const text =
      rest +
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\r\n=]/g, '');
    const end = text.length - (text.length % 4);
    await write(Buffer.from(text.slice(0, end), 'base64'));
    rest = text.slice(end);
  }
  await write(Buffer.from(rest, 'base64'));
  return true;
}

async function readHeaders({ source, own, problem }: { source: MailSource; own: OwnAddresses; problem: string }) {
  const start: Uint8Array[] = [];
  for await (const bytes of streamOf(source, 0, mailLimits.headerBytes)) start.push(bytes);
  return parseHeaders(Buffer.concat(start), own, problem);
}

serveTasks({
  parse,
  headers: readHeaders,
  html: async ({ source }: { source: MailSource }) => readSafeHtml((await shorten(source)).raw),
  attachment: readAttachment,
});
