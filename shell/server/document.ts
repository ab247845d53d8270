import { createHash } from 'node:crypto';
import type { Site } from '@portal/contracts/site';
import type { PageFacts } from '../src/page-facts.ts';
import { pageFactsBlock } from '../src/page-facts.ts';
import type { RenderedPage } from '../src/server.tsx';
import type { StoredRelease } from './release-store.ts';

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

function filesOf(stored: StoredRelease, base: string, chunkNames: string[]) {
  const chunks = stored.release.chunks.filter(({ name }) => chunkNames.includes(name));
  const unique = (files: string[]) => [...new Set(files)].map((file) => base + file);
  return { js: unique(chunks.flatMap(({ js }) => js)), css: unique(chunks.flatMap(({ css }) => css)) };
}

/** The whole HTML document: nothing in it has to be fetched before it can be read but its style sheets. */
export function composeDocument({ kind, shell, starter, site, origin, rendered }: DocumentParts): string {
  const shellFiles = filesOf(shell, shellAddress(shell), ['main']);
  const remoteFiles = origin && filesOf(origin.stored, remoteAddress(origin.stored), ['routes', origin.chunk]);
  const fonts = shell.release.files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path }) => shellAddress(shell) + path);
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
    entry: `${shellAddress(shell)}main.js`,
    preload: [...shellFiles.js, ...(origin ? [remoteEntry(origin.stored), ...(remoteFiles?.js ?? [])] : [])],
  };

  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="icon" href="${shellAddress(shell)}icon.svg" type="image/svg+xml">`,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...shellFiles.css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(origin ? remoteStyles(origin, remoteFiles?.css ?? []) : []),
    rendered.head,
    pageFactsBlock(facts),
    '</head><body>',
    rendered.body,
    `<script type="module">${starter}</script>`,
    '</body></html>',
  ].join('');
}

/** Marked as the remote's chunk loader marks its own, which then does not link the same sheet again. */
function remoteStyles({ stored }: PageOrigin, hrefs: string[]): string[] {
  const { name } = stored.release;
  return hrefs.map((href) => {
    const chunk = href.slice(href.lastIndexOf('/') + 1, -'.css'.length);
    return `<link rel="stylesheet" href="${href}" data-rspack="portal-${name}:chunk-${chunk}">`;
  });
}
