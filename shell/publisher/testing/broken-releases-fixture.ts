import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Verdict } from '@portal/contracts/release-status';
import { contractVersion } from '@portal/contracts/remote';
import { integrityOf } from '@portal/release/integrity';
import type { BuildManifest } from '@portal/release/manifest';
import { PublisherFixture } from './publisher-fixture.ts';
import { startRenderer } from './renderer-process.ts';
import { until } from './until.ts';

type Source = (source: string) => string;

export type Feature = Pick<PageDraft, 'effect' | 'dependencies' | 'adds'>;

/** One page per path. Node build and browser build have the same source. */
export interface PageDraft {
  paths: string[];
  /** Path of the page whose title, heading and description replace those of the pages. */
  copies?: string;
  /** Statements of an effect of the page, in the scope of `state` and `setState`. */
  effect?: string;
  /** When the effect runs: `[]` or `[state]`. */
  dependencies?: string;
  /** Additional elements, in the scope of `h`, `Link`, `path` and `site`. */
  adds?: string;
  /** Further effects and elements, each a component with a state of its own. */
  features?: Feature[];
  /** Replaces the body of the component, in the same scope and that of `head`. */
  component?: string;
  /** `PREFIX` stands for the class prefix of the remote, here and in all other sources. */
  css?: string;
  /** Changes files of the browser build only. */
  browser?: Record<string, Source>;
  /** Further files. */
  files?: Record<string, string>;
  /** Changes the manifest. */
  change?: (release: BuildManifest) => void;
}

/** A small remote. */
export interface RemoteDraft extends PageDraft {
  name: string;
  /** Further pages, each draft with a chunk of its own: `page-1.js`. */
  others?: PageDraft[];
  /** Statements at the start of the Node build. */
  onLoad?: string;
  /** Rules that the team acknowledges. */
  acknowledged?: string[];
}

const words =
  'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one ' +
  'person who answers the phone. Call us, or ask for a visit with the form below.';

const form = `h('form', { action: '/api/contact', method: 'post', onSubmit: (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    fetch('/api/contact', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      .then((response) => form.append(response.ok ? 'Thank you.' : 'Please call us.'), () => form.append('Please call us.'));
  } }, h('label', null, 'Name', h('input', { name: 'name', required: true })),
  h('label', null, 'Email', h('input', { name: 'email', type: 'email', required: true })), h('button', { type: 'submit' }, 'Send'))`;

/** Statements at the start of a component. */
const startOf = ({ effect = '', dependencies = '[]' }: Feature) => `
  const site = useSite();
  const [state, setState] = useState(0);
  useEffect(() => { ${effect} }, ${dependencies});`;

/** Source of a function that returns the component of a path. */
const pageSource = ({ features = [], component, copies, ...own }: PageDraft) => `
  (React, { Link, useSite }, path) => {
    const { createElement: h, useEffect, useState } = React;
    const features = [${features.map((feature) => `() => { ${startOf(feature)} return ${feature.adds ?? 'null'}; }`)}];
    return function Component() {
      ${startOf(own)}
      const subject = ${copies ? JSON.stringify(copies) : 'path'};
      const title = 'Sample page ' + subject;
      const social = { title, description: title, type: 'website', url: site.url + path, image: site.url + '/card.png' };
      const head = [
        h('title', { key: 'title' }, title),
        h('meta', { key: 'description', name: 'description', content: 'What we do at ' + subject }),
        h('meta', { key: 'robots', name: 'robots', content: 'index,follow' }),
        h('link', { key: 'canonical', rel: 'canonical', href: site.url + path }),
        ...Object.entries(social).map(([name, content]) => h('meta', { key: name, property: 'og:' + name, content })),
      ];
      ${component ?? `return h('div', null, ...head, h('h1', null, title), h('p', null, ${JSON.stringify(words)}), ${form}, ${own.adds ?? 'null'}, ...features.map((feature, index) => h(feature, { key: index })));`}
    };
  }`;

/** Returns the drafts of a remote's pages with the names of their chunks. */
const pagesOf = (draft: RemoteDraft) =>
  [draft, ...(draft.others ?? [])].map((page, index) => ({ ...page, chunk: index === 0 ? 'page' : `page-${index}` }));

