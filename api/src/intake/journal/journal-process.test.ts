import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { query } from '../../testing/databases.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startProgram } from '../../testing/programs.ts';
import { type Relay, relayTo } from '../../testing/relay.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

let database: string;
let relay: Relay;
let folder: string;
beforeEach(async () => {
  database = await createDatabase();
  relay = await relayTo(database);
  folder = newFolder();
});
afterEach(async () => {
  await relay.disconnect().catch(() => undefined);
});

const start = (settings: Record<string, string> = {}, shell?: string) =>
  startProgram({ DATABASE_URL: relay.address, JOURNAL_DIR: folder, FORM_RATE_PER_MINUTE: '0', ...settings }, shell);

async function post(address: string, request: object) {
  const response = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { status: response.status, text: await response.text() };
}

/** Starts a request and resolves when the API has accepted it, which the status 100 shows. */
async function begin(address: string, body: object) {
  const outgoing = request(`${address}/api/contact`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const status = once(outgoing, 'response').then(([response]: IncomingMessage[]) => response?.resume().statusCode);
  await once(outgoing, 'continue');
  outgoing.end(JSON.stringify(body));
  return { status };
}

const form = (number: number) => ({
  name: 'Ada Byron',
  email: `ada${number}@example.com`,
  message: 'x'.repeat(3_000),
  submissionId: randomUUID(),
});
const stored = () => query(database, 'select 1 from requests');
async function untilStored(count: number) {
  await until(async () => (await stored()).length >= count);
  expect(await stored()).toHaveLength(count);
}

test('acknowledged submissions survive SIGKILL, also during the replay', async () => {
  await relay.disconnect();
  const first = await start();
  const forms = Array.from({ length: 200 }, (_, number) => form(number));
  const responses = await Promise.all(forms.map((request) => post(first.address, request)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  first.child.kill('SIGKILL');
  await first.exited;

  await relay.reconnect();
  const second = await start();
  await until(async () => (await stored()).length > 0);
  second.child.kill('SIGKILL');
  await second.exited;

  const third = await start();
  await untilStored(200);
  expect(await query(database, 'select key from requests group by key having count(*) > 1')).toEqual([]);
  // A repeated form gets the same receipt.
  const again = await post(third.address, forms[0] ?? {});
  expect(JSON.parse(again.text)).toMatchObject(JSON.parse(responses[0]?.text ?? ''));
  third.child.kill('SIGTERM');
  expect((await third.exited)[0]).toBe(0);
});

test('a graceful shutdown loses no pending submission', async () => {
  const api = await start();
  expect((await post(api.address, form(0))).status).toBe(201);
  relay.pause();
  const pending = await Promise.all(Array.from({ length: 20 }, (_, number) => begin(api.address, form(number + 1))));
  api.child.kill('SIGTERM');
  const statuses = await Promise.all(pending.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await api.exited)[0]).toBe(0);

  relay.resume();
  const next = await start();
  await untilStored(21);
  next.child.kill('SIGTERM');
  await next.exited;
});

test('returns 503 when the disk is full, and keeps the submissions acknowledged before', async () => {
  await relay.disconnect();
  // Limits the file size to 128 kB, so that writes fail as on a full disk.
  const api = await start({ COMPANY_PHONE: '210-555-0177' }, 'trap "" XFSZ; ulimit -f 256; exec "$0" "$@"');
  const responses = [];
  for (let number = 0; number < 120; number += 1) responses.push(await post(api.address, form(number)));
  const accepted = responses.filter(({ status }) => status === 201);
  const rejected = responses.filter(({ status }) => status !== 201);

  expect(accepted.length).toBeGreaterThan(5);
  expect(rejected.length).toBeGreaterThan(5);
  for (const { status, text } of rejected) {
    expect(status).toBe(503);
    expect(text).toContain('call us at 210-555-0177');
  }
  api.child.kill('SIGTERM');
  await api.exited;

  await relay.reconnect();
  const next = await start();
  await untilStored(accepted.length);
  next.child.kill('SIGTERM');
  await next.exited;
});
