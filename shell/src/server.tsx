import { languageOf } from '@portal/contracts/language';
import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import { setAttributionProvider } from '@portal/platform';
import { prerender } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { spanishLayout } from './layout/layout-texts.es.ts';
import { notFound, outage, Pages } from './pages.ts';

import type { RenderedPage } from './rendered-page.ts';

export { documentDataBlock } from '@portal/contracts/document-data';

/** The shell's own pages. Their paths are placeholders: a document can have any path. */
const ownPages: Record<string, RouteObject[]> = { '/not-found': notFound, '/outage': outage };

/**
 * Returns one page as HTML: a page of the remote, or without one a page of the shell (`/not-found`, `/outage`). Throws
 * what the page throws.
 *
 * @param release Version of the remote. Forms send it without a script too.
 */
export async function renderPage(
  path: string,
  remote: RemoteModule | undefined,
  site: Site,
  release?: string,
): Promise<RenderedPage> {
  setAttributionProvider(() => ({ release }));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <StaticRouter location={path}>
        <App
          site={site}
          pages={await pagesFor(path, remote)}
          texts={languageOf(path) === 'es' ? spanishLayout : undefined}
        />
      </StaticRouter>
    </div>,
    // One chunk: a boundary that is sent later needs an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  for (const error of errors) throw error;

  const start = html.indexOf('<div id="root">');
  return { head: html.slice(0, start), body: html.slice(start) };
}

async function pagesFor(path: string, remote: RemoteModule | undefined): Promise<Pages> {
  const pages = new Pages({ routes: async () => remote?.routes ?? [] });
  const shown = remote ? await pages.load(path) : ownPages[path];
  if (!shown || (remote && shown === notFound)) throw new Error(`${path} is not among the routes.`);
  pages.set(path, shown);
  return pages;
}
