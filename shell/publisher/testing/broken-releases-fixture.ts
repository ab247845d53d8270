import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import { contractVersion } from '@portal/contracts/remote';
import { integrityOf } from '@portal/release/integrity';
import type { Release } from '@portal/release/manifest';
import { readEnv } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { Publisher } from '../remote/publisher.ts';
import { startRenderer } from './renderer-process.ts';

log.level = process.env.LOG_LEVEL || 'silent';

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
  change?: (release: Release) => void;
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

/** A publisher and a renderer process with temporary folders. */
export async function startPublisher(
  drafts: RemoteDraft[],
  { isFirstStart, browser, wrapper, env: more }: PublisherOptions = {},
) {
  const renderer = await startRenderer(undefined, browser, { wrapper });
  const folder = await mkdtemp(join(tmpdir(), 'portal-broken-'));
  const teams = drafts.map(({ name, paths }) => ({
    name,
    classPrefix: name[0],
    prefixes: paths,
    ...(name === 'admin' && { prefixes: ['/admin'], access: 'staff' }),
  }));
  await writeFile(join(folder, 'teams.json'), JSON.stringify({ teams }));
  const settings: NodeJS.ProcessEnv = {
    SITE_URL: 'https://portal.example',
    DATA_DIR: join(folder, 'data'),
    TEAMS_FILE: join(folder, 'teams.json'),
    RELEASES_FROM: join(folder, 'sources', '{name}'),
    RENDERER: renderer.address,
    COMPRESSION: 'fast',
    IMAGE_CACHE_DIR: process.env.IMAGE_CACHE_DIR,
    RELEASE_POLL_MS: '50',
    ...more,
  };
  const env = readEnv(settings);
  await mkdir(env.dataDir);
  let publisher = new Publisher(env);
  if (isFirstStart) for (const draft of drafts) await put(draft);
  await publisher.start();

  const status = (name: string): ReleaseStatus =>
    publisher.status().find((remote) => remote.name === name) as ReleaseStatus;

  /** Publishes a release like a team. Resolves to the verdict. */
  async function publish(draft: RemoteDraft): Promise<Verdict> {
    const entry = status(draft.name).history.at(-1)?.number ?? 0;
    await put(draft);
    return verdictAfter(draft.name, entry);
  }

  /** Publishes a release like a team. Resolves to its version. */
  async function put(draft: RemoteDraft): Promise<string> {
    const { release, contents } = releaseOf(draft);
    const source = join(folder, 'sources', draft.name);
    for (const [path, content] of Object.entries(contents)) {
      const file = join(source, release.version, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await writeFile(join(source, 'release.json.next'), JSON.stringify({ text: JSON.stringify(release) }));
    await rename(join(source, 'release.json.next'), join(source, 'release.json'));
    return release.version;
  }

  /** Waits for a decision after an entry of the history. */
  async function verdictAfter(name: string, entry: number): Promise<Verdict> {
    for (;;) {
      const { history, verdict } = status(name);
      const decision = history.find(({ number, type }) => number > entry && isDecision(type));
      if (decision && verdict?.version === decision.version) return verdict;
      await setTimeout(50, undefined, { signal: publisher.signal });
    }
  }

  return {
    folder,
    get publisher() {
      return publisher;
    },
    renderer,
    status,
    publish,
    put,
    /** Folder of the live build. */
    site: join(env.siteDir, 'current'),
    /** Starts another publisher with the same folders. */
    async restart(changed: NodeJS.ProcessEnv = {}) {
      await publisher.stop();
      publisher = new Publisher(readEnv({ ...settings, ...changed }));
      await publisher.start();
    },
    async stop() {
      await publisher.stop();
      await renderer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isDecision = (type: string) => type === 'published' || type === 'rejected';

let sequence = Date.now();

function releaseOf(draft: RemoteDraft): { release: Release; contents: Record<string, string> } {
  const contents = contentsOf(draft);
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  sequence += 1;
  const release: Release = {
    name: draft.name,
    version: '',
    commit: 'unknown',
    sequence,
    contract: contractVersion,
    acknowledged: draft.acknowledged ?? [],
    pages: pagesOf(draft).flatMap(({ paths, chunk }) => paths.map((path) => ({ path, chunk }))),
    chunks: [
      { name: 'routes', js: ['routes.js'], css: [], shared: ['react'] },
      ...pagesOf(draft).map(({ chunk }) => ({ name: chunk, js: [`${chunk}.js`], css: [`${chunk}.css`], shared: [] })),
    ],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    files,
  };
  for (const { change } of pagesOf(draft)) change?.(release);
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...release, sequence: 0 }))
    .digest('hex');
  release.version = `1.0.0-${digest.slice(0, 12)}`;
  return { release, contents };
}
