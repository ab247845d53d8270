import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import { requestTimer, serveMetrics } from './metrics.ts';

const registry = new Registry();
const metrics = await serveMetrics(registry, '127.0.0.1', 0);
const time = requestTimer(registry);
const server = createServer((request, response) => {
  time(request, response, () => '/leads/:id');
  if (request.url === '/aborted') response.write('never ends');
  else response.writeHead(request.url === '/failing' ? 503 : 200).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => {
  for (const one of [metrics, server]) {
    one.close();
    one.closeAllConnections();
  }
});

const originOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
const [origin, metricsOrigin] = [originOf(server), originOf(metrics)];

async function untilMetrics(pattern: RegExp): Promise<string> {
  for (;;) {
    const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
    if (pattern.test(text)) return text;
    await setTimeout(20);
  }
}

const count = (status: string, value: number) =>
  new RegExp(
    `^http_request_duration_seconds_count\\{method="GET",route="/leads/:id",status="${status}"\\} ${value}$`,
    'm',
  );

test('counts requests by route and class of status, and never by path', async () => {
  for (const path of ['/leads/1', '/leads/2', '/failing']) await (await fetch(origin + path)).text();
  await untilMetrics(count('5xx', 1));
  const text = await untilMetrics(count('2xx', 2));

  assert.doesNotMatch(text, /leads\/\d|failing/);
});

test('counts a request whose client has left as aborted', async () => {
  const aborted = new AbortController();
  await fetch(`${origin}/aborted`, { signal: aborted.signal });
  aborted.abort();
  await untilMetrics(count('aborted', 1));
});

test('serves the metrics of Node.js, and nothing at other paths', async () => {
  const response = await fetch(`${metricsOrigin}/metrics`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  assert.match(await response.text(), /^nodejs_eventloop_lag_p99_seconds /m);
  assert.equal((await fetch(`${metricsOrigin}/`)).status, 404);
});

test('returns 500 while a metric cannot be read', async () => {
  new Gauge({
    name: 'failing',
    help: 'Fails.',
    registers: [registry],
    collect: () => Promise.reject(new Error('not now')),
  });
  assert.equal((await fetch(`${metricsOrigin}/metrics`)).status, 500);
  registry.removeSingleMetric('failing');
  assert.equal((await fetch(`${metricsOrigin}/metrics`)).status, 200);
});
