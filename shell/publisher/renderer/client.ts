import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { type BrowserReport, CheckFailed } from '../checks/check-report.ts';
import { isDocumentOf } from './documents.ts';
import { type JobFolder, readJobFiles } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import { JobInterrupted, type Renderer } from './protocol.ts';
import { decodeReport, type ResponseLine } from './wire.ts';

const maxResponseBytes = 500_000_000;

/** Returns the renderer at `unix:/path/of/socket` or `http://host:port`. */
export function rendererAt(address: string): Renderer {
  const post = (path: string, job: object, folders: JobFolder[], signal: AbortSignal, slot?: string) =>
    exchange(address, path + (slot ? `?${new URLSearchParams({ slot })}` : ''), requestLines(job, folders), signal);

  return {
    async render({ shell, remote, ...job }, signal, slot) {
      const folders = [{ name: 'shell', folder: shell, isNeeded: isServerFile }];
      if (remote) folders.push({ name: 'remote', folder: remote.folder, isNeeded: isServerFile });
      const pages = new Map<string, RenderedPage>();
      const sent = { ...job, remote: remote && { version: remote.version } };
      for await (const line of post('/render', sent, folders, signal, slot))
        if ('page' in line) pages.set(line.page.path, { head: line.page.head, body: line.page.body });
      return pages;
    },

    async check({ candidate, live, ...job }, signal, slot) {
      const isNeeded = isDocumentOf(job.pages);
      const folders = [{ name: 'candidate', folder: candidate, isNeeded }];
      if (live) folders.push({ name: 'live', folder: live, isNeeded });
      let report: BrowserReport | undefined;
      for await (const line of post('/check', { ...job, live: live && 'live' }, folders, signal, slot))
        if ('report' in line) report = decodeReport(line.report);
      if (!report) throw new Error('The renderer has sent no report.');
      return report;
    },

    async hasBrowser(signal) {
      let hasBrowser = false;
      for await (const line of post('/browser', {}, [], signal)) if ('hasBrowser' in line) hasBrowser = line.hasBrowser;
      return hasBrowser;
    },
  };
}

/** Returns the files that run in Node. Files for browsers are larger and not needed for rendering. */
const isServerFile = (path: string) => path.endsWith('.mjs');

async function* requestLines(job: object, folders: JobFolder[]): AsyncGenerator<string> {
  yield toLine(job);
  for await (const file of readJobFiles(folders)) yield toLine(file);
}

/** Yields the lines of the response. Throws a `CheckFailed`, `JobInterrupted` or `Error` for the last line, or when that line is missing. */
async function* exchange(
  address: string,
  path: string,
  lines: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<ResponseLine> {
  const socketPath = address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;
  const options = { method: 'POST', path, signal, agent: false };
  const outgoing = socketPath ? request({ ...options, socketPath }) : request(new URL(path, address), options);
  // An error during the response ends it early, which its reader detects.
  outgoing.on('error', () => {});
  let hasBegun = false;
  try {
    const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    Readable.from(lines)
      .on('error', (error) => outgoing.destroy(error))
      .pipe(outgoing);
    const [response] = await responded;
    if (response.statusCode !== 200) throw new Error(`The renderer responds with status ${response.statusCode}.`);

    let isComplete = false;
    for await (const value of readLines(response, maxResponseBytes)) {
      const line = value as ResponseLine;
      if ('violations' in line) throw new CheckFailed(line.violations);
      if ('interrupted' in line) throw new JobInterrupted(line.interrupted);
      if ('error' in line) throw new Error(line.error);
      if ('begun' in line) hasBegun = true;
      else if ('end' in line) isComplete = true;
      else yield line;
    }
    if (!isComplete) throw new Error('The response of the renderer is incomplete.');
  } catch (error) {
    const isResult = error instanceof CheckFailed || error instanceof JobInterrupted;
    if (isByPublisher(signal)) throw signal.reason;
    if (isResult || !hasBegun) throw error;
    throw new JobInterrupted(
      signal.aborted ? 'The job took too long.' : `The renderer ended during the job: ${(error as Error).message}`,
    );
  } finally {
    outgoing.destroy();
  }
}

/** Whether the publisher gave up the job, for another reason than its time limit. */
const isByPublisher = ({ aborted, reason }: AbortSignal) => aborted && reason?.name !== 'TimeoutError';
