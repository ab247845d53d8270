import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { checkInBrowser } from '../checks/browser/check-in-browser.ts';
import { findChromium } from '../checks/browser/find-chromium.ts';
import { CheckFailed } from '../checks/check-report.ts';
import { log } from '../log.ts';
import { createJobFolder, type JobFile, maxJobBytes, removeJobFolder, writeJobFile } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import type { BrowserJob, RenderJob } from './protocol.ts';
import { renderPages } from './render-pages.ts';
import { encodeReport, type ResponseLine } from './wire.ts';

/** More than one team can fill: a release under check and a command. */
const jobsAtATime = 5;
/** Base64 in JSON adds a third to the size of files. */
const maxRequestBytes = maxJobBytes * 1.4;

type Run = (job: unknown, folder: string, signal: AbortSignal) => AsyncGenerator<ResponseLine>;

async function* render(job: unknown, folder: string, signal: AbortSignal): AsyncGenerator<ResponseLine> {
  const { remote, paths, site } = job as RenderJob;
  const shell = join(folder, 'shell');
  const inFolder = remote && { version: remote.version, folder: join(folder, 'remote') };
  for await (const page of renderPages({ shell, remote: inFolder, paths, site }, folder, signal)) yield { page };
}

async function* check(job: unknown, folder: string, signal: AbortSignal): AsyncGenerator<ResponseLine> {
  const { live, ...rest } = job as BrowserJob;
  const folders = { candidate: join(folder, 'candidate'), ...(live && { live: join(folder, 'live') }) };
  yield { report: encodeReport(await checkInBrowser({ ...rest, ...folders }, signal)) };
}

async function* browser(): AsyncGenerator<ResponseLine> {
  yield { hasBrowser: findChromium() !== undefined };
}

const runs: Record<string, Run> = { '/render': render, '/check': check, '/browser': browser };

/**
 * Creates the server of the renderer. A job is one request with its files. It is aborted when the client disconnects. Jobs of one
 * slot run one after the other.
 */
export function createRendererServer(): Server {
  const limit = pLimit(jobsAtATime);
  const slots = new Map<string, LimitFunction>();

  /** Waits without reading the request. */
  async function inSlot(slot: string | null, respond: () => Promise<void>) {
    if (slot === null) return limit(respond);
    const queue = slots.get(slot) ?? pLimit(1);
    slots.set(slot, queue);
    try {
      await queue(() => limit(respond));
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) slots.delete(slot);
    }
  }

  // No timeout, because a request in the queue is read later.
  return createServer({ requestTimeout: 0 }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://renderer');
    const run = request.method === 'POST' ? runs[pathname] : undefined;
    if (!run) {
      response.statusCode = request.method === 'GET' && pathname === '/healthz' ? 200 : 404;
      response.end();
      return;
    }
    const client = new AbortController();
    response.once('close', () => client.abort());
    const respond = () => pipeline(Readable.from(responseLines(run, request, client.signal)), response);
    inSlot(searchParams.get('slot'), respond).catch((error: Error) =>
      log.info({ error: error.message }, 'a client left before its job was done'),
    );
  });
}

async function* responseLines(run: Run, request: IncomingMessage, signal: AbortSignal): AsyncGenerator<string> {
  const folder = await createJobFolder();
  let hasBegun = false;
  try {
    const job = await readJob(request, folder);
    hasBegun = true;
    yield toLine({ begun: true } satisfies ResponseLine);
    for await (const line of run(job, folder, signal)) yield toLine(line);
    yield toLine({ end: true } satisfies ResponseLine);
  } catch (error) {
    if (!(error instanceof CheckFailed || signal.aborted)) log.error(error);
    yield toLine(lastLine(error as Error, hasBegun));
  } finally {
    await removeJobFolder(folder);
  }
}

function lastLine(error: Error, hasBegun: boolean): ResponseLine {
  if (error instanceof CheckFailed) return { violations: error.violations };
  return hasBegun ? { interrupted: error.message } : { error: error.message };
}

/** Writes the files of a request and returns its job, which is the first line. */
async function readJob(request: IncomingMessage, folder: string): Promise<unknown> {
  const lines = readLines(request, maxRequestBytes);
  const { value: job } = await lines.next();
  for await (const file of lines) await writeJobFile(folder, file as JobFile);
  return job;
}
