import type { PageRoute } from '@portal/contracts/remote';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './layout/not-found.page.tsx';
import { RemoteOutage } from './layout/remote-outage.tsx';

export const notFound: RouteObject[] = [{ path: '*', Component: NotFoundPage }];
export const outage: RouteObject[] = [{ path: '*', Component: RemoteOutage }];

interface PageSources {
  /** Returns the routes of the remote that owns the document. Rejects when it cannot be loaded. */
  routes: () => Promise<readonly PageRoute[]>;
  /** Returns what a staff document shows instead of a page: the sign-in page without a session, password pages. */
  authPagesFor?: (path: string) => Promise<RouteObject[] | undefined>;
  /** Called when a page cannot be loaded. Does not resolve while the document reloads. */
  onLoadError?: () => Promise<void>;
}

/** The pages of the remote that owns the document. Each is loaded when it is first visited and kept. */
export class Pages {
  /** Undefined until the remote is loaded. */
  private routes: { byPath: Map<string, PageRoute>; patterns: PageRoute[] } | undefined;
  private readonly loaded = new Map<string, RouteObject[]>();
  private readonly pending = new Map<string, Promise<RouteObject[]>>();
  private readonly sources: PageSources;

  constructor(sources: PageSources) {
    this.sources = sources;
  }

  /** Returns the page of a path, or a promise of it, the same one until `forgetPending`. */
  get(path: string): RouteObject[] | Promise<RouteObject[]> {
    // Pending first: React expects the same promise again after it has resolved.
    const page = this.pending.get(path) ?? this.loaded.get(path) ?? this.find(path);
    if (page instanceof Promise) this.pending.set(path, page);
    return page;
  }

  set(path: string, routes: RouteObject[]) {
    this.loaded.set(path, routes);
  }

  /** Loads a page, without asking for a session. Rejects when that fails. */
  async load(path: string): Promise<RouteObject[]> {
    if (!this.routes) {
      const routes = await this.sources.routes();
      this.routes = {
        byPath: new Map(routes.map((route) => [route.path, route])),
        patterns: routes.filter((route) => /[:*]/.test(route.path)),
      };
    }
    const route = this.routeOf(path);
    const routes = route ? [{ path: route.path, ...(await route.lazy()) }] : notFound;
    this.loaded.set(path, routes);
    return routes;
  }

  /** Returns the route that the remote has for a path, once the remote is loaded. */
  routeOf(path: string): PageRoute | undefined {
    const { byPath, patterns = [] } = this.routes ?? {};
    // Matching sorts all its routes each time, so it gets only those with parameters.
    return byPath?.get(path) ?? (matchRoutes(patterns, path)?.at(-1)?.route as PageRoute | undefined);
  }

  /** Returns whether a path is a page of the remote. */
  owns = (path: string) => this.routeOf(path) !== undefined;

  /** Makes the next navigation retry failed loads and ask for the session again. */
  forgetPending() {
    this.pending.clear();
  }

  private async find(path: string): Promise<RouteObject[]> {
    const authPages = await this.sources.authPagesFor?.(path);
    if (authPages) return authPages;
    try {
      return await this.load(path);
    } catch (error) {
      await this.sources.onLoadError?.();
      throw error;
    }
  }
}
