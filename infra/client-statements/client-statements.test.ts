import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClientStatements } from './client-statements.ts';

test('lists the statements of every workspace with what each is about', async () => {
  const statements = await readClientStatements();

  assert.deepEqual(
    ['api', 'mfe-marketing', 'packages/contracts'].filter(
      (folder) => !statements.some(({ file }) => file.startsWith(`${folder}/`)),
    ),
    [],
  );
  assert.ok(statements.some(({ name }) => name === 'homeownersQuotes'));
  for (const { name, about, status } of statements) {
    assert.match(about, /^[A-Z].{20,}[^.]$/, name);
    assert.ok(['sample', 'confirmed', 'missing'].includes(status), name);
  }
});
