import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { readEnv } from '../../env.ts';
import { PublisherFixture } from '../../testing/publisher-fixture.ts';
import { startRenderer } from '../../testing/renderer-process.ts';
import { until } from '../../testing/until.ts';
import { IndexNow } from './index-now.ts';

const key = 'a1b2c3d4-e5f6';

interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** Starts an endpoint that returns these status codes in turn, the last one for all later requests. */
async function startReceiver(...statuses: number[]) {
  const submissions: Submission[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const status = statuses[Math.min(submissions.length, statuses.length - 1)] ?? 200;
    submissions.push(JSON.parse(body));
    response.writeHead(status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return {
    url,
    submissions,
    paths: () => submissions.map(({ urlList }) => urlList.map(pathOf)),
    stop: () => server.close(),
  };
}
const pathOf = (url: string) => new URL(url).pathname;

const stopping = new AbortController();
after(() => stopping.abort());

/** Returns a client that retries quickly. */
const indexNow = (url: string, { site = 'https://portal.example', retries = [1, 1, 1] } = {}) =>
  new IndexNow(readEnv({ SITE_URL: site, INDEXNOW_KEY: key, INDEXNOW_URL: url }), stopping.signal, retries);

test('an activation submits exactly the pages whose text changed, and serves the key', async () => {
  const renderer = await startRenderer();
  const receiver = await startReceiver(200);
  const env = { INDEXNOW_KEY: key, INDEXNOW_URL: receiver.url };
  const portal = await PublisherFixture.start({ renderer: renderer.address, env });
  const component = (texts: Record<string, string>) => `
    const texts = ${JSON.stringify(texts)};
    return h('div', null, ...Object.values(head), h('h1', null, 'Page'), h('p', null, texts[path]));`;
  const publish = (austin: string, lighting?: string) =>
    portal.publishLive({
      text: `${austin} ${lighting}`,
      paths: lighting ? ['/austin', '/austin-lighting'] : ['/austin'],
      component: component({ '/austin': austin, ...(lighting && { '/austin-lighting': lighting }) }),
    });
  const submitted = (count: number) => until(`${count} submissions`, () => receiver.submissions.length >= count);
  try {
    await publish('First');
    await submitted(1);
    await publish('First', 'New page');
    await submitted(2);
    await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'] });
    await submitted(3);
    await publish('Changed', 'New page');
    await submitted(4);
    await publish('Changed');
    await portal.restart();

    assert.deepEqual(receiver.paths(), [['/austin'], ['/austin-lighting'], ['/'], ['/austin']]);
    assert.deepEqual(receiver.submissions[0], {
      host: 'portal.example',
      key,
      keyLocation: `https://portal.example/${key}.txt`,
      urlList: ['https://portal.example/austin'],
    });
    assert.equal(await portal.read(`${key}.txt`), key);
  } finally {
    await portal.remove();
    receiver.stop();
    await renderer.stop();
  }
});

test('an unreachable receiver changes nothing: releases become live, and the publisher stops at once', async () => {
  const renderer = await startRenderer();
  const { url, stop } = await startReceiver();
  stop();
  const env = { INDEXNOW_KEY: key, INDEXNOW_URL: url };
  const portal = await PublisherFixture.start({ renderer: renderer.address, env });
  try {
    await portal.publishLive({ text: 'First' });
    await portal.publishLive({ text: 'Second' });
    assert.equal(await portal.heading(), 'Second');

    const start = performance.now();
    await portal.stop();
    assert.ok(performance.now() - start < 5000);
  } finally {
    await portal.remove();
    await renderer.stop();
  }
});

test('a key that is set later is served after a restart', async () => {
  const renderer = await startRenderer();
  const portal = await PublisherFixture.start({ renderer: renderer.address });
  try {
    await portal.publishLive({ text: 'Austin' });
    await assert.rejects(portal.read(`${key}.txt`));
    portal.env.INDEXNOW_KEY = key;
    await portal.restart();

    assert.equal(await portal.read(`${key}.txt`), key);
  } finally {
    await portal.remove();
    await renderer.stop();
  }
});

for (const status of [403, 429, 500, 503])
  test(`retries after ${status}, together with pages that changed meanwhile`, async () => {
    const receiver = await startReceiver(status, 200);
    const client = indexNow(receiver.url, { retries: [50] });
    client.submit(['/austin']);
    await until('the first attempt', () => receiver.submissions.length === 1);
    client.submit(['/about']);
    await client.stopped();
    receiver.stop();

    assert.deepEqual(receiver.paths(), [['/austin'], ['/austin', '/about']]);
  });

for (const status of [302, 400, 422])
  test(`a later submission has no pages that were given up after ${status}`, async () => {
    const receiver = await startReceiver(...(status === 302 ? [302, 302, 202] : [status, 202]));
    const client = indexNow(receiver.url, { retries: [1] });
    client.submit(['/austin']);
    await client.stopped();
    client.submit(['/about']);
    await client.stopped();
    receiver.stop();

    assert.deepEqual(receiver.paths().at(-1), ['/about']);
    assert.equal(receiver.submissions.length, status === 302 ? 3 : 2);
  });

test('gives up after the last retry', async () => {
  const receiver = await startReceiver(500);
  const client = indexNow(receiver.url);
  client.submit(['/austin']);
  await client.stopped();
  receiver.stop();

  assert.equal(receiver.submissions.length, 4);
});

test('submits 10,000 URLs at a time', async () => {
  const receiver = await startReceiver(200);
  const client = indexNow(receiver.url);
  client.submit(Array.from({ length: 10_001 }, (_, index) => `/page-${index}`));
  await client.stopped();
  receiver.stop();

  assert.deepEqual(
    receiver.submissions.map(({ urlList }) => urlList.length),
    [10_000, 1],
  );
});

for (const site of ['http://localhost:8080', 'http://localhost', 'http://site.localhost', 'http://127.0.0.1:3000'])
  test(`submits nothing for ${site}`, async () => {
    const receiver = await startReceiver(200);
    const client = indexNow(receiver.url, { site });
    client.submit(['/austin']);
    await client.stopped();
    receiver.stop();

    assert.deepEqual(receiver.submissions, []);
  });
