import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { aPortal, closed, listening } from '../testing/a-portal.ts';

/** Stands in for the API: says what it was asked, or answers in two parts. */
let sendRest = () => {};
let watchers = 0;
const api = createServer(async (incoming, response) => {
  if (incoming.url === '/api/stream') {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('first');
    sendRest = () => response.end(', rest');
    return;
  }
  if (incoming.url === '/api/events') {
    watchers += 1;
    response.on('close', () => {
      watchers -= 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write(`id: ${incoming.headers['last-event-id']}\n\n`);
    return;
  }
  const { method, url } = incoming;
  const { cookie, 'content-type': type } = incoming.headers;
  response.writeHead(201, { 'set-cookie': ['session=1; HttpOnly', 'theme=dark'], 'x-from': 'api' });
  response.end(JSON.stringify({ method, url, cookie, type, body: await text(incoming) }));
});
const portal = await aPortal({ settings: { API_ORIGIN: await listening(api), COMPANY_PHONE: '210-555-0199' } });
after(portal.remove);

test('a request reaches the API as it was sent, and the answer the visitor', async () => {
  const { status, headers, text } = await portal.ask('/api/contact?from=form', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'session=1' },
    body: '{"name":"Ánh"}',
  });

  assert.equal(status, 201);
  assert.deepEqual(headers['set-cookie'], ['session=1; HttpOnly', 'theme=dark']);
  assert.equal(headers['x-from'], 'api');
  assert.deepEqual(JSON.parse(text), {
    method: 'POST',
    url: '/api/contact?from=form',
    cookie: 'session=1',
    type: 'application/json',
    body: '{"name":"Ánh"}',
  });
});

test('an answer is handed on while it is still being made', async () => {
  const outgoing = request(`${portal.origin}/api/stream`, { agent: false }).end();
  const [response] = await once(outgoing, 'response');
  const [first] = await once(response, 'data');
  assert.equal(String(first), 'first');
  sendRest();

  assert.equal(await text(response), ', rest');
});

test('events reach whoever watches as they happen, and the API learns when nobody watches any more', async () => {
  const headers = { accept: 'text/event-stream', 'last-event-id': '7-1', 'accept-encoding': 'gzip, br' };
  const outgoing = request(`${portal.origin}/api/events`, { agent: false, headers }).end();
  const [response] = await once(outgoing, 'response');
  const [first] = await once(response, 'data');
  assert.equal(String(first), 'id: 7-1\n\n');
  assert.equal(response.headers['content-type'], 'text/event-stream');
  assert.equal(response.headers['x-accel-buffering'], 'no');
  assert.equal(response.headers['content-encoding'], undefined);

  assert.equal(watchers, 1);
  outgoing.destroy();
  for (let tries = 0; watchers > 0 && tries < 100; tries += 1) await setTimeout(20);
  assert.equal(watchers, 0);
});

test('while the API is away, visitors are told whom to call and pages go on', async () => {
  await closed(api);
  const { status, headers, text } = await portal.ask('/api/contact', { method: 'POST', body: '{}' });

  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '5');
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.equal(text, 'We cannot take your request right now. Please call us at 210-555-0199.');
  assert.equal((await portal.ask('/admin')).status, 200);
});
