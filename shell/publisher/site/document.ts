import { type DocumentData, documentDataBlock, stylesId } from '@portal/contracts/document-data';
import type { Language } from '@portal/contracts/language';
import type { Site } from '@portal/contracts/site';
import type { Release } from '@portal/release/manifest';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { type Access, documentPolicy, inlineNonce } from '../release/headers.ts';
import type { PageStyles } from './page-styles.ts';
import { themeColor } from './seo/icons.ts';

interface DocumentParts {
  kind: DocumentData['kind'];
  shell: Release;
  site: Site;
  /** The remote of the page, and its chunk. Documents of the shell itself have none. */
  remote?: { release: Release; access: 'public' | 'staff'; chunk?: string };
  rendered: RenderedPage;
  language?: Language;
  /** HTML at the start of the body, e.g. the banner of a preview. */
  banner?: string;
  /** Of `sheetsOf`. The document has the rules that it needs, and loads its style sheets with the application. */
  styles?: PageStyles;
}

/** Returns the path of a release's files in a site build, with leading and trailing slash. */
export const assetBase = ({ name, version }: Pick<Release, 'name' | 'version'>) =>
  name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;

/** The lead desk has one font. */
const staffFont = 'inter-';

/** Returns whether a file is a script of the browser build: no `.mjs` file for the renderer, and no development build. */
const isBrowserScript = (path: string) => path.endsWith('.js') && !path.startsWith('development/');

/**
 * Returns the scripts of the shell that no module of a document imports: the starter, which has its own integrity, the pages for
 * signing in, the other analytics provider, and the texts of another language.
 */
const unusedScripts = ({ analytics }: Site, access: Access = 'public', language: Language = 'en') => [
  'start.js',
  ...(access === 'staff' ? [] : ['auth.js', 'passkeys.js']),
  ...(analytics.provider === 'ga4' ? [] : ['ga4.js']),
  ...(language === 'es' ? [] : ['spanish.js']),
];

/**
 * Import map with the integrity of all modules of the shell and of one remote. It does not name other remotes, so their releases
 * do not change this document. https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity-map
 */
