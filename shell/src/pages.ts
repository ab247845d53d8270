import { ownerOf, type PageRoute } from '@portal/contracts/remote';
import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './layout/not-found.page.tsx';
import { RemoteOutage } from './layout/remote-outage.tsx';

/** What an address shows: the one route that matches it. */
export type Shown = RouteObject[];

export const notFound: Shown = [{ path: '*', Component: NotFoundPage }];
export const outage: Shown = [{ path: '*', Component: RemoteOutage }];

/** Staff addresses for people without a password; who holds a link of somebody else's may be signed in. */
const entrances = ['/admin/forgot', '/admin/password'];

interface Sources {
  /** A remote's routes. Rejects when the remote cannot be reached. */
  routesOf: (owner: string) => Promise<PageRoute[]>;
  isSignedIn: () => Promise<boolean>;
  /** What staff addresses show without a session. */
  entrance: () => Promise<Shown>;
  /** Leaves for the server's document of an address; never comes back. */
  askServer: (path: string) => Promise<never>;
}

/** A promise that React reads without waiting: it looks for these two fields. */
const settled = (shown: Shown) => Object.assign(Promise.resolve(shown), { status: 'fulfilled', value: shown });

/**
 * Which page stands at an address. Its owner is asked the first time one of its addresses is visited; a page that is
 * here once is here at once ever after.
 */
export class Pages {
  private readonly here = new Map<string, Promise<Shown>>();
  private readonly coming = new Map<string, Promise<Shown>>();
  private readonly sources: Sources;

  constructor(sources: Sources) {
    this.sources = sources;
  }

  /** The page at an address, for `use`: the same promise for everybody who asks until they have arrived. */
  at(path: string): Promise<Shown> {
    const page = this.coming.get(path) ?? this.here.get(path) ?? this.find(path);
    if (!this.here.has(path)) this.coming.set(path, page);
    return page;
  }

  has(path: string): boolean {
    return this.here.has(path);
  }

  put(path: string, shown: Shown) {
    this.here.set(path, settled(shown));
  }

  /** Brings a public page here before anybody goes to it. What cannot be had is left for the visit to find out. */
  async fetch(path: string): Promise<void> {
    const owner = ownerOf(path);
    if (!owner?.isPublic || this.has(path)) return;
    await this.bring(owner.name, path).catch(() => {});
  }

  /** Called on arrival: what was not to be had, or only after signing in, is asked for again next time. */
  forgetAttempts() {
    this.coming.clear();
  }

  private async find(path: string): Promise<Shown> {
    const owner = ownerOf(path);
    if (!owner) return notFound;
    if (!owner.isPublic && (entrances.includes(path) || !(await this.sources.isSignedIn())))
      return this.sources.entrance();
    try {
      return await this.bring(owner.name, path);
    } catch (error) {
      // A document made at publish time is there for every public page; behind the gate there is none to fall back on.
      if (owner.isPublic) return this.sources.askServer(path);
      throw error;
    }
  }

  private async bring(owner: string, path: string): Promise<Shown> {
    const route = matchRoutes(await this.sources.routesOf(owner), path)?.at(-1)?.route as PageRoute | undefined;
    const shown = route ? [{ path: route.path, ...(await route.lazy()) }] : notFound;
    this.put(path, shown);
    return shown;
  }
}

export const PagesContext = createContext<Pages | undefined>(undefined);

export function usePages(): Pages {
  const pages = use(PagesContext);
  if (!pages) throw new Error('usePages needs the shell around it');
  return pages;
}
