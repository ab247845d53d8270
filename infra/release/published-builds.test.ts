import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { publishFirstReleases } from './published-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-first-releases-'));
after(() => rmSync(folder, { recursive: true }));
process.env.PUBLISHED_DIR = folder;
delete process.env.RELEASES_FROM;

test('first releases are published at the start, and later builds are named', () => {
  const sentences = publishFirstReleases();
  assert.equal(sentences.length, 3);
  for (const sentence of sentences) assert.match(sentence, /^Published \w+ 1\.\d+\.\d+-\w+, its first release$/);
  assert.deepEqual(publishFirstReleases(), []);

  const file = join(folder, 'admin', 'release.json');
  const published = readFileSync(file, 'utf8');
  const other = published.replace(/1\.\d+\.\d+-\w+/, '1.0.0-0123456789ab');
  writeFileSync(file, other);
  assert.deepEqual(publishFirstReleases(), [
    'admin 1.0.0-0123456789ab was published last. To publish the build of this version: npm run release -- admin',
  ]);
  assert.equal(readFileSync(file, 'utf8'), other);
});
