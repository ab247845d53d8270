import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Release } from '@portal/release/manifest';
import type { SiteBuild } from '../release/site-build.ts';
import { changedPages } from './changed-pages.ts';

const root = await mkdtemp(join(tmpdir(), 'portal-changed-pages-'));
after(() => rm(root, { recursive: true }));

const loads: Record<string, string[]> = {
  entry: ['routes'],
  routes: ['home', 'contact', 'texts'],
  home: ['dialog'],
  contact: ['dialog', 'list'],
  dialog: ['calendar'],
};
const names = ['entry', 'routes', 'texts', 'home', 'contact', 'dialog', 'list', 'calendar'];

const releaseOf = (loadsOf: (name: string) => string[] | undefined) =>
  ({
    name: 'news',
    version: '1.0.0-a',
    pages: ['home', 'contact'].map((chunk) => ({ path: `/${chunk}`, chunk })),
    chunks: names.map((name) => ({ name, js: [`${name}.js`], css: [], shared: [], loads: loadsOf(name) })),
    files: [...names, 'worker'].map((name) => ({ path: `${name}.js`, bytes: 1, integrity: name })),
  }) as unknown as Release;

/** Writes a build in which one script differs from those of the other builds. */
async function build(changed?: string): Promise<SiteBuild> {
  const folder = join(root, `${changed}`);
  await mkdir(folder, { recursive: true });
  for (const page of ['home', 'contact']) await writeFile(join(folder, `${page}.html`), `<h1>${page}</h1>`);
  const files = Object.fromEntries(
    [...names, 'worker'].map((name) => [
      `remotes/news/1.0.0-a/${name}.js`,
      { integrity: name === changed ? 'changed' : 'same', bytes: 1 },
    ]),
  );
  return { folder, site: { remotes: { news: { version: '1.0.0-a' } }, files } } as unknown as SiteBuild;
}

const cases: [changed: string | undefined, pages: string[]][] = [
  [undefined, []],
  ['home', ['/home']],
  ['list', ['/contact']],
  ['dialog', ['/home', '/contact']],
  ['calendar', ['/home', '/contact']],
  ['texts', ['/home', '/contact']],
  ['routes', ['/home', '/contact']],
  ['worker', ['/home', '/contact']],
];

for (const [changed, pages] of cases)
  test(`names the pages that load ${changed ?? 'nothing new'}`, async () =>
    assert.deepEqual(
      await changedPages(
        releaseOf((name) => loads[name]),
        await build(changed),
        await build(),
      ),
      pages,
    ));

test('names all pages for a chunk of a build that does not say who loads it', async () => {
  const release = releaseOf(() => undefined);

  assert.deepEqual(await changedPages(release, await build('list'), await build()), ['/home', '/contact']);
});
