import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from './read-body.ts';

const maxBytes = 1_000_000;
const server = createServer({ requestTimeout: 5_000, connectionsCheckingInterval: 500 }, async (request, response) => {
  const body = await readBody(request, maxBytes);
  response.writeHead(body ? 200 : 413).end(String(body?.length));
}).listen(0, '127.0.0.1');
beforeAll(() => once(server, 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = async (size: number) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: new Uint8Array(size) });
  return `${response.status} ${await response.text()}`;
};

test('reads a body up to the limit', async () => {
  expect(await post(0)).toBe('200 0');
  expect(await post(maxBytes)).toBe(`200 ${maxBytes}`);
});

test('a body above the limit does not hold up the next request on its connection', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    // The client keeps a connection only if it could send the whole body.
    expect(await post(1.4 * maxBytes)).toBe('413 undefined');
    expect(await post(10)).toBe('200 10');
  }
});
