import { createReadStream } from 'node:fs';
import { serveTasks } from '../../platform/task-process/serve-tasks.ts';
import { readSafeHtml } from '../rules/mail-html.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import { type RawMail, readParts } from '../rules/mail-parts.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { parseHeaders, parseMail } from '../rules/parse-mail.ts';

/** The path of a raw mail, or the mail. */
export type MailSource = string | Uint8Array;

interface Judged {
  source: MailSource;
  own: OwnAddresses;
}

const pieceBytes = 256 * 1024;

const open = (source: MailSource): RawMail =>
  typeof source === 'string' ? createReadStream(source, { highWaterMark: pieceBytes }) : source;

async function readStart(source: MailSource): Promise<Uint8Array> {
  if (typeof source !== 'string') return source.subarray(0, mailLimits.headerBytes);
  return Buffer.concat(await createReadStream(source, { end: mailLimits.headerBytes - 1 }).toArray());
}

/** Writes the content of an attachment. Returns whether there is one. */
async function readAttachment(
  { source, part }: { source: MailSource; part: number },
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const { files } = await readParts(open(source), { wanted: { part, write } });
  return part in files;
}

serveTasks({
  parse: ({ source, own }: Judged) => parseMail(open(source), own),
  headers: async ({ source, own, problem }: Judged & { problem: string }) =>
    parseHeaders(await readStart(source), own, problem),
  html: ({ source }: { source: MailSource }) => readSafeHtml(open(source)),
  attachment: readAttachment,
});
