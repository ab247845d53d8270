import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion } from '@portal/contracts/remote';
import { integrityOf } from '@portal/release/integrity';
import type { BuildManifest } from '@portal/release/manifest';

export interface ReleaseDraft {
  paths?: string[];
  /** Text of the pages. */
  text?: string;
  /** Code that runs when the release is loaded. It can use `fs`, `net` and the like through `process.getBuiltinModule`. */
  onLoad?: string;
  /** Body of the page component, in the scope of `h` (createElement), `path` and `text`. */
  component?: string;
}

/** Writes the Node build of a small release to a folder. */
export async function writeRelease(folder: string, draft: ReleaseDraft = {}): Promise<string> {
  const { paths = ['/austin'], text = 'First text', onLoad = '', component = 'return h("h1", null, text);' } = draft;
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'server.mjs'),
    `import { createElement as h } from 'react';
     import { useSite } from '@portal/platform';
     const text = ${JSON.stringify(text)};
     ${onLoad}
     const page = (path) => function Component() { const site = useSite(); ${component} };
     export const routes = ${JSON.stringify(paths)}.map((path) => ({
       path, handle: { chunk: 'page' }, lazy: async () => ({ Component: page(path) }),
     }));`,
  );
  return folder;
}

export interface PageDraft {
  /** Source of further elements, in the scope of `h` (createElement), `path`, `text` and `site`. */
  adds?: string;
  /** Missing metadata: `title`, `description`, `robots`, `canonical` or `social`. */
  lacks?: string;
  /** Source of the body of the component instead of all this, in the same scope and that of `head`. */
  component?: string;
}

/** A small release of a remote, in the format of a team's build. Its `PageDraft` applies to `paths`. */
export interface BuildInput extends PageDraft {
  name?: string;
  /** Text of the pages. Another text gives another version. */
  text?: string;
  paths?: string[];
  /** Further pages, by path. */
  pages?: Record<string, PageDraft>;
  /** Code that runs when the release is loaded. */
  onLoad?: string;
  css?: string;
  /** Further files of the page's chunk, by path. */
  files?: Record<string, string>;
}

/** Writes a build of a small remote and returns its manifest. */
export async function writeBuild(folder: string, draft: BuildInput = {}): Promise<BuildManifest> {
  const { name = 'locations', text = 'First text', css = `.${name[0]}-page{color:inherit}` } = draft;
  const { adds, lacks, component } = draft;
  const pages: [string, PageDraft][] = [
    ...(draft.paths ?? ['/austin']).map((path): [string, PageDraft] => [path, { adds, lacks, component }]),
    ...Object.entries(draft.pages ?? {}),
  ];
  const contents: Record<string, string> = {
    'server.mjs': serverModule(text, pages, draft.onLoad),
    'remoteEntry.js': `export const text = ${JSON.stringify(text)};`,
    'page.css': css,
    ...draft.files,
  };
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  const manifest: BuildManifest = {
    name,
    version: `1.0.0-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)}`,
    commit: 'unknown',
    contract: contractVersion,
    pages: pages.map(([path]) => ({ path, chunk: 'page' })),
    chunks: [
      { name: 'routes', js: [], css: [], shared: [] },
      {
        name: 'page',
        js: Object.keys(draft.files ?? {}).filter((path) => path.endsWith('.js')),
        css: ['page.css'],
        shared: [],
      },
    ],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    files,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return manifest;
}

const serverModule = (text: string, pages: [string, PageDraft][], onLoad = '') => `
  import { createElement as h } from 'react';
  import { useSite } from '@portal/platform';
  const text = ${JSON.stringify(text)};
  ${onLoad}
  const social = (path, site) => Object.entries({ title: text, description: text, type: 'website', url: site.url + path,
    image: site.url + '/card.png' }).map(([name, content]) => h('meta', { key: name, property: 'og:' + name, content }));
  const headOf = (path, site) => ({
    title: h('title', null, text + ' ' + path),
    description: h('meta', { name: 'description', content: text }),
    robots: h('meta', { name: 'robots', content: 'index,follow' }),
    canonical: h('link', { rel: 'canonical', href: site.url + path }),
    social: social(path, site),
  });
  const pages = { ${pages.map(([path, page]) => `${JSON.stringify(path)}: ${pageModule(path, page)}`).join(',\n')} };
  export const routes = Object.entries(pages).map(([path, Component]) => ({
    path, handle: { chunk: 'page' }, lazy: async () => ({ Component }),
  }));`;

const pageModule = (path: string, { adds = 'null', lacks = '', component }: PageDraft) => `function Component() {
    const path = ${JSON.stringify(path)};
    const site = useSite();
    const { ${lacks ? `${lacks}: _, ` : ''} ...head } = headOf(path, site);
    ${component ?? `return h('div', null, ...Object.values(head), h('h1', null, text), h('p', { id: 'phone' }, site.phone), ${adds});`}
  }`;
