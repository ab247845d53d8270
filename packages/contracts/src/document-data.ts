import type { Site } from './site.ts';

/** The release of a remote as a browser needs to know it. */
export interface RemoteAddress {
  name: string;
  version: string;
  /** Address of its Module Federation entry (`remoteEntry.js`). */
  entry: string;
  /** Pages of a `staff` remote are rendered in the browser, after sign-in. */
  access: 'public' | 'staff';
}

/** Data of a document for its scripts, as JSON in `<script type="application/json" id="portal">`. */
export interface DocumentData {
  site: Site;
  /**
   * `page`: a page of the remote, rendered when it was published. `not-found` and `outage`: rendered by the shell, at any
   * path. `client`: empty, rendered in the browser.
   */
  kind: 'page' | 'not-found' | 'outage' | 'client';
  /** Version of the shell that wrote the document. */
  shell: string;
  /** The remote that owns the document. Absent in `not-found` and `outage`. */
  remote?: RemoteAddress;
  /** Address of the shell's `main.js`. */
  entry: string;
  /** Paths of all scripts that this page needs, so that one round trip loads them. The import map has their integrity. */
  preload: string[];
}

/** A remote in `/releases.json`. */
interface LiveRemote extends RemoteAddress {
  /** URL prefixes that the remote owns (see `teams.json`). */
  prefixes: string[];
}

/** `GET /releases.json`: the live releases, for developing a remote on a deployed portal. */
export interface LiveReleases {
  remotes: LiveRemote[];
  /** What a remote has to be compatible with. */
  shell: { version: string; contract: number; shared: { name: string; requiredVersion: string }[] };
}

/** Folder of a shell release with its scripts on React's development build. */
export const developmentFolder = 'development';

/** Event of `window` that starts the application without an interaction. For checks, tests and benchmarks. */
export const startEvent = 'portal-start';

export const blockId = 'portal';

/** Id of the `<template>` with the links to the style sheets of a document that has the rules it needs inline. */
export const stylesId = 'portal-styles';

/** Matches the block in a document. Its first group is the JSON. */
export const blockPattern = new RegExp(`<script type="application/json" id="${blockId}">([^<]*)</script>`);

/** Returns the block as HTML. `<` is escaped so that no value can end the element. */
export const documentDataBlock = (data: DocumentData) =>
  `<script type="application/json" id="${blockId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