function importMap(releases: Release[], unused: string[]): string {
  const integrity = releases.flatMap((release) =>
    release.files
      .filter(({ path }) => isBrowserScript(path) && !unused.includes(path))
      .map((file) => [assetBase(release) + file.path, file.integrity]),
  );
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

type Sheets = Pick<DocumentParts, 'shell' | 'remote' | 'language' | 'banner'>;

/** Returns the style sheets of a document, in their order. */
export function sheetsOf({ shell, remote, language, banner }: Sheets): { release: Release; path: string }[] {
  const of = (release: Release, chunks: string[]) =>
    filesOfChunks(release, chunks).css.map((path) => ({ release, path }));
  return [
    ...of(shell, shellChunks(language)),
    // Those of a staff remote are loaded after sign-in.
    ...(remote?.access === 'public' ? of(remote.release, remoteChunks(remote)) : []),
    ...(banner ? [{ release: shell, path: 'preview.css' }] : []),
  ];
}

const shellChunks = (language?: Language) => ['main', ...(language === 'es' ? ['spanish'] : [])];
const remoteChunks = ({ chunk }: { chunk?: string }) => ['routes', ...(chunk ? [chunk] : [])];

/** Returns a complete HTML document. With `styles`, nothing blocks its rendering. */
export function composeDocument({
  kind,
  shell,
  site,
  remote,
  rendered,
  language = 'en',
  banner = '',
  styles,
}: DocumentParts): string {
  const shellFile = fileOf(shell);
  const first = filesOfChunks(shell, shellChunks(language));
  const map = importMap(remote ? [shell, remote.release] : [shell], unusedScripts(site, remote?.access, language));
  // Files of a staff remote are loaded after sign-in.
  const own = remote?.access === 'public' ? filesOfChunks(remote.release, remoteChunks(remote)) : undefined;
  const remoteFile = remote && fileOf(remote.release);

  const documentData: DocumentData = {
    site,
    kind,
    shell: shell.version,
    ...(remote && {
      remote: {
        name: remote.release.name,
        version: remote.release.version,
        entry: `${assetBase(remote.release)}remoteEntry.js`,
        access: remote.access,
      },
    }),
    entry: `${assetBase(shell)}main.js`,
    preload: [
      ...first.js.map(shellFile),
      ...(own ? ['remoteEntry.js', ...own.js] : []).map((path) => remoteFile?.(path)),
    ].flatMap((file) => file?.href ?? []),
  };
  const starter = shellFile('start.js');
  const links = sheetsOf({ shell, remote, language, banner })
    .map(({ release, path }) => styleSheet(fileOf(release)(path), release === shell ? undefined : release.name))
    .join('');
  const body = banner + shortTags(rendered.body);
  const css = styles?.neededBy(body);

  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(documentPolicy(site, { importMap: map, styles: css }, remote?.access))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // iOS would make links of numbers, dates and addresses, also before the page is hydrated.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    `<link rel="icon" href="${assetBase(shell)}icon.svg" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/${remote?.access === 'staff' ? 'desk' : 'site'}.webmanifest">`,
    `<meta name="theme-color" content="${themeColor}">`,
    // Before the style sheets arrive, and without them.
    `<meta name="color-scheme" content="${remote?.access === 'staff' ? 'light dark' : 'light'}">`,
    ...shell.files
      .filter(({ path }) => path.endsWith('.woff2') && (remote?.access !== 'staff' || path.startsWith(staffFont)))
      .map(
        ({ path }) => `<link rel="preload" href="${assetBase(shell)}${path}" as="font" type="font/woff2" crossorigin>`,
      ),
    css ? `<style nonce="${inlineNonce}">${css}</style>` : links,
    rendered.head,
    '</head><body>',
    body,
    // Nothing above needs them.
    css ? `<template id="${stylesId}">${links}</template>` : '',
    `<script type="importmap" nonce="${inlineNonce}">${map}</script>`,
    documentDataBlock(documentData),
    starter && `<script type="module" src="${starter.href}" integrity="${starter.integrity}"></script>`,
    '</body></html>',
  ].join('');
}

/** Looks up a file of a release: its URL path and its integrity. */
export const fileOf = (release: Release) => (path: string) => {
  const file = release.files.find((candidate) => candidate.path === path);
  return file && { href: assetBase(release) + path, integrity: file.integrity };
};

/** Returns the files that chunks load. */
function filesOfChunks({ chunks }: Release, names: string[]) {
  const needed = chunks.filter(({ name }) => names.includes(name));
  const all = (list: 'js' | 'css') => [...new Set(needed.flatMap((chunk) => chunk[list]))];
  return { js: all('js'), css: all('css') };
}

/** `data-rspack` marks the style sheet as loaded for the chunk loader of a remote. */
export function styleSheet(file: { href: string; integrity: string } | undefined, remote?: string): string {
  if (!file) return '';
  const chunk = file.href.slice(file.href.lastIndexOf('/') + 1, -'.css'.length);
  const mark = remote ? ` data-rspack="portal-${remote}:chunk-${chunk}"` : '';
  return `<link rel="stylesheet" href="${file.href}" integrity="${file.integrity}"${mark}>`;
}

/** React closes shapes of drawings with a tag of their own. */
const shortTags = (html: string) => html.replaceAll(/><\/(?:path|circle|rect|line)>/g, '/>');
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the page of a staff remote, which browsers render. */
export const emptyPage = ({ company }: Site): RenderedPage => ({
  head: `<title>Lead desk · ${escapeHtml(company)}</title><meta name="robots" content="noindex">`,
  body: '<div id="root"></div><noscript><p>The lead desk needs JavaScript.</p></noscript>',
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
