import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, beforeEach, test } from 'node:test';
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { HttpError, readByKey, readByKeyOrNull, send } from './http.ts';

let answer = { status: 200, body: '{}' };
let asked: { request: IncomingMessage; body: string };
const server = createServer(async (request, response) => {
  asked = { request, body: await text(request) };
  response.writeHead(answer.status).end(answer.body);
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

test('a read asks for the address made of its key', async () => {
  answer = { status: 200, body: '{"name":"Ada"}' };

  assert.deepEqual(await read(), { name: 'Ada' });
  assert.equal(asked.request.method, 'GET');
  assert.equal(asked.request.url, '/api/session');
});

for (const { status, body, message } of [
  { status: 422, body: 'Name is required', message: '422: Name is required' },
  { status: 503, body: '', message: '503: Service Unavailable' },
  { status: 401, body: 'Please sign in.', message: '401: Please sign in.' },
])
  test(`a ${status} with "${body}" becomes the error "${message}"`, async () => {
    answer = { status, body };

    for (const error of [await thrownBy(read()), await thrownBy(send('POST', `${origin}/api/contact`, {}))]) {
      assert.ok(error instanceof HttpError);
      assert.equal(error.message, message);
      assert.equal(error.status, status);
    }
  });

test('a 401 may be an empty answer, any other refusal may not', async () => {
  answer = { status: 401, body: 'Please sign in.' };
  assert.equal(await read(readByKeyOrNull), null);

  answer = { status: 500, body: 'Broken' };
  assert.equal(String(await thrownBy(read(readByKeyOrNull))), 'HttpError: 500: Broken');
});

test('a write says it is JSON only when it has a body', async () => {
  answer = { status: 200, body: '' };
  await send('POST', `${origin}/api/contact`, { name: 'Ada' });
  assert.equal(asked.body, '{"name":"Ada"}');
  assert.equal(asked.request.headers['content-type'], 'application/json');

  await send('DELETE', `${origin}/api/session`);
  assert.equal(asked.request.method, 'DELETE');
  assert.equal(asked.body, '');
  assert.equal(asked.request.headers['content-type'], undefined);
});

test('reads and writes carry credentials', async ({ mock }) => {
  answer = { status: 200, body: '{}' };
  const fetched = mock.method(globalThis, 'fetch');
  await read();
  await send('PATCH', `${origin}/api/admin/leads`, {});

  assert.deepEqual(
    fetched.mock.calls.map(({ arguments: [, init] }) => init?.credentials),
    ['include', 'include'],
  );
});
