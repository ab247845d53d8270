import type { ComponentType } from 'react';

/** Version of the promise between shell and remotes. It grows by one when a remote has to be changed to go on. */
export const contractVersion = 1;

/** A shell runs what was made for its own contract or the one before: teams follow a new shell in their own time. */
export const speaksContract = (version: number, shellVersion = contractVersion) =>
  version === shellVersion || version === shellVersion - 1;

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
  /** What its class names start with, before a hyphen: no two remotes style each other. */
  classPrefix: string;
  /** Pages are rendered at publish time and indexed; otherwise the remote is client-rendered behind the sign-in gate. */
  isPublic: boolean;
}

/** Who owns which address. Order matters: marketing has whatever is left. */
export const remotes: readonly RemoteOwnership[] = [
  { name: 'admin', classPrefix: 'a', owns: /^\/admin(\/|$)/, isPublic: false },
  { name: 'locations', classPrefix: 'l', owns: /^\/(austin|san-antonio)(-[a-z-]+)?$/, isPublic: true },
  {
    name: 'marketing',
    classPrefix: 'm',
    owns: /^\/(services(\/[a-z-]+)?|partners|industries|about|contact)?$/,
    isPublic: true,
  },
];

export const ownerOf = (path: string): RemoteOwnership | undefined =>
  remotes.find(({ owns }) => owns.test(path === '/' ? path : path.replace(/\/$/, '')));