function contentsOf(draft: RemoteDraft): Record<string, string> {
  const { name, onLoad = '' } = draft;
  const pages = pagesOf(draft);
  /** @param component returns the source of the component of `path` */
  const routes = (component: (page: (typeof pages)[number], index: number) => string) =>
    `[${pages.map(
      (page, index) =>
        `...${JSON.stringify(page.paths)}.map((path) => ({ path, handle: { chunk: '${page.chunk}' }, lazy: async () => ({ Component: ${component(page, index)} }) }))`,
    )}]`;
  const contents: Record<string, string> = {
    'server.mjs': `${onLoad}
      import * as React from 'react';
      import * as platform from '@portal/platform';
      const pages = [${pages.map(pageSource)}];
      export const routes = ${routes((_, index) => `pages[${index}](React, platform, path)`)};`,
    // A Module Federation container by hand, see https://module-federation.io/guide/basic/runtime.
    'remoteEntry.js': `
      let scope;
      export const init = (shareScope) => { scope = shareScope; };
      const shared = async (name) => (await Object.values(scope[name])[0].get())();
      export const get = async () => {
        const { routes } = await import('./routes.js');
        const list = routes(await shared('react'), await shared('@portal/platform'));
        return () => ({ routes: list });
      };`,
    'routes.js': `export const routes = (React, platform) => ${routes(({ chunk }) => `(await import('./${chunk}.js')).page(React, platform, path)`)};`,
  };
  for (const page of pages) {
    const { chunk, css = `.${name[0]}-page{color:inherit}`, browser = {}, files = {} } = page;
    contents[`${chunk}.js`] = `export const page = ${pageSource(page)};`;
    contents[`${chunk}.css`] = css;
    Object.assign(contents, files);
    for (const [path, change] of Object.entries(browser)) {
      const file = path === 'page.js' ? `${chunk}.js` : path;
      contents[file] = change(contents[file] ?? '');
    }
  }
  return Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [path, content.replaceAll('PREFIX', name.charAt(0))]),
  );
}

interface PublisherOptions {
  /** Publishes the drafts before the publisher starts for the first time. */
  isFirstStart?: boolean;
  /** Path of the renderer's Chromium. */
  browser?: string;
  /** Command that runs the renderer. */
  wrapper?: string[];
  env?: NodeJS.ProcessEnv;
}

/** A publisher with checks in a browser, and a renderer process. */
export async function startPublisher(
  drafts: RemoteDraft[],
  { isFirstStart, browser, wrapper, env }: PublisherOptions = {},
) {
  const renderer = await startRenderer(undefined, browser, { wrapper });
  const fixture = await PublisherFixture.create({
    renderer: renderer.address,
    teams: drafts.map(({ name, paths }) => ({
      ...{ name, classPrefix: name.charAt(0), prefixes: paths },
      ...(name === 'admin' && { prefixes: ['/admin'], access: 'staff' }),
    })),
    env: { BROWSER_CHECKS: 'on', RELEASE_POLL_MS: '50', ...env },
  });
  /** Publishes a release like a team. Resolves to its version. */
  const put = async (draft: RemoteDraft) => {
    const build = (into: string) => writeBrowserBuild(into, draft);
    return (await fixture.publish({ name: draft.name, acknowledged: draft.acknowledged, build })).version;
  };
  if (isFirstStart) for (const draft of drafts) await put(draft);
  await fixture.start();

  return {
    get publisher() {
      return fixture.publisher;
    },
    renderer,
    status: fixture.status.bind(fixture),
    put,
    /** Publishes a release like a team. Resolves to the verdict. */
    async publish(draft: RemoteDraft): Promise<Verdict> {
      const entry = fixture.history(draft.name).at(-1)?.number ?? 0;
      const version = await put(draft);
      return until(`it is decided about ${version}`, () => {
        const { history, verdict } = fixture.status(draft.name);
        const isDecided = history.some(({ number, type }) => number > entry && decisions.includes(type));
        return isDecided && verdict?.version === version ? verdict : undefined;
      });
    },
    /** Folder of the live build. */
    site: fixture.site('current'),
    /** Starts another publisher with the same folders. Does not wait until it is ready. */
    async restart(changed: NodeJS.ProcessEnv = {}) {
      await fixture.stop();
      Object.assign(fixture.env, changed);
      await fixture.begin();
    },
    async stop() {
      await fixture.remove();
      await renderer.stop();
    },
  };
}

const decisions = ['published', 'rejected'];

/** Writes a build for browsers and for Node, with what its manifest lists after the changes of the draft. */
async function writeBrowserBuild(folder: string, draft: RemoteDraft): Promise<void> {
  const contents = contentsOf(draft);
  const manifest: BuildManifest = {
    name: draft.name,
    version: '',
    commit: 'unknown',
    contract: contractVersion,
    pages: pagesOf(draft).flatMap(({ paths, chunk }) => paths.map((path) => ({ path, chunk }))),
    chunks: [
      { name: 'routes', js: ['routes.js'], css: [], shared: ['react'] },
      ...pagesOf(draft).map(({ chunk }) => ({ name: chunk, js: [`${chunk}.js`], css: [`${chunk}.css`], shared: [] })),
    ],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: Buffer.byteLength(content),
      integrity: integrityOf(content),
    })),
  };
  for (const { change } of pagesOf(draft)) change?.(manifest);
  const digest = createHash('sha256')
    .update(JSON.stringify([manifest, draft.acknowledged]))
    .digest('hex');
  manifest.version = `1.0.0-${digest.slice(0, 12)}`;
  for (const { path } of manifest.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents[path] ?? '');
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
}
