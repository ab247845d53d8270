import type { Site } from '@portal/contracts/site';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { shellRoutes } from './routes.tsx';

export { pageFactsBlock } from './page-facts.ts';

export interface RenderedPage {
  /** Title, meta and link elements for `<head>`. */
  head: string;
  /** `<div id="root">` with the page in it. */
  body: string;
}

/** A path that no route can have: what it shows is the not-found page. */
export const notFoundPath = '/not-found';

/** Renders one page to HTML. Throws what the page throws. */
export async function renderPage(path: string, pages: RouteObject[], site: Site): Promise<RenderedPage> {
  const handler = createStaticHandler(shellRoutes(pages));
  const context = await handler.query(new Request(new URL(path, site.url)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which a static page cannot do.`);
  for (const error of Object.values(context.errors ?? {})) throw error;

  const failures: unknown[] = [];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <div id="root">
      <App site={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </div>,
    // One piece: a boundary sent later would need an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  for (const failure of failures) throw failure;

  const start = html.indexOf('<div id="root">');
  return { head: html.slice(0, start), body: html.slice(start) };
}
