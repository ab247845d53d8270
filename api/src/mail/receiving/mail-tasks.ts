import { createReadStream } from 'node:fs';
import { serveTasks } from '../../platform/task-process/serve-tasks.ts';
import { readSafeHtml } from '../rules/mail-html.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import { type RawMail, readParts } from '../rules/mail-parts.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { parseHeaders, parseMail } from '../rules/parse-mail.ts';

interface Judged {
  path: string;
  own: OwnAddresses;
}

const open = (path: string): RawMail => createReadStream(path, { highWaterMark: 256 * 1024 });

/** Writes the content of an attachment. Returns whether there is one. */
async function readAttachment(
  { path, part }: { path: string; part: number },
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const { files } = await readParts(open(path), { wanted: { part, write } });
  return part in files;
}

serveTasks({
  parse: ({ path, own }: Judged) => parseMail(open(path), own),
  headers: async ({ path, own, problem }: Judged & { problem: string }) => {
    const start = createReadStream(path, { end: mailLimits.headerBytes - 1 });
    return parseHeaders(Buffer.concat(await start.toArray()), own, problem);
  },
  html: ({ path }: { path: string }) => readSafeHtml(open(path)),
  attachment: readAttachment,
});
