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

for (const [what, unsafe, rule] of [
  ['an index that blocks writes', migration(undefined, index), 'require-concurrent-index-creation'],
  [
    'a foreign key that is checked under a lock',
    migration(undefined, 'alter table leads add constraint example foreign key (owner_id) references users'),
    'adding-foreign-key-constraint',
  ],
  [
    'a column that the version before still reads',
    migration(undefined, 'alter table leads drop column name'),
    'ban-drop-column',
  ],
] as const) {
  test(`rejects ${what}`, async () => {
    const { code, output } = await lintMigration(unsafe);
    assert.notEqual(code, 0);
    assert.match(output, new RegExp(rule));
    assert.match(output, /Example1763719900000/);
  });
}

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
