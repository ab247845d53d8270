import { createHash } from 'node:crypto';
import type { Site } from '@portal/contracts/site';
import type { PageFacts } from '../src/page-facts.ts';
import { pageFactsBlock } from '../src/page-facts.ts';
import type { RenderedPage } from '../src/server.tsx';
import { themeColor } from './findable/site-icons.ts';
import type { StoredRelease } from './releases/release-store.ts';

/** A remote's release and the chunk of it that a page needs. */
export interface PageOrigin {
  stored: StoredRelease;
  chunk: string;
}

interface DocumentParts {
  kind: PageFacts['kind'];
  shell: StoredRelease;
  /** The shell's starter script, inlined. */
  starter: string;
  site: Site;
  origin?: PageOrigin;
  rendered: RenderedPage;
}

export const shellAddress = ({ release }: StoredRelease) => `/shell/${release.version}/`;
export const remoteAddress = ({ release }: StoredRelease) => `/remotes/${release.name}/${release.version}/`;
export const remoteEntry = (stored: StoredRelease) => `${remoteAddress(stored)}remoteEntry.js`;

/** A script's hash as the content security policy names it. */
export const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What some chunks of a release load, and which shared packages they import. */
function needsOf({ release }: StoredRelease, chunkNames: string[]) {
  const chunks = release.chunks.filter(({ name }) => chunkNames.includes(name));
  const all = (list: 'js' | 'css' | 'shared') => [...new Set(chunks.flatMap((chunk) => chunk[list]))];
  return { js: all('js'), css: all('css'), shared: all('shared') };
}

/** The whole HTML document: nothing in it has to be fetched before it can be read but its style sheets. */
export function composeDocument({ kind, shell, starter, site, origin, rendered }: DocumentParts): string {
  const shellBase = shellAddress(shell);
  const shellFiles = shell.release.files.map(({ path }) => path);
  const first = needsOf(shell, ['main']);
  const own = origin && needsOf(origin.stored, ['routes', origin.chunk]);
  const remoteBase = origin && remoteAddress(origin.stored);
  const onDemand = (own?.shared ?? [])
    .map((name) => `${name}.js`)
    .filter((file) => shellFiles.includes(file) && !first.js.includes(file));

  const facts: PageFacts = {
    site,
    kind,
    shell: shell.release.version,
    ...(origin && {
      remote: {
        name: origin.stored.release.name,
        version: origin.stored.release.version,
        entry: remoteEntry(origin.stored),
      },
    }),
    entry: `${shellBase}main.js`,
    preload: [
      ...[...first.js, ...onDemand].map((file) => shellBase + file),
      ...(origin ? [remoteEntry(origin.stored)] : []),
      ...(own?.js ?? []).map((file) => remoteBase + file),
    ],
  };

  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    `<link rel="icon" href="${shellBase}icon.svg" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${themeColor}">`,
    ...shellFiles
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `<link rel="preload" href="${shellBase}${file}" as="font" type="font/woff2" crossorigin>`),
    ...first.css.map((file) => `<link rel="stylesheet" href="${shellBase}${file}">`),
    ...(own?.css ?? []).map((file) => remoteStyle(origin?.stored.release.name ?? '', `${remoteBase}${file}`)),
    rendered.head,
    pageFactsBlock(facts),
    '</head><body>',
    rendered.body,
    `<script type="module">${starter}</script>`,
    '</body></html>',
  ].join('');
}

/** Marked as the remote's chunk loader marks its own, which then does not link the same sheet again. */
function remoteStyle(name: string, href: string): string {
  const chunk = href.slice(href.lastIndexOf('/') + 1, -'.css'.length);
  return `<link rel="stylesheet" href="${href}" data-rspack="portal-${name}:chunk-${chunk}">`;
}
