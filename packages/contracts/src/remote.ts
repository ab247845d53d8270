import type { ComponentType } from 'react';

/**
 * Version of the promise between shell and remotes. A shell refuses a release made for another one; it grows by one
 * only when an old remote could not run any more.
 */
export const contractVersion = 1;

/** What a remote's route says about itself beside its component. */
export interface PageHandle {
  /** Name of the browser chunk that holds the page: the `webpackChunkName` of the route's `lazy` import. */
  chunk: string;
}

/**
 * A page of a remote: absolute path, module loaded on demand, exported as `Component`. Public pages are made at publish
 * time, one per path, so only pages behind the sign-in may have parameters (`/admin/leads/:id`).
 */
export interface PageRoute {
  path: string;
  handle: PageHandle;
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** A remote's front door, exposed as `./routes` in the browser and by `server.mjs` in Node. */
export interface RemoteModule {
  routes: PageRoute[];
}

/** A remote as the shell knows it before it has loaded a byte of it. */
export interface RemoteOwnership {
  name: string;
  /** Whether an address belongs to this remote. The first remote that says yes owns it. */
  owns: RegExp;
  /** Pages are rendered at publish time and indexed; otherwise the remote is client-rendered behind the sign-in gate. */
  isPublic: boolean;
}

/** Who owns which address. Order matters: marketing has whatever is left. */
export const remotes: readonly RemoteOwnership[] = [
  { name: 'admin', owns: /^\/admin(\/|$)/, isPublic: false },
  { name: 'locations', owns: /^\/(austin|san-antonio)(-[a-z-]+)?$/, isPublic: true },
  { name: 'marketing', owns: /^\/(services(\/[a-z-]+)?|partners|industries|about|contact)?$/, isPublic: true },
];

export const ownerOf = (path: string): RemoteOwnership | undefined =>
  remotes.find(({ owns }) => owns.test(path === '/' ? path : path.replace(/\/$/, '')));
