import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configuration } from './configuration.ts';

test('docs/configuration.md has the tables of the current settings', () => {
  const { stored, current } = configuration();
  assert.equal(stored, current, 'Write them: npm run configuration -w infra');
});
