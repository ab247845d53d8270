import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { BodyReader } from '../platform/body-reader.ts';
import { log } from '../platform/log.ts';
import { BrowserFailed, type BrowserJob } from '../release/browser-job.ts';
import { type BrowserReport, CheckFailed } from '../release/check-report.ts';
import { createJobFolder, removeJobFolder, unpackFiles } from './job-files.ts';
import { toLine } from './json-lines.ts';
import type { JobResult, RendererFacts, RenderJob } from './protocol.ts';
import { borders } from './release-process.ts';
import { renderPages } from './render-pages.ts';

const maxJobBytes = 1_000_000;

/** The checks in a browser. */
export interface BrowserChecks {
  hasBrowser: () => boolean;
  run: (job: BrowserJob, signal: AbortSignal) => Promise<BrowserReport>;
}

type Run = (job: never, folder: string, signal: AbortSignal) => Promise<JobResult>;

const runsWith = (checks: BrowserChecks): Record<string, Run> => ({
  '/render': async ({ shell, remote, ...job }: RenderJob, folder, signal) => {
    const inFolder = remote && { ...remote, folder: join(folder, remote.folder) };
    const sent = { ...job, shell: join(folder, shell), ...(inFolder && { remote: inFolder }) };
    return { pages: await renderPages(sent, folder, signal) };
  },
  '/check': async ({ candidate, live, ...job }: BrowserJob, folder, signal) => {
    const folders = { candidate: join(folder, candidate), ...(live && { live: join(folder, live) }) };
    return { report: await checks.run({ ...job, ...folders }, signal) };
  },
});

/**
 * Creates the server of the renderer. A job is one request with its files. It is aborted when the client disconnects. Jobs of one
 * slot run one after the other, and no team waits for the slot of another one.
 */
export function createRendererServer(checks: BrowserChecks): Server {
  const runs = runsWith(checks);
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
      const facts: RendererFacts = { hasBrowser: checks.hasBrowser(), borders };
      response.writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' });
      response.end(isHealth ? toLine(facts) : undefined);
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
    const body = new BodyReader(request);
    const job = JSON.parse(await body.line(maxJobBytes)) as never;
    await unpackFiles(body.remaining(), folder);
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
