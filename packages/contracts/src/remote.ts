import type { ComponentType } from 'react';
import type { Consultation } from './consultation.ts';

/** Version of the contract between shell and remotes. Increased by one when remotes have to be changed. */
export const contractVersion = 1;

/** Returns whether a shell runs remotes of a contract version: its own or the one before. */
export const isContractSupported = (version: number, shellVersion = contractVersion): boolean =>
  version === shellVersion || version === shellVersion - 1;

/** Data of a remote's route for the shell. */
export interface PageHandle {
  /** Name of the browser chunk that holds the page: the `webpackChunkName` of the route's `lazy` import. */
  chunk: string;
  /** What the page's links to the contact form are about, for the links of the shell. Not needed by older shells. */
  consultation?: Consultation;
  /** Whether the page is for clients, who rather call than ask for a consultation. Not needed by older shells. */
  isForClients?: boolean;
}

/**
 * A page of a remote: absolute path, module loaded on demand, exported as `Component`. Public pages are rendered when they
 * are published, one per path, so only staff pages may have parameters (`/admin/leads/:id`).
 */
export interface PageRoute {
  path: string;
  handle: PageHandle;
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** Public module of a remote, exposed as `./routes` in the browser and as `server.mjs` in Node. */
export interface RemoteModule {
  routes: PageRoute[];
}
