import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { CheckFailed } from '../checks/check-report.ts';
import { isDocumentOf } from './documents.ts';
import { type JobFolder, readJobFiles } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import { JobInterrupted, type Renderer, type RendererFacts } from './protocol.ts';
import type { PageResult } from './render-pages.ts';
import { decodeReport, type EncodedReport, type JobResult } from './wire.ts';

const maxResponseBytes = 500_000_000;

/** Returns the renderer at `unix:/path/of/socket` or `http://host:port`. */
export function rendererAt(address: string): Renderer {
  const post = <Result extends JobResult>(
    path: string,
    job: object,
    folders: JobFolder[],
    signal: AbortSignal,
    slot?: string,
  ) =>
    exchange(
      address,
      path + (slot ? `?${new URLSearchParams({ slot })}` : ''),
      requestLines(job, folders),
      signal,
    ) as Promise<Result>;

  return {
    async render({ shell, remote, ...job }, signal, slot) {
      const folders = [{ name: 'shell', folder: shell, isNeeded: isServerFile }];
      if (remote) folders.push({ name: 'remote', folder: remote.folder, isNeeded: isServerFile });
      const sent = { ...job, remote: remote && { version: remote.version } };
      const { pages } = await post<{ pages: PageResult[] }>('/render', sent, folders, signal, slot);
      return new Map(pages.map(({ path, head, body }) => [path, { head, body }]));
    },

    async check({ candidate, live, ...job }, signal, slot) {
      const isNeeded = isDocumentOf(job.pages);
      const folders = [{ name: 'candidate', folder: candidate, isNeeded }];
      if (live) folders.push({ name: 'live', folder: live, isNeeded });
      const sent = { ...job, live: live && 'live' };
      return decodeReport((await post<{ report: EncodedReport }>('/check', sent, folders, signal, slot)).report);
    },

    facts: async (signal) => (await post<{ facts: RendererFacts }>('/facts', {}, [], signal)).facts,
  };
}

/** Returns the files that run in Node. Files for browsers are larger and not needed for rendering. */
const isServerFile = (path: string) => path.endsWith('.mjs');

async function* requestLines(job: object, folders: JobFolder[]): AsyncGenerator<string> {
  yield toLine(job);
  for await (const file of readJobFiles(folders)) yield toLine(file);
}

/** Resolves to the result of a job. Throws a `CheckFailed`, `JobInterrupted` or `Error` for another result, or when it is missing. */
async function exchange(
  address: string,
  path: string,
  lines: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<JobResult> {
  const socketPath = address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;
  const options = { method: 'POST', path, signal, agent: false };
  const outgoing = socketPath ? request({ ...options, socketPath }) : request(new URL(path, address), options);
  // An error during the response ends it early, which its reader detects.
  outgoing.on('error', () => {});
  let hasBegun = false;
  let result: JobResult;
  try {
    const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    Readable.from(lines)
      .on('error', (error) => outgoing.destroy(error))
      .pipe(outgoing);
    const [response] = await responded;
    hasBegun = response.statusCode === 200;
    const { value } = await readLines(response, maxResponseBytes).next();
    if (!value) throw new Error(`The response of the renderer is incomplete (status ${response.statusCode}).`);
    result = value as JobResult;
  } catch (error) {
    // A page that hangs has limits of its own: a job that takes too long has a slow machine.
    if (signal.aborted)
      throw signal.reason?.name === 'TimeoutError' ? new Error('The job took too long.') : signal.reason;
    throw hasBegun ? new JobInterrupted(`The renderer ended during the job: ${(error as Error).message}`) : error;
  } finally {
    outgoing.destroy();
  }
  if ('violations' in result) throw new CheckFailed(result.violations);
  if ('interrupted' in result) throw new JobInterrupted(result.interrupted);
  if ('error' in result) throw new Error(result.error);
  return result;
}
