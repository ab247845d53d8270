import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { CheckFailed } from '../release/check-report.ts';
import { isDocumentOf } from './documents.ts';
import { JobFolders } from './job-files.ts';
import { readLines, toLine } from './json-lines.ts';
import { JobInterrupted, type JobResult, type Renderer, type RendererFacts } from './protocol.ts';

const maxResponseBytes = 500_000_000;

/** Returns the renderer at `unix:/path/of/socket` or `http://host:port`. */
export function rendererAt(address: string): Renderer {
  const post = async (path: string, slot: string | undefined, body: AsyncIterable<unknown>, signal: AbortSignal) => {
    const query = slot ? `?${new URLSearchParams({ slot })}` : '';
    return resultOf((await exchange(address, { method: 'POST', path: path + query, signal }, body)) as JobResult);
  };

  return {
    async render({ shell, remote, ...job }, signal, slot) {
      const folders = new JobFolders([shell, ...(remote ? [remote.folder] : [])]);
      const inFolder = remote && { ...remote, folder: folders.pathOf(remote.folder) };
      const sent = { ...job, shell: folders.pathOf(shell), remote: inFolder };
      const result = await post('/render', slot, bodyOf(sent, folders.pack(isServerFile)), signal);
      return new Map(('pages' in result ? result.pages : []).map(({ path, head, body }) => [path, { head, body }]));
    },

    async check({ candidate, live, ...job }, signal, slot) {
      const folders = new JobFolders([candidate, ...(live ? [live] : [])]);
      const sent = { ...job, candidate: folders.pathOf(candidate), live: live && folders.pathOf(live) };
      const result = await post('/check', slot, bodyOf(sent, folders.pack(isDocumentOf(job.pages))), signal);
      if (!('report' in result)) throw new Error('The renderer has returned no report.');
      return result.report;
    },

    facts: async (signal) =>
      (await exchange(address, { method: 'GET', path: '/healthz', signal }, Readable.from([]))) as RendererFacts,
  };
}

/** Returns the files that run in Node. Files for browsers are larger and not needed for rendering. */
const isServerFile = (path: string) => path.endsWith('.mjs');

async function* bodyOf(job: object, files: AsyncIterable<Buffer>) {
  yield toLine(job);
  yield* files;
}

/** Resolves to what the renderer returns. Throws a `JobInterrupted` or `Error` when the response is missing or incomplete. */
async function exchange(
  address: string,
  job: { method: string; path: string; signal: AbortSignal },
  body: AsyncIterable<unknown>,
): Promise<unknown> {
  const { signal, path } = job;
  const socketPath = address.startsWith('unix:') ? address.slice('unix:'.length) : undefined;
  const options = { ...job, agent: false };
  const outgoing = socketPath ? request({ ...options, socketPath }) : request(new URL(path, address), options);
  // An error during the response ends it early, which its reader detects.
  outgoing.on('error', () => {});
  let hasBegun = false;
  try {
    const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    Readable.from(body)
      .on('error', (error) => outgoing.destroy(error))
      .pipe(outgoing);
    const [response] = await responded;
    hasBegun = response.statusCode === 200;
    const { value } = await readLines(response, maxResponseBytes).next();
    if (!value) throw new Error(`The response of the renderer is incomplete (status ${response.statusCode}).`);
    return value;
  } catch (error) {
    // A page that hangs has limits of its own: a job that takes too long has a slow machine.
    if (signal.aborted)
      throw signal.reason?.name === 'TimeoutError' ? new Error('The job took too long.') : signal.reason;
    throw hasBegun ? new JobInterrupted(`The renderer ended during the job: ${(error as Error).message}`) : error;
  } finally {
    outgoing.destroy();
  }
}

/** Throws a `CheckFailed`, `JobInterrupted` or `Error` for a job without a result. */
function resultOf(result: JobResult) {
  if ('violations' in result) throw new CheckFailed(result.violations);
  if ('interrupted' in result) throw new JobInterrupted(result.interrupted);
  if ('error' in result) throw new Error(result.error);
  return result;
}
