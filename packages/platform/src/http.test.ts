import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, beforeEach, test } from 'node:test';
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { HttpError, readByKey, readByKeyOrNull, send } from './http.ts';

let response: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '{}' };
let received: { request: IncomingMessage; body: string };
const server = createServer(async (request, reply) => {
  received = { request, body: await text(request) };
  reply.writeHead(response.status, response.headers).end(response.body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close().closeAllConnections());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const read = (queryFn: QueryFunction = readByKey) =>
  queries.fetchQuery({ queryKey: [origin, 'api', 'session'], queryFn });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => assert.fail('nothing was thrown'),
    (error: unknown) => error,
  );

beforeEach(() => queries.clear());

test('readByKey sends a GET to the URL of its key', async () => {
  response = { status: 200, body: '{"name":"Ada"}' };

  assert.deepEqual(await read(), { name: 'Ada' });
  assert.equal(received.request.method, 'GET');
  assert.equal(received.request.url, '/api/session');
});

for (const { status, body, message } of [
  { status: 422, body: 'Name is required', message: '422: Name is required' },
  { status: 503, body: '', message: '503: Service Unavailable' },
  { status: 401, body: 'Please sign in.', message: '401: Please sign in.' },
])
  test(`a ${status} with "${body}" throws "${message}"`, async () => {
    response = { status, body };

    for (const error of [await thrownBy(read()), await thrownBy(send('POST', `${origin}/api/contact`, {}))]) {
      assert.ok(error instanceof HttpError);
      assert.equal(error.message, message);
      assert.equal(error.status, status);
    }
  });

test('an error has the seconds of Retry-After', async () => {
  response = { status: 429, body: 'Too many attempts.', headers: { 'retry-after': '64' } };
  const error = await thrownBy(send('POST', `${origin}/api/session`, {}));
  assert.ok(error instanceof HttpError);
  assert.equal(error.retryAfterSeconds, 64);
});

test('an error without a response is a sentence', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));

  const sentence = 'Error: The server cannot be reached. Please try again.';
  assert.equal(String(await thrownBy(send('POST', url, {}))), sentence);
  assert.equal(String(await thrownBy(queries.fetchQuery({ queryKey: [url, 'api'], queryFn: readByKey }))), sentence);
});

test('readByKeyOrNull returns null for a 401 and throws for other errors', async () => {
  response = { status: 401, body: 'Please sign in.' };
  assert.equal(await read(readByKeyOrNull), null);

  response = { status: 500, body: 'Broken' };
  assert.equal(String(await thrownBy(read(readByKeyOrNull))), 'HttpError: 500: Broken');
});

test('send has a JSON content type only with a body', async () => {
  response = { status: 200, body: '' };
  await send('POST', `${origin}/api/contact`, { name: 'Ada' });
  assert.equal(received.body, '{"name":"Ada"}');
  assert.equal(received.request.headers['content-type'], 'application/json');

  await send('DELETE', `${origin}/api/session`);
  assert.equal(received.request.method, 'DELETE');
  assert.equal(received.body, '');
  assert.equal(received.request.headers['content-type'], undefined);
});

test('reads and writes include credentials', async ({ mock }) => {
  response = { status: 200, body: '{}' };
  const fetched = mock.method(globalThis, 'fetch');
  await read();
  await send('PATCH', `${origin}/api/admin/leads`, {});

  assert.deepEqual(
    fetched.mock.calls.map(({ arguments: [, init] }) => init?.credentials),
    ['include', 'include'],
  );
});
