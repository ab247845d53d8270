import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { schemaFile, schemaOfApi } from './schema-of-api.ts';

test('the types are those of the API as it is built: npm run generate -w packages/staff-client writes them anew', async () => {
  assert.equal(await readFile(schemaFile, 'utf8'), await schemaOfApi());
});
