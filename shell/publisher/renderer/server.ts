import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { checkInBrowser } from '../checks/browser/check-in-browser.ts';
import { BrowserFailed } from '../checks/browser/chromium.ts';
import { findChromium } from '../checks/browser/find-chromium.ts';
import { CheckFailed } from '../checks/check-report.ts';
import { log } from '../log.ts';
import { createJobFolder, type JobFile, maxJobBytes, removeJobFolder, writeJobFile } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import type { BrowserJob, RendererFacts, RenderJob } from './protocol.ts';
import { borders } from './release-process.ts';
import { renderPages } from './render-pages.ts';
import { encodeReport, type JobResult } from './wire.ts';

/** Base64 in JSON adds a third to the size of files. */
const maxRequestBytes = maxJobBytes * 1.4;

const readFacts = (): RendererFacts => ({ hasBrowser: findChromium() !== undefined, borders });

type Run = (job: unknown, folder: string, signal: AbortSignal) => Promise<JobResult>;

const runs: Record<string, Run> = {
  '/render': async (job, folder, signal) => {
    const { remote, paths, site } = job as RenderJob;
    const inFolder = remote && { version: remote.version, folder: join(folder, 'remote') };
    const pages = await renderPages({ shell: join(folder, 'shell'), remote: inFolder, paths, site }, folder, signal);
    return { pages };
  },
  '/check': async (job, folder, signal) => {
    const { live, ...rest } = job as BrowserJob;
    const folders = { candidate: join(folder, 'candidate'), ...(live && { live: join(folder, 'live') }) };
    return { report: encodeReport(await checkInBrowser({ ...rest, ...folders }, signal)) };
  },
  '/facts': async () => ({ facts: readFacts() }),
};

/**
 * Creates the server of the renderer. A job is one request with its files. It is aborted when the client disconnects. Jobs of one
 * slot run one after the other, and no team waits for the slot of another one.
 */
export function createRendererServer(): Server {
  const slots = new Map<string, LimitFunction>();

  /** Waits without reading the request. */
  async function inSlot(slot: string | null, respond: () => Promise<void>) {
    if (slot === null) return respond();
    const queue = slots.get(slot) ?? pLimit(1);
    slots.set(slot, queue);
    try {
      await queue(respond);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) slots.delete(slot);
    }
  }

  // No timeout, because a request in the queue is read later.
  return createServer({ requestTimeout: 0 }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://renderer');
    const run = request.method === 'POST' ? runs[pathname] : undefined;
    if (!run) {
      const isHealth = request.method === 'GET' && pathname === '/healthz';
      response.writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' });
      response.end(isHealth ? toLine(readFacts()) : undefined);
      return;
    }
    const client = new AbortController();
    response.once('close', () => client.abort());
    inSlot(searchParams.get('slot'), () => respond(run, request, response, client.signal)).catch((error: Error) => {
      log.error({ error: error.message }, 'a job could not be run');
      response.destroy();
    });
  });
}

async function respond(run: Run, request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
  const folder = await createJobFolder();
  let hasBegun = false;
  let result: JobResult;
  try {
    const job = await readJob(request, folder);
    hasBegun = true;
    response.flushHeaders();
    result = await run(job, folder, signal);
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof CheckFailed || signal.aborted)) log.error(error);
    if (!hasBegun) response.statusCode = 400;
    if (error instanceof CheckFailed) result = { violations: error.violations };
    else result = hasBegun && !(error instanceof BrowserFailed) ? { interrupted: message } : { error: message };
  } finally {
    await removeJobFolder(folder);
  }
  response.end(toLine(result));
}

/** Writes the files of a request and returns its job, which is the first line. */
async function readJob(request: IncomingMessage, folder: string): Promise<unknown> {
  const lines = readLines(request, maxRequestBytes);
  const { value: job } = await lines.next();
  for await (const file of lines) await writeJobFile(folder, file as JobFile);
  return job;
}
