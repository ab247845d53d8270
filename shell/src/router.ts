import { ownerOf } from '@portal/contracts/remote';
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import type { PageFacts } from './page-facts.ts';
import { loadRoutes } from './remotes.ts';
import { pagesRouteId, shellRoutes } from './routes.tsx';
import { currentSession } from './session.ts';

/** Leaves the client-side router: the server's document answers where a remote's script cannot. */
const askServer = (path: string) =>
  new Promise<never>(() => {
    location.assign(path);
  });

/** React Router remembers a failed `lazy`, so a page whose script is gone is asked of the server instead. */
const withServerFallback = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, path } = route;
    if (typeof lazy !== 'function' || !path) return route;
    return { ...route, lazy: () => lazy().catch(() => askServer(path)) } as RouteObject;
  });

/** Asks the owner of an unknown address for its routes, the first time one of its addresses is visited. */
export function askOwner(known: Set<string>): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const owner = ownerOf(path);
    if (!owner || known.has(owner.name)) return;
    if (!owner.isPublic && !(await currentSession())) return;

    const routes = await loadRoutes(owner.name).catch((error: unknown) => {
      // A document made at publish time is there for every public page; behind the gate there is none to fall back on.
      if (owner.isPublic) return askServer(path);
      throw error;
    });
    known.add(owner.name);
    patch(pagesRouteId, withServerFallback(routes));
  };
}

/** The page's owner and its component, loaded before the first render so that hydration finds what the server drew. */
async function firstRoutes(path: string): Promise<RouteObject[]> {
  const owner = ownerOf(path);
  if (!owner) return [];
  const routes = await loadRoutes(owner.name);
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (typeof route?.lazy === 'function') {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return withServerFallback(routes);
}

export async function createPortalRouter(kind: PageFacts['kind']) {
  const { pathname } = location;
  const pages = kind === 'page' ? await firstRoutes(pathname) : [];
  const known = new Set(kind === 'page' ? [ownerOf(pathname)?.name ?? ''] : []);

  return createBrowserRouter(shellRoutes(pages), {
    patchRoutesOnNavigation: askOwner(known),
    ...(kind === 'client' ? {} : { hydrationData: { loaderData: {} } }),
  });
}
