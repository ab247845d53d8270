import { parentPort } from 'node:worker_threads';
import { readSafeHtml } from '../rules/mail-html.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { parseHeaders, parseMail } from '../rules/parse-mail.ts';
import { readParts } from '../rules/read-parts.ts';

/** What the worker does with a raw mail. Each task has one result. */
export type MailTask =
  | { name: 'parse'; own: OwnAddresses }
  | { name: 'headers'; own: OwnAddresses; problem: string }
  | { name: 'html' }
  | { name: 'attachment'; part: number };

export interface TaskRequest {
  task: MailTask;
  raw: Uint8Array;
}

export type TaskResponse = { result: unknown } | { error: string };

function run({ task, raw }: TaskRequest): Promise<unknown> {
  switch (task.name) {
    case 'parse':
      return parseMail(raw, task.own);
    case 'headers':
      return parseHeaders(raw, task.own, task.problem);
    case 'html':
      return readSafeHtml(raw);
    case 'attachment':
      return readAttachment(raw, task.part);
  }
}

async function readAttachment(raw: Uint8Array, part: number): Promise<Uint8Array | null> {
  const content = (await readParts(raw)).attachments[part]?.content;
  if (content === undefined) return null;
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);
}

parentPort?.on('message', (request: TaskRequest) => {
  run(request).then(
    (result) => parentPort?.postMessage({ result } satisfies TaskResponse),
    // Messages of the parser name limits, never the content of a mail.
    (error) => parentPort?.postMessage({ error: String(Object(error).message) } satisfies TaskResponse),
  );
});
