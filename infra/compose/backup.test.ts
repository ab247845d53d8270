import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apis, count, sendContact, stack, until } from './testing.ts';

test('restores a backup', async () => {
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
  // Gives the role of the api its privileges on the new database.
  await stack.compose(['run', '--rm', '-T', 'migrate']);
  await stack.compose(['start', ...apis]);
  assert.equal(await found(), 1);
  await until(async () => (await sendContact('after@example.com')).status === 201);
});
