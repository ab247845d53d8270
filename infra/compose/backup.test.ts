import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { count, sendContact, signIn, stack, until } from './testing.ts';

test('a backup is verified, and restored on a server that has nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backups-'));
  const env = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'a passphrase of this test' };
  const run = (service: string, ...args: string[]) => stack.compose(['run', '--rm', '-T', service, ...args], { env });
  try {
    await until(async () => (await sendContact('backup@example.com')).status === 201);
    await stack.compose(['build', 'backup'], { env });
    assert.match(await run('upgrade'), /The database has (\d+) of its \1 migrations/);
    await run('backup');
    assert.match(await run('backup', '--verify'), /can be restored/);

    await stack.compose(['down', '--volumes', '--timeout', '5']);
    assert.match(await run('restore'), /^Restored in /m);
    await stack.compose(['up', '--no-build', '--detach', '--wait']);
    assert.equal(await count(`contact_submissions where email = 'backup@example.com'`), 1);
    assert.notEqual(await signIn(), '');
    await until(async () => (await sendContact('after@example.com')).status === 201);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
