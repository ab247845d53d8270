import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { test } from 'node:test';
import { generated } from './generate.ts';

for (const [file, content] of Object.entries(generated))
  test(`${relative(import.meta.dirname, file)} is what node infra/nginx/generate.ts writes`, async () => {
    assert.equal(await readFile(file, 'utf8'), content);
  });
