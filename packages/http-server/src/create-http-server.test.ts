import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createHttpServer } from './create-http-server.ts';

const site = { phone: '512-555-0142', isHttps: false };
const limits = { all: 100, idle: 20, perClient: 30, idlePerClient: 5 };

async function start(settings = site, connections: Parameters<typeof createHttpServer>[2] = limits) {
  const server = createHttpServer(
    async (request, response) => {
      // A request that is too slow is aborted.
      await text(request).catch(() => undefined);
      response.end(JSON.stringify({ host: request.headers.host, url: request.url }));
    },
    settings,
    connections,
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  /** Sends a request, and resolves to all that the server sends until it closes the connection. */
  const send = async (request: string) => {
    const socket = await open();
    socket.write(request);
    return text(socket);
  };
  return { open, send };
}

const { open, send } = await start();
const lines = (...given: string[]) => [...given, '', ''].join('\r\n');
const bodyOf = (response: string) => response.slice(response.indexOf('\r\n\r\n') + 4);
const closing = 'Connection: close';

for (const [target, url, host] of [
  ['http://www.example.com/about', '/about', 'www.example.com'],
  ['http://www.example.com:8080/about?a=1', '/about?a=1', 'www.example.com:8080'],
  ['HTTPS://www.example.com', '/', 'www.example.com'],
  ['http://www.example.com?a=1', '/?a=1', 'www.example.com'],
  ['/about', '/about', 'other.example'],
  ['//evil.example/about', '//evil.example/about', 'other.example'],
])
  test(`reads the target ${target}, whose host overrules the header`, async () => {
    const response = await send(lines(`GET ${target} HTTP/1.1`, 'Host: other.example', closing));
    assert.deepEqual(
      JSON.parse(
        bodyOf(response)
          .split('\r\n')
          .find((line) => line.startsWith('{')) ?? '',
      ),
      { host, url },
    );
  });

for (const [name, request] of [
  ['two Host headers', lines('GET / HTTP/1.1', 'Host: a.example', 'Host: b.example', closing)],
  ['the same Host header twice', lines('GET / HTTP/1.1', 'Host: a.example', 'host: a.example', closing)],
  ['no Host header', lines('GET / HTTP/1.1', closing)],
  ['a user name in the target', lines('GET http://user@a.example/ HTTP/1.1', 'Host: a.example', closing)],
  ['another scheme', lines('GET ftp://a.example/ HTTP/1.1', 'Host: a.example', closing)],
  ['a target without a slash', lines('GET about HTTP/1.1', 'Host: a.example', closing)],
  ['two lengths', lines('POST / HTTP/1.1', 'Host: a.example', 'Content-Length: 1', 'Content-Length: 2')],
  [
    'a length and chunks',
    lines('POST / HTTP/1.1', 'Host: a.example', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  ],
  ['no HTTP', 'hello\r\n\r\n'],
] as const)
  test(`rejects ${name} with 400`, async () => assert.match(await send(request), /^HTTP\/1\.1 400 Bad Request\r\n/));

const cookies = (count: number) =>
  Array.from({ length: count }, (_, index) => `c${index}=${'x'.repeat(3900)}`).join('; ');

test('answers cookies that are too large with a page that removes them, although the client still sends', async () => {
  const response = await send(
    lines('GET /about HTTP/1.1', 'Host: site.localhost:8080', 'Accept: text/html', `Cookie: ${cookies(40)}`),
  );

  assert.match(response, /^HTTP\/1\.1 431 /);
  assert.match(response, /\r\nClear-Site-Data: "cookies"\r\n/);
  assert.match(response, /\r\nContent-Type: text\/html; charset=utf-8\r\n/);
  assert.match(response, /\r\nCache-Control: no-store\r\n/);
  assert.match(response, /\r\nContent-Security-Policy: default-src 'none'/);
  assert.doesNotMatch(response, /Set-Cookie/);
  assert.match(
    response,
    /The cookies of this site were too large[\s\S]*<a href="">Reload the page<\/a>[\s\S]*512-555-0142/,
  );
  assert.doesNotMatch(response, /Strict-Transport-Security/);
});

test('lets the cookies that it has read expire over plain HTTP, but not those of the portal', async () => {
  const own = 'portal_session=abc; __Host-portal_device=def';
  const response = await send(lines('GET / HTTP/1.1', 'Host: a.example', `Cookie: ${own}; ${cookies(5)}`));

  assert.match(response, /\r\nSet-Cookie: c4=; Path=\/; Max-Age=0\r\n/);
  // Chromium would ignore both.
  assert.doesNotMatch(response, /Clear-Site-Data/);
  assert.doesNotMatch(response, /Set-Cookie: (__Host-)?portal/);
});

test('sends clients of the API problem details or a sentence', async () => {
  const withAccept = (accept: string) =>
    send(lines('GET /api/session HTTP/1.1', 'Host: a.example', `Accept: ${accept}`, `Cookie: ${cookies(10)}`));
  const problem = await withAccept('application/problem+json');
  assert.match(problem, /\r\nContent-Type: application\/problem\+json/);
  assert.equal(JSON.parse(bodyOf(problem)).status, 431);
  assert.match(await withAccept('*/*'), /\r\nContent-Type: text\/plain[\s\S]*They have been removed/);
});

test('does not sign anybody out because of a long address, which other sites can link to', async () => {
  for (const length of [9_000, 12_000, 20_000, 200_000]) {
    const response = await send(
      lines(
        `GET /?a=${'a'.repeat(length)} HTTP/1.1`,
        'Host: a.example',
        closing,
        `Cookie: portal_session=a; b=${'b'.repeat(10_000)}`,
      ),
    );
    assert.match(response, /^HTTP\/1\.1 414 /, String(length));
    assert.doesNotMatch(response, /Clear-Site-Data|Set-Cookie/);
  }
});

test('names other headers that are too large, and removes nothing', async () => {
  const response = await send(lines('GET / HTTP/1.1', 'Host: a.example', `X-Other: ${'a'.repeat(20_000)}`));
  assert.match(response, /^HTTP\/1\.1 431 [\s\S]*headers of this request are too large/);
  assert.doesNotMatch(response, /Clear-Site-Data|Set-Cookie/);
});

test('sends HSTS and no cookies over HTTPS', async () => {
  const https = await start({ ...site, isHttps: true });
  const response = await https.send(lines('GET / HTTP/1.1', 'Host: a.example', `Cookie: ${cookies(10)}`));
  assert.match(response, /\r\nStrict-Transport-Security: max-age=31536000; includeSubDomains\r\n/);
  assert.match(response, /\r\nClear-Site-Data: "cookies"\r\n/);
  assert.doesNotMatch(response, /Set-Cookie/);
});

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test('ends slow headers and slow bodies with 408', { timeout: 120_000 }, async () => {
  const slow = await start();
  const heads = [
    '',
    'GET / HTTP/1.1\r\nHost: a.example\r\n',
    lines('POST / HTTP/1.1', 'Host: a.example', 'Content-Length: 1000'),
  ];
  const responses = await Promise.all(
    heads.map(async (head) => {
      const socket = await slow.open();
      const timer = setInterval(() => isOpen(socket) && head && socket.write('a'), 1000);
      socket.write(head);
      const response = await text(socket);
      clearInterval(timer);
      return response;
    }),
  );
  for (const response of responses) assert.match(response, /^HTTP\/1\.1 408 [\s\S]*Connection: close/);
});

test('closes the oldest idle connections and new connections of a client that has too many', async () => {
  const request = lines('GET / HTTP/1.1', 'Host: a.example');
  const many = await start();
  const sockets: Socket[] = [];
  for (let count = 0; count < 12; count += 1) {
    const socket = await many.open();
    socket.resume();
    const answered = once(socket, 'data');
    socket.write(request);
    await answered;
    sockets.push(socket);
  }
  while (sockets.filter(isOpen).length > limits.idlePerClient) await setTimeout(10);
  assert.deepEqual(
    sockets.map(isOpen),
    Array.from({ length: 12 }, (_, index) => index >= 7),
  );

  const opened = await Promise.all(Array.from({ length: 40 }, many.open));
  for (const socket of opened) socket.resume();
  while (opened.filter(isOpen).length > limits.perClient - limits.idlePerClient) await setTimeout(10);
  assert.equal(opened.filter(isOpen).length, limits.perClient - limits.idlePerClient);
  for (const socket of [...sockets, ...opened]) socket.destroy();
});

test('keeps an idle connection open, and counts only those between two requests', async () => {
  const socket = await open();
  for (let round = 0; round < 20; round += 1) {
    const answered = once(socket, 'data');
    socket.write(lines('GET / HTTP/1.1', 'Host: a.example'));
    assert.match(String(await answered), /200 OK[\s\S]*Keep-Alive: timeout=75/);
  }
  socket.destroy();
});
