import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apis, command, count, fetchSite, remotes, sendContact, stack, until } from './testing.ts';

const matchesOf = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, path = '']) => path)),
];

test('serves the whole site without publisher, renderer and remotes, also after a restart of nginx', async () => {
  const stopped = ['publisher', 'renderer', ...remotes];
  await stack.compose(['stop', '--timeout', '2', ...stopped]);
  await stack.compose(['restart', '--timeout', '2', 'nginx']);
  await until(async () => (await fetchSite('/')).status === 200);

  const sitemap = (await fetchSite('/sitemap.xml')).text;
  const pages = matchesOf(sitemap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g).map((path) => path || '/');
  const files = new Set<string>();
  for (const page of pages) {
    const { status, text } = await fetchSite(page);
    assert.equal(status, 200, page);
    assert.match(text, /<h1/, page);
    for (const file of matchesOf(text, /"(\/(?:shell|remotes)\/[^"]+)"/g)) files.add(file);
  }
  assert.ok(pages.length >= 42 && files.size > 20);
  for (const file of files) assert.equal((await fetchSite(file)).status, 200, file);
  assert.equal((await fetchSite('/somewhere')).status, 404);
  assert.equal((await sendContact('no-publisher@example.com')).status, 201);

  await stack.compose(['up', '--no-build', '--detach', '--wait', ...stopped]);
  assert.match(await command('status'), /marketing {2}\S+ is live/);
});

test('serves pages while the renderer restarts after a crash', async () => {
  const { Id } = await stack.inspect('renderer');
  await stack.exec('renderer', 'node', '-e', 'process.kill(1, "SIGTERM")');
  assert.equal((await fetchSite('/austin')).status, 200);
  await until(async () => (await stack.inspect('renderer')).State.Health?.Status === 'healthy');
  assert.equal((await stack.inspect('renderer')).Id, Id);
});

test('stores submissions of a database outage afterwards, also when the apis were replaced during the outage', async () => {
  await stack.compose(['stop', 'postgres']);
  const emails = ['journal-1@example.com', 'journal-2@example.com'];
  for (const email of emails) assert.equal((await sendContact(email)).status, 201);
  await stack.compose(['up', '--detach', '--no-deps', '--force-recreate', ...apis]);
  await stack.compose(['start', 'postgres']);
  for (const email of emails)
    await until(async () => (await count(`contact_submissions where email = '${email}'`)) === 1);
});

test('accepts forms with either api while the other one is stopped', async () => {
  for (const stopped of apis) {
    await stack.compose(['stop', stopped]);
    for (const number of [1, 2, 3, 4])
      assert.equal((await sendContact(`without-${stopped}-${number}@example.com`)).status, 201);
    await stack.compose(['up', '--detach', '--no-deps', '--wait', stopped]);
  }
});

test('returns 503 with the phone number while all apis are stopped', async () => {
  await stack.compose(['stop', ...apis]);
  await until(async () => (await sendContact('late@example.com')).status === 503);
  assert.equal(
    (await sendContact('late@example.com')).text,
    'We cannot take your request right now. Please call us at 512-555-0142.',
  );
  await stack.compose(['up', '--detach', '--wait', ...apis]);
  await until(async () => (await sendContact('late@example.com')).status === 201);
});
