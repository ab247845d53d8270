import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { generateSchema, schemaFile } from './schema-of-api.ts';

test('schema.d.ts matches the API (update it with npm run generate -w packages/staff-client)', async () => {
  assert.equal(await readFile(schemaFile, 'utf8'), await generateSchema());
});
