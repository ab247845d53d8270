import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClientFacts } from './client-facts.ts';

test('lists the facts of every workspace with what each is about', async () => {
  const facts = await readClientFacts();

  assert.deepEqual(
    ['api', 'mfe-marketing'].filter((folder) => !facts.some(({ file }) => file.startsWith(`${folder}/`))),
    [],
  );
  assert.ok(facts.some(({ name }) => name === 'homeownersQuotes'));
  for (const { name, about, status } of facts) {
    assert.match(about, /^[A-Z].{20,}[^.]$/, name);
    assert.ok(['sample', 'confirmed'].includes(status), name);
  }
});
