import type { PageRoute, RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import { rememberVisit } from '@portal/platform';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { notFound, outage, Pages, type Shown } from './pages.ts';

export { pageFactsBlock } from './page-facts.ts';

export interface RenderedPage {
  /** Title, meta and link elements for `<head>`. */
  head: string;
  /** `<div id="root">` with the page in it. */
  body: string;
}

/** What the shell itself shows where no remote's page is, each under a name that stands for any address. */
const ownPages: Record<string, Shown> = { '/not-found': notFound, '/outage': outage };

const never = () => Promise.reject(new Error('A page made at publish time asks for nothing.'));

/** Renders one page to HTML: a remote's, of that release, or without one the shell's own. Throws what the page throws. */
export async function renderPage(
  path: string,
  remote: RemoteModule | undefined,
  site: Site,
  release?: string,
): Promise<RenderedPage> {
  // A form without a script says by itself which release it is from.
  rememberVisit(() => ({ release }));
  const shown = remote ? await pageOf(remote, path) : ownPages[path];
  if (!shown) throw new Error('It is not among the routes.');
  const pages = new Pages({ routesOf: never, isSignedIn: never, entrance: never, askServer: never });
  pages.put(path, shown);

  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <StaticRouter location={path}>
        <App site={site} pages={pages} />
      </StaticRouter>
    </div>,
    // One piece: a boundary sent later would need an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  for (const failure of failures) throw failure;

  const start = html.indexOf('<div id="root">');
  return { head: html.slice(0, start), body: html.slice(start) };
}

async function pageOf({ routes }: RemoteModule, path: string): Promise<Shown | undefined> {
  const route = matchRoutes(routes, path)?.at(-1)?.route as PageRoute | undefined;
  return route && [{ path: route.path, ...(await route.lazy()) }];
}
