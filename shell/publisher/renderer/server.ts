import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { checkInBrowser } from '../checks/browser/check-in-browser.ts';
import { Rejection } from '../checks/rejection.ts';
import { log } from '../log.ts';
import { createJobFolder, type JobFile, maxJobBytes, removeJobFolder, writeJobFile } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import type { BrowserJob, RenderJob } from './protocol.ts';
import { renderPages } from './render-pages.ts';
import { encodeReport, type ResponseLine } from './wire.ts';

const jobsAtATime = 2;
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

const runs: Record<string, Run> = { '/render': render, '/check': check };

/** Creates the server of the renderer. A job is one request with its files. It is aborted when the client disconnects. */
export function createRendererServer(): Server {
  const limit = pLimit(jobsAtATime);

  // No timeout, because a request in the queue is read later.
  return createServer({ requestTimeout: 0 }, (request, response) => {
    const run = request.method === 'POST' ? runs[request.url ?? ''] : undefined;
    if (!run) {
      response.statusCode = request.method === 'GET' && request.url === '/healthz' ? 200 : 404;
      response.end();
      return;
    }
    const client = new AbortController();
    response.once('close', () => client.abort());
    const respond = () => pipeline(Readable.from(responseLines(run, request, client.signal)), response);
    limit(respond).catch((error: Error) => log.info({ error: error.message }, 'a client left before its job was done'));
  });
}

async function* responseLines(run: Run, request: IncomingMessage, signal: AbortSignal): AsyncGenerator<string> {
  const folder = await createJobFolder();
  try {
    const job = await readJob(request, folder);
    for await (const line of run(job, folder, signal)) yield toLine(line);
    yield toLine({ end: true } satisfies ResponseLine);
  } catch (error) {
    const line: ResponseLine =
      error instanceof Rejection ? { violations: error.violations } : { error: (error as Error).message };
    if ('error' in line && !signal.aborted) log.error(error);
    yield toLine(line);
  } finally {
    await removeJobFolder(folder);
  }
}

/** Writes the files of a request and returns its job, which is the first line. */
async function readJob(request: IncomingMessage, folder: string): Promise<unknown> {
  const lines = readLines(request, maxRequestBytes);
  const { value: job } = await lines.next();
  for await (const file of lines) await writeJobFile(folder, file as JobFile);
  return job;
}
