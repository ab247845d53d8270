import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aPortal, closed, listening } from '../testing/a-portal.ts';

/** Stands in for the API: one session is ended on the way, and with another one every second connection breaks. */
const api = createServer((request, response) => {
  questions += 1;
  if (request.headers.cookie === 'session=unlucky' && questions % 2 === 1) return request.socket.destroy();
  if (request.method === 'DELETE') isOver = true;
  if (request.headers.cookie === 'session=leaving') return response.writeHead(isOver ? 401 : 200).end('{}');
  return response
    .writeHead(request.url === '/api/session' && sessions.includes(`${request.headers.cookie}`) ? 200 : 401)
    .end('{}');
});
const sessions = ['session=live', 'session=unlucky'];
let questions = 0;
let isOver = false;

const portal = await aPortal({ settings: { API_ORIGIN: await listening(api) } });
after(async () => {
  await closed(api);
  await portal.remove();
});
const { version } = await portal.publish();
const staff = await portal.publish({ name: 'admin', paths: [] });

const script = `/remotes/locations/${version}/remoteEntry.js`;
const staffScript = `/remotes/admin/${staff.version}/remoteEntry.js`;

test('files of a release never change and travel compressed', async () => {
  const plain = await portal.ask(script);
  const br = await portal.ask(script, { headers: { 'accept-encoding': 'br' } });
  const gzip = await portal.ask(script, { headers: { 'accept-encoding': 'gzip' } });

  assert.equal(plain.text, 'export const words = "First words";');
  assert.match(String(plain.headers['content-type']), /^text\/javascript/);
  assert.deepEqual(brotliDecompressSync(br.body), plain.body);
  assert.deepEqual(gunzipSync(gzip.body), plain.body);
  for (const { headers } of [plain, br, gzip])
    assert.equal(headers['cache-control'], 'public,max-age=31536000,immutable');
});

test('the shell serves its own files the same way', async () => {
  const [address = ''] = /\/shell\/[\w.-]+\/main\.css/.exec((await portal.ask('/austin')).text) ?? [];
  const { status, headers } = await portal.ask(address, { headers: { 'accept-encoding': 'br' } });

  assert.equal(status, 200);
  assert.equal(headers['content-encoding'], 'br');
  assert.match(String(headers['content-type']), /^text\/css/);
});

const outside = [
  `/remotes/locations/${version}/server.mjs`,
  `/remotes/locations/${version}/release.json`,
  `/remotes/locations/${version}/remoteEntry.js.br`,
  `/remotes/locations/${version}/remoteEntry`,
  `/remotes/locations/${version}/`,
  `/remotes/locations/live.json`,
  `/remotes/locations/0.0.0/remoteEntry.js`,
  `/remotes/locations/${version}/../live.json`,
  `/remotes/locations/${version}/..%2flive.json`,
  `/remotes/locations/${version}/%2e%2e/live.json`,
  `/remotes/locations/${version}/..%5clive.json`,
  `/remotes/locations/%2e%2e/shell/live.json`,
  `/remotes/locations/${version}/%252e%252e/live.json`,
  `/remotes/locations/${version}/....//remoteEntry.js`,
  `/remotes/../../package.json`,
  `/shell/..%2f..%2fpackage.json`,
];
for (const path of outside)
  test(`${path.replace(version, '<version>')} is not served`, async () => {
    const { status, text } = await portal.ask(path);

    assert.ok(status === 404 || status === 308, `answered ${status}`);
    assert.doesNotMatch(text, /useSite|"private"|sha384-/);
  });

test('files of the staff view are for whoever is signed in', async () => {
  assert.equal((await portal.ask(staffScript)).status, 401);
  assert.equal((await portal.ask(staffScript, { headers: { cookie: 'session=forged' } })).status, 401);
  const { status, headers } = await portal.ask(staffScript, { headers: { cookie: 'session=live' } });

  assert.equal(status, 200);
  assert.doesNotMatch(String(headers['cache-control']), /public/);
});

test('no other spelling of the address leads around the session', async () => {
  for (const path of [
    staffScript.replace('admin', 'ADMIN'),
    staffScript.replace('admin', '%61dmin'),
    staffScript.replace('/remotes/', '//remotes/'),
    staffScript.replace('/remotes/', '/remotes//'),
    staffScript.replace('/remotes/admin/', `/remotes/locations/${version}/../../admin/`),
    staffScript.replace('/remotes/admin/', `/remotes/locations/${version}/..%2f..%2fadmin/`),
  ]) {
    const { status, text } = await portal.ask(path);

    assert.ok(status === 401 || status === 404, `${path} answered ${status}`);
    assert.doesNotMatch(text, /export const/);
  }
});

test('a session that was just confirmed is not asked about for every file', async () => {
  const before = questions;
  for (const file of ['remoteEntry.js', 'page.css', 'remoteEntry.js'])
    await portal.ask(staffScript.replace('remoteEntry.js', file), { headers: { cookie: 'session=live' } });

  assert.ok(questions - before <= 1, `${questions - before} questions`);
});

test('signing out counts at once', async () => {
  const headers = { cookie: 'session=leaving' };
  assert.equal((await portal.ask(staffScript, { headers })).status, 200);
  const [, ...meanwhile] = await Promise.all([
    portal.ask('/api/session', { method: 'DELETE', headers }),
    ...[1, 2, 3].map(() => portal.ask(staffScript, { headers })),
  ]);

  assert.equal(meanwhile.length, 3);
  assert.equal((await portal.ask(staffScript, { headers })).status, 401);
});

test('a connection that breaks while a session is asked for is not the end of it', async () => {
  questions = 0;
  const { status } = await portal.ask(staffScript, { headers: { cookie: 'session=unlucky' } });

  assert.equal(status, 200);
  assert.equal(questions, 2);
});

test('what was never published is not there for staff either', async () => {
  const missing = staffScript.replace('remoteEntry', 'missing');

  assert.equal((await portal.ask(missing, { headers: { cookie: 'session=live' } })).status, 404);
});

test('while the API is away nobody gets in, and nobody is told to sign in again', async () => {
  await closed(api);
  const { status, headers } = await portal.ask(staffScript, { headers: { cookie: 'session=late' } });

  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '5');
  assert.match(String(headers['cache-control']), /no-store/);
});
