import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, sendContact, signIn, stack, until } from './testing.ts';

const admin = async () => {
  const releases = (await (await ask('/releases.json')).json()) as { remotes: { name: string; entry: string }[] };
  return releases.remotes.find(({ name }) => name === 'admin')?.entry ?? '';
};

test('pages are kept by nginx and asked for again by browsers', async () => {
  await ask('/austin');
  const { headers } = await ask('/austin');
  assert.match(headers.get('x-cache') ?? '', /HIT|STALE|UPDATING|REVALIDATED/);
  assert.match(headers.get('cache-control') ?? '', /max-age=0, must-revalidate/);
  const again = await ask('/austin', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  assert.equal(again.status, 304);
});

test('files of the staff view are for staff, and nginx keeps none of them', async () => {
  const entry = await admin();
  const stranger = await ask(entry);
  assert.equal(stranger.status, 401);
  const staff = await ask(entry, { headers: { cookie: await signIn() } });
  assert.equal(staff.status, 200);
  assert.equal(staff.headers.get('x-cache'), null);
  assert.equal((await ask(entry)).status, 401);
});

test('a flood of forms is stopped in one plain sentence', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => ask('/api/contact', { method: 'POST', body: '' })),
  );
  const stopped = answers.filter(({ status }) => status === 429);
  assert.ok(stopped.length > 0 && stopped.length < answers.length);
  assert.equal(stopped[0]?.headers.get('retry-after'), '60');
  assert.equal(
    await stopped[0]?.text(),
    'That was a lot at once. Please try again in a minute, or call us at 512-555-0142.',
  );
  assert.equal((await ask('/contact')).status, 200);
});

test('a body that is too long is refused in one plain sentence, by the api and, above its limit, by nginx', async () => {
  const send = (kilobytes: number) =>
    ask('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(kilobytes * 1024), password: '' }),
    });
  for (const kilobytes of [80, 200]) {
    const answer = await send(kilobytes);
    assert.equal(answer.status, 413);
    assert.match(await answer.text(), /more than we can take at once/);
  }
});

test('the log tells what happened and to nobody', async () => {
  const id = (await ask('/contact?email=ada@example.com', { headers: { 'x-request-id': 'claimed' } })).headers.get(
    'x-request-id',
  );
  const log = await stack.compose(['logs', '--no-log-prefix', '--no-color', 'nginx']);
  const line = log.split('\n').find((written) => written.includes(String(id))) ?? '{}';
  const { path, status, client } = JSON.parse(line);
  assert.deepEqual({ path, status }, { path: '/contact', status: 200 });
  assert.match(client, /\.0\/24$|::\/32$/);
  assert.ok(!log.includes('ada@example.com'));
});

test('an address that a visitor claims counts for nothing', async () => {
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      ask('/api/contact', { method: 'POST', body: '', headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
    ),
  );
  assert.ok(flood.some(({ status }) => status === 429));
});

test('new leads reach staff as they arrive', async () => {
  const stop = new AbortController();
  const answer = await fetch(`${stack.origin}/api/admin/leads/stream`, {
    headers: { cookie: await signIn() },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
  });
  assert.match(answer.headers.get('content-type') ?? '', /event-stream/);
  const heard = { text: '' };
  const listening = (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += text;
  })().catch(() => {});
  const hears = (event: RegExp) => until(async () => event.test(heard.text), 5);

  await hears(/event: ready/);
  // The floods above have just been stopped: a minute's worth of forms comes back one a second.
  await until(async () => (await sendContact('live@example.com')).status === 201);
  await hears(/event: lead/);
  stop.abort();
  await listening;
});
