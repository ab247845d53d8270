import assert from 'node:assert/strict';
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { type Header, pack } from 'tar-stream';
import { JobFolders, unpackFiles } from './job-files.ts';

let root: string;
let target: string;
let count = 0;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-job-files-'));
});
beforeEach(async () => {
  target = join(root, `job-${++count}`);
  await mkdir(target);
});
after(() => rm(root, { recursive: true, force: true }));

test('sends a candidate and a live build whose files are hard links of each other', { timeout: 60_000 }, async () => {
  const contents = {
    'index.html': '<h1>Austin</h1>',
    'empty.css': '',
    'large.js': 'a'.repeat(3_000_000),
    [`${'folder/'.repeat(40)}long.js`]: 'long',
    'café.js': 'accents',
  };
  const candidate = join(root, 'builds/2');
  const live = join(root, 'builds/1');
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(live, path)), { recursive: true });
    await mkdir(dirname(join(candidate, path)), { recursive: true });
    await writeFile(join(live, path), content);
    await link(join(live, path), join(candidate, path));
  }
  await writeFile(join(live, 'other.txt'), 'not needed');
  const folders = new JobFolders([candidate, live]);
  await unpackFiles(
    folders.pack((path) => !path.endsWith('.txt')),
    target,
  );

  for (const folder of [candidate, live]) {
    const unpacked = join(target, folders.pathOf(folder));
    for (const [path, content] of Object.entries(contents))
      assert.equal(await readFile(join(unpacked, path), 'utf8'), content);
    await assert.rejects(readFile(join(unpacked, 'other.txt')), { code: 'ENOENT' });
  }
});

test('reports a folder that cannot be read', async () => {
  const folders = new JobFolders([join(root, 'nowhere')]);
  await assert.rejects(
    unpackFiles(
      folders.pack(() => true),
      target,
    ),
    { code: 'ENOENT' },
  );
});

function archiveOf(header: { name: string; type?: Header['type']; linkname?: string }) {
  const archive = pack();
  archive.entry(header, '');
  archive.finalize();
  return archive as AsyncIterable<Buffer>;
}

for (const header of [
  { name: '../file' },
  { name: 'folder/../../file' },
  { name: '/tmp/portal-file' },
  { name: 'link', type: 'link', linkname: 'file' },
  { name: 'link', type: 'symlink', linkname: '/etc' },
  { name: 'folder', type: 'directory' },
] as const)
  test(`rejects ${header.name} as ${'type' in header ? header.type : 'file'}`, async () => {
    await assert.rejects(unpackFiles(archiveOf(header), target), /is no file in the folder of the job/);
    assert.deepEqual(await readdir(target), []);
  });

test('rejects an archive that is damaged or ends early', async () => {
  const part = async function* (bytes: Buffer) {
    yield bytes;
  };
  const archive = pack();
  archive.entry({ name: 'file' }, 'a'.repeat(600));
  archive.finalize();
  const whole = await buffer(archive as AsyncIterable<Buffer>);

  await assert.rejects(unpackFiles(part(Buffer.alloc(2000, 'a')), target), /Invalid tar header/);
  await assert.rejects(unpackFiles(part(whole.subarray(0, 1000)), target));
  await unpackFiles(part(whole), target);
});
