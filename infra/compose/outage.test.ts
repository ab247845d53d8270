import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, count, remotes, sendContact, stack, until } from './testing.ts';

const addressesIn = (text: string, address: RegExp) => [
  ...new Set([...text.matchAll(address)].map(([, path = '']) => path)),
];
const readPages = async () => {
  const paths = addressesIn(await (await ask('/sitemap.xml')).text(), /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g);
  return paths.map((path) => path || '/');
};

/** What nginx keeps, as it was asked for. */
const kept = async () =>
  (await stack.exec('nginx', 'sh', '-c', "grep -rahs '^KEY: ' /var/cache/nginx || true"))
    .split('\n')
    .map((line) => line.slice(5));

before(() =>
  until(async () => {
    const keys = await kept();
    return [...(await readPages()), '/apple-touch-icon.png', '/releases.json'].every((path) =>
      keys.includes(`br${path}`),
    );
  }, 120),
);

test('with the shell and every remote stopped the whole site still reads', async () => {
  const pages = await readPages();
  await stack.compose(['stop', '--timeout', '2', 'shell', ...remotes]);

  const files = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const page of pages) {
      const answer = await ask(page, { headers: { 'accept-encoding': encoding } });
      const text = await answer.text();
      assert.equal(answer.status, 200, page);
      assert.match(text, /<h1/, page);
      for (const file of addressesIn(text, /"(\/(?:shell|remotes)\/[^"]+)"/g)) files.add(file);
    }
  assert.ok(pages.length >= 42 && files.size > 50);
  for (const file of files) assert.equal((await ask(file)).status, 200, file);

  const other = await ask('/somewhere');
  assert.equal(other.status, 503);
  assert.match(await other.text(), /call us at\s+<a href="tel:512-555-0142">/);
  assert.equal((await sendContact('no-shell@example.com')).status, 201);

  await stack.compose(['restart', '--timeout', '2', 'nginx']);
  await until(async () => (await ask('/austin')).status === 200);
});

test('nginx finds a shell that was made again', async () => {
  await stack.compose(['up', '--detach', '--wait', '--force-recreate', 'shell']);
  await until(async () => (await ask('/somewhere')).status === 404);
});

test('without the database a lead waits in the journal, also while the api is replaced', async () => {
  await stack.compose(['stop', 'postgres']);
  assert.equal((await sendContact('journal@example.com')).status, 201);
  await stack.compose(['up', '--detach', '--no-deps', '--force-recreate', 'api']);
  await stack.compose(['start', 'postgres']);
  await until(async () => (await count("contact_submissions where email = 'journal@example.com'")) === 1);
});

test('without the api a form is answered by whom to call', async () => {
  await stack.compose(['stop', 'api']);
  await until(async () => (await sendContact('late@example.com')).status === 503);
  assert.equal(
    await (await sendContact('late@example.com')).text(),
    'We cannot take your request right now. Please call us at 512-555-0142.',
  );
  await stack.compose(['up', '--detach', '--wait', 'api']);
  await until(async () => (await sendContact('late@example.com')).status === 201);
});
