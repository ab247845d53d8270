import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { styleViolations } from './styles.ts';

test('reads no file that a style sheet names as its source map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-styles-'));
  // Whoever reads it gets an error.
  const map = join(folder, 'secret.map');
  await mkdir(map);
  try {
    for (const url of [map, 'data:application/json;unknown,secret'])
      assert.deepEqual(styleViolations('page.css', `.l-page{top:0}/*# sourceMappingURL=${url} */`, 'l'), []);
  } finally {
    await rm(folder, { recursive: true });
  }
});
