import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { apis, ask, count, remotes, sendContact, shells, signIn, stack, until } from './testing.ts';

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
  await stack.compose(['stop', '--timeout', '2', ...shells, ...remotes]);

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

test('nginx finds shells that were made again', async () => {
  await stack.compose(['up', '--detach', '--wait', '--force-recreate', ...shells]);
  await until(async () => (await ask('/somewhere')).status === 404);
});

test('with either shell stopped the other one answers, also what nginx never keeps', async () => {
  const cookie = await signIn();
  for (const stopped of shells) {
    await stack.compose(['stop', stopped]);
    for (const path of ['/admin', '/admin/releases.json', '/admin/leads', '/healthz']) {
      const answer = await ask(path, { headers: { cookie } });
      assert.equal(answer.status, 200, `${path} without ${stopped}: ${await answer.text()}`);
    }
    await stack.compose(['up', '--detach', '--no-deps', '--wait', stopped]);
  }
});

test('without the database a lead waits in the journal, also while the apis are replaced', async () => {
  await stack.compose(['stop', 'postgres']);
  const waiting = ['journal-1@example.com', 'journal-2@example.com'];
  for (const email of waiting) assert.equal((await sendContact(email)).status, 201);
  await stack.compose(['up', '--detach', '--no-deps', '--force-recreate', ...apis]);
  await stack.compose(['start', 'postgres']);
  for (const email of waiting)
    await until(async () => (await count(`contact_submissions where email = '${email}'`)) === 1);
});

test('with either api stopped the other one takes forms in', async () => {
  for (const stopped of apis) {
    await stack.compose(['stop', stopped]);
    for (const number of [1, 2, 3, 4])
      assert.equal((await sendContact(`without-${stopped}-${number}@example.com`)).status, 201);
    await stack.compose(['up', '--detach', '--no-deps', '--wait', stopped]);
  }
});

test('without any api a form is answered by whom to call', async () => {
  await stack.compose(['stop', ...apis]);
  await until(async () => (await sendContact('late@example.com')).status === 503);
  assert.equal(
    await (await sendContact('late@example.com')).text(),
    'We cannot take your request right now. Please call us at 512-555-0142.',
  );
  await stack.compose(['up', '--detach', '--wait', ...apis]);
  await until(async () => (await sendContact('late@example.com')).status === 201);
});
