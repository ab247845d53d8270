import type { PageRoute, RemoteModule } from '@portal/contracts/remote';
import { matchRoutes } from 'react-router-dom';
import { Pages, type Shown } from './pages.ts';

const never = () => Promise.reject(new Error('A page made at publish time asks for nothing.'));

/** What a remote shows at a path, loaded. */
export async function pageOf({ routes }: RemoteModule, path: string): Promise<Shown | undefined> {
  const route = matchRoutes(routes, path)?.at(-1)?.route as PageRoute | undefined;
  return route && [{ path: route.path, ...(await route.lazy()) }];
}

/** The pages of a portal that knows one page and never needs another. */
export function finishedPages(path: string, shown: Shown): Pages {
  const pages = new Pages({ routesOf: never, isSignedIn: never, entrance: never, askServer: never });
  pages.put(path, shown);
  return pages;
}
