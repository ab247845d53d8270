import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SiteFixture } from '../../shell/web/testing/site-fixture.ts';
import { NginxContainers } from '../nginx/nginx-container.ts';
import { median } from './median.ts';

/**
 * Compares pages through the portal's configuration with a minimal server in the same nginx, which has only `root`, the same
 * file and the same access log. Rounds alternate, so that other load on the machine affects both.
 */
const lowestRatio = 0.9;
const rounds = 30;
const roundMs = 500;
const connections = 32;

const plainServer = `server {
    listen 8080;
    server_name plain.localhost;
    root /site/builds/first;
    access_log /dev/stdout portal;
}
`;

/** About 9.5 kB with brotli, as most pages of the site. */
const page = `<!doctype html><html lang="en"><title>About</title>${randomBytes(9500).toString('hex')}</html>`;

const requestOf = (host: string, path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nUser-Agent: bench\r\n\r\n`;

/** Returns the bytes of one response. Header values have fixed lengths, so all responses to a request are equally long. */
function responseBytes(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request)).setEncoding('latin1');
    socket.on('error', reject).on('data', (chunk) => {
      text += chunk;
      const [head = '', body] = text.split('\r\n\r\n', 2);
      if (body === undefined || body.length < Number(/content-length: (\d+)/i.exec(head)?.[1])) return;
      socket.destroy();
      if (head.startsWith('HTTP/1.1 200')) resolve(text.length);
      else reject(new Error(head));
    });
  });
}

/** Returns the requests per second that all connections complete, one at a time each. */
async function rate(port: number, request: string, bytes: number): Promise<number> {
  let completed = 0;
  const start = performance.now();
  const isOver = () => performance.now() - start > roundMs;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      let received = 0;
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      // nginx closes a connection after 1,000 requests.
      socket.on('error', reject).on('end', resolve);
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (received < bytes) return;
        received -= bytes;
        completed += 1;
        if (!isOver()) return void socket.write(request);
        socket.destroy();
        resolve();
      });
    });
  const runUntilOver = async () => {
    while (!isOver()) await run();
  };
  await Promise.all(Array.from({ length: connections }, runUntilOver));
  return completed / ((performance.now() - start) / 1000);
}

const fixture = await SiteFixture.create();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await fixture.build('first', { 'about.html': page, '404.html': page });
await fixture.link('current', 'first');
await writeFile(join(folder, 'plain.conf.template'), plainServer);
const containers = await NginxContainers.start();
try {
  const { origin } = await containers.nginx(fixture.folder, {}, [
    ...['--volume', `${join(folder, 'plain.conf.template')}:/etc/nginx/templates/without-portal.conf.template:ro`],
  ]);
  const port = Number(new URL(origin).port);
  const variants = await Promise.all(
    [requestOf('site.localhost', '/about'), requestOf('plain.localhost', '/about.html.br')].map(async (request) => ({
      request,
      bytes: await responseBytes(port, request),
    })),
  );

  const rates: number[][] = [[], []];
  for (let round = -1; round < rounds; round += 1)
    for (const [index, { request, bytes }] of variants.entries()) {
      const perSecond = await rate(port, request, bytes);
      // The first round warms up.
      if (round >= 0) rates[index]?.push(perSecond);
    }
  const [pages = [], plain = []] = rates;
  const ratio = median(pages.map((value, round) => value / (plain[round] ?? value)));
  console.log(`pages through the portal's configuration  ${median(pages).toFixed(0).padStart(7)} /s`);
  console.log(`the same file from a plain server         ${median(plain).toFixed(0).padStart(7)} /s`);
  console.log(
    `ratio (median of ${rounds} pairs)                 ${ratio.toFixed(2).padStart(7)}    at least ${lowestRatio}`,
  );
  if (ratio < lowestRatio) process.exitCode = 1;
} finally {
  await containers.remove();
  await fixture.remove();
  await rm(folder, { recursive: true });
}
