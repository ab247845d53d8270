import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ruleNames } from './violations.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/rules-for-a-remote.md'), 'utf8');
const headings = [...page.matchAll(/^### `(.+)`$/gm)].map(([, name]) => name);

test('the page of rules has one heading for each rule', () => {
  for (const rule of ruleNames) assert.equal(headings.filter((name) => name === rule).length, 1, rule);
});
