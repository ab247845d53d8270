import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from '@portal/release/manifest';
import { PublisherFixture } from './testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from './testing/renderer-process.ts';
import { until } from './testing/until.ts';

let renderer: RendererProcess;
let portal: PublisherFixture;
before(async () => {
  renderer = await startRenderer();
  portal = await PublisherFixture.start({ renderer: renderer.address });
  await portal.publishLive({ text: 'Good' });
});
after(async () => {
  await portal.remove();
  await renderer.stop();
});

const file = (path: string) => ({ path, bytes: 0, integrity: `sha256-${'A'.repeat(43)}=` });
const long = 'x'.repeat(300);

const cases: [title: string, rule: string, message: RegExp, change: (release: Release) => void][] = [
  [
    'a version of 230 characters',
    'release-file',
    /version must be at most 100/,
    (release) => {
      release.version = `1.0.0-${'a'.repeat(224)}`;
    },
  ],
  [
    'a file name of 300 characters',
    'release-file',
    /has a segment of more than 120 characters/,
    ({ files }) => {
      files.push(file(`${long}.js`));
    },
  ],
  [
    'a file that is the folder of another',
    'release-file',
    /also the folder of another file/,
    ({ files }) => {
      files.push(file('a'), file('a/b'));
    },
  ],
  [
    'a file in the place of its manifest',
    'release-file',
    /must not be one of.*release\.json/,
    ({ files }) => {
      files.push(file('release.json'));
    },
  ],
  [
    'a page path of 300 characters',
    'release-file',
    /has a segment of more than 120 characters/,
    ({ pages }) => {
      pages.push({ path: `/austin-${long}`, chunk: 'page' });
    },
  ],
  [
    'two pages that need the same name as file and folder',
    'page-list',
    /as a file and as a folder/,
    ({ pages }) => {
      pages.push({ path: '/austin-a', chunk: 'page' }, { path: '/austin-a.html/b', chunk: 'page' });
    },
  ],
  [
    'a chunk name of 300 characters',
    'release-file',
    /name must be at most 100/,
    ({ chunks }) => {
      chunks.push({ name: long, js: [], css: [], shared: [] });
    },
  ],
];

for (const [index, [title, rule, message, change]] of cases.entries())
  test(`rejects a release with ${title}`, async () => {
    const { violations } = await portal.publishRejected({ text: `Unusual ${index}`, change });

    assert.equal(violations[0]?.rule, rule);
    assert.match(violations[0]?.message ?? '', message);
    assert.equal(await portal.heading(), 'Good');
  });

for (const [title, make] of [
  ['a folder', (path: string) => mkdir(path)],
  ['a named pipe', async (path: string) => assert.equal(spawnSync('mkfifo', [path]).status, 0)],
] as const)
  test(`rejects ${title} in the place of release.json, and publishes the next release`, async () => {
    const manifest = join(portal.sourceOf('locations'), 'release.json');
    await rm(manifest, { recursive: true });
    const entries = portal.history().length;
    await make(manifest);
    await until('it is rejected', () => portal.history().length > entries);
    assert.equal(portal.history().at(-1)?.type, 'rejected');
    assert.match(portal.history().at(-1)?.reason ?? '', /release\.json is not a file/);
    await rm(manifest, { recursive: true });
    await portal.publishLive({ text: `After ${title}` });
    await portal.publishLive({ text: 'Good' });
  });
