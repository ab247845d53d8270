import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintMigration, lintMigrations, type Migration } from './lint-migrations.ts';

const migration = (transaction: boolean | undefined, ...statements: string[]): Migration => ({
  name: 'Example1763719900000',
  ...(transaction !== undefined && { transaction }),
  up: async (runner) => {
    for (const statement of statements) await runner.query(statement);
  },
});
const index = 'create index leads_example on leads (name)';
const concurrently = 'create index concurrently if not exists leads_example on leads (name)';

test('accepts all migrations of the API', async () => {
  assert.deepEqual(await lintMigrations(), { code: 0, output: '' });
});

test('rejects an index that blocks writes', async () => {
  const { code, output } = await lintMigration(migration(undefined, index));
  assert.notEqual(code, 0);
  assert.match(output, /require-concurrent-index-creation/);
  assert.match(output, /Example1763719900000/);
});

for (const [what, safe] of [
  ['a concurrent index without a transaction', migration(false, concurrently)],
  [
    'an index on a new table',
    migration(undefined, 'create table example (name text)', 'create index on example (name)'),
  ],
  [
    'a statement that says which rule it breaks',
    migration(undefined, `-- squawk-ignore require-concurrent-index-creation\n${index}`),
  ],
] as const) {
  test(`accepts ${what}`, async () => {
    const { code, output } = await lintMigration(safe);
    assert.equal(code, 0, output);
  });
}
