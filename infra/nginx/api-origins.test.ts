import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { content, file } from './api-origins.ts';

test('portal/api-origins.conf is up to date: node infra/nginx/api-origins.ts', async () => {
  assert.equal(await readFile(file, 'utf8'), content);
});
