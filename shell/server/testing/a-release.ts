import { createHash, type KeyObject } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@portal/contracts/integrity';
import type { Release } from '@portal/contracts/release';
import { contractVersion } from '@portal/contracts/remote';
import { signRelease } from '@portal/contracts/signed-release';

export interface ReleaseDraft {
  name?: string;
  /** What the pages say; another text makes another version. */
  text?: string;
  paths?: string[];
  /** Source of further elements of every page, in the scope of `h` (createElement), `path`, `text` and `site`. */
  adds?: string;
  /** What the head goes without: `title`, `description`, `robots`, `canonical` or `social`. */
  lacks?: string;
  /** Source of the page component's body in the place of all this, in the same scope and that of `head`. */
  component?: string;
  css?: string;
  /** Further files, by path. */
  files?: Record<string, string>;
  /** Last changes to `release.json`, after its files were hashed. */
  change?: (release: Release) => void;
}

const serverModule = ({ text = '', paths = [], adds = 'null', lacks = '', component }: ReleaseDraft) => `
  import { createElement as h } from 'react';
  import { useSite } from '@portal/platform';
  const text = ${JSON.stringify(text)};
  const social = (path, site) => Object.entries({ title: text, description: text, type: 'website', url: site.url + path,
    image: site.url + '/card.png' }).map(([name, content]) => h('meta', { key: name, property: 'og:' + name, content }));
  const headOf = (path, site) => ({
    title: h('title', null, text + ' ' + path),
    description: h('meta', { name: 'description', content: text }),
    robots: h('meta', { name: 'robots', content: 'index,follow' }),
    canonical: h('link', { rel: 'canonical', href: site.url + path }),
    social: social(path, site),
  });
  const page = (path) => function Component() {
    const site = useSite();
    const { ${lacks ? `${lacks}: _, ` : ''} ...head } = headOf(path, site);
    ${component ?? `return h('div', null, ...Object.values(head), h('h1', null, text), h('p', { id: 'phone' }, site.phone), ${adds});`}
  };
  export const routes = ${JSON.stringify(paths)}.map((path) => ({
    path, handle: { chunk: 'page' }, lazy: async () => ({ Component: page(path) }),
  }));`;

/** Makes a release of a small remote in a folder, as a team's build would. */
export async function build(folder: string, draft: ReleaseDraft = {}): Promise<Release> {
  const {
    name = 'locations',
    text = 'First words',
    paths = ['/austin'],
    css = `.${name[0]}-page{color:inherit}`,
  } = draft;
  const contents: Record<string, string> = {
    'server.mjs': serverModule({ ...draft, text, paths }),
    'remoteEntry.js': `export const words = ${JSON.stringify(text)};`,
    'page.css': css,
    ...draft.files,
  };
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(next, path)), { recursive: true });
    await writeFile(join(next, path), content);
  }

  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  const release: Release = {
    name,
    version: `1.0.0-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)}`,
    commit: 'unknown',
    contract: contractVersion,
    pages: paths.map((path) => ({ path, chunk: 'page' })),
    chunks: [
      { name: 'routes', js: [], css: [], shared: [] },
      { name: 'page', js: Object.keys(draft.files ?? {}), css: ['page.css'], shared: [] },
    ],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    files,
  };
  draft.change?.(release);
  await writeFile(join(next, 'release.json'), JSON.stringify(release));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  return release;
}

/** Publishes a build with a signature, as `npm run release` does. */
export async function publishSigned(folder: string, draft: ReleaseDraft, key: KeyObject): Promise<Release> {
  const built = `${folder}.built`;
  const release = await build(built, draft);
  const text = signRelease(await readFile(join(built, 'release.json'), 'utf8'), key);
  await cp(built, join(folder, release.version), { recursive: true });
  await writeFile(join(folder, 'release.json'), text);
  return release;
}
