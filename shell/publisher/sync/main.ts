import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteDir } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { SiteCopy } from './site-copy.ts';

/** Copies site builds from `PUBLISHER_ORIGIN` into `SITE_DIR`, for an nginx that shares no disk with the publisher. */
const { PUBLISHER_ORIGIN, HOST = '127.0.0.1', PORT = '8082', RELEASE_POLL_MS = '1000' } = process.env;
if (!PUBLISHER_ORIGIN)
  throw new Error('PUBLISHER_ORIGIN is missing: the URL of the publisher, e.g. http://publisher:8080');

const folder = siteDir(process.env);
await mkdir(folder, { recursive: true });
const copy = new SiteCopy(PUBLISHER_ORIGIN, folder);
let build = await copy.current();

/** Ready when there is a build to serve, also an outdated one. */
const server = createServer((_, response) => {
  response.writeHead(build ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: build ? 'ok' : 'no build yet', build }));
}).listen(Number(PORT), HOST);

const stopping = new AbortController();
// Not `once`: without another listener, write-file-atomic ends the process when a signal arrives.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

let lastError = '';
while (!stopping.signal.aborted) {
  try {
    const id = await copy.update();
    if (id !== build || lastError) log.info({ build: id }, 'site build is live');
    build = id;
    lastError = '';
  } catch (error) {
    const { message, cause } = error as Error;
    const text = cause instanceof Error ? `${message}: ${cause.message}` : message;
    if (text !== lastError) log.warn({ error: text, build }, 'the site cannot be updated');
    lastError = text;
  }
  await sleep(Number(RELEASE_POLL_MS), undefined, { signal: stopping.signal }).catch(() => {});
}
server.close();
