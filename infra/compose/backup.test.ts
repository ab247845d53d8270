import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyCheckout } from './checkout-copy.ts';
import { apis, applications, ask, count, sendContact, stack, until } from './testing.ts';

const runningImages = () => Promise.all(applications.map(async (service) => (await stack.inspect(service)).Image));

test('a change in one remote rebuilds and replaces its image alone, and visitors get it', async (context) => {
  const folder = await copyCheckout();
  context.after(() => rm(folder, { recursive: true }));
  const words = join(folder, 'mfe-locations/src/content/austin.content.ts');
  await writeFile(words, (await readFile(words, 'utf8')).replaceAll('Downtown', 'Rebuilt alone'));

  const before = await runningImages();
  const started = performance.now();
  await stack.compose(['build'], { folder });
  await stack.compose(['up', '--no-build', '--detach', '--wait']);
  await until(async () => (await (await ask('/austin')).text()).includes('Rebuilt alone'));
  context.diagnostic(
    `image of the changed remote built, started and served in ${Math.round((performance.now() - started) / 1000)} s`,
  );

  const after = await runningImages();
  assert.deepEqual(
    applications.filter((_, index) => before[index] !== after[index]),
    ['mfe-locations'],
  );
});

test('a backup brings back what was lost', async () => {
  await until(async () => (await sendContact('backup@example.com')).status === 201);
  const found = () => count("contact_submissions where email = 'backup@example.com'");
  const postgres = ['exec', '-T', 'postgres'];
  const psql = [...postgres, 'psql', '-U', 'postgres', '-d', 'portal'];

  const dump = await stack.compose([...postgres, 'pg_dump', '-U', 'postgres', 'portal']);
  await stack.compose([...psql, '-c', 'truncate contact_submissions cascade']);
  assert.equal(await found(), 0);

  await stack.compose(['stop', ...apis]);
  await stack.compose([...postgres, 'dropdb', '-U', 'postgres', '--force', 'portal']);
  await stack.compose([...postgres, 'createdb', '-U', 'postgres', '--owner', 'portal', 'portal']);
  await stack.compose([...psql, '--quiet', '--single-transaction', '-v', 'ON_ERROR_STOP=1'], { input: dump });
  await stack.compose(['start', ...apis]);
  assert.equal(await found(), 1);
  await until(async () => (await sendContact('after@example.com')).status === 201);
});
