import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import { rememberVisit } from '@portal/platform';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { finishedPages, pageOf } from './finished-pages.ts';
import { notFound, outage, type Shown } from './pages.ts';

export { pageFactsBlock } from './page-facts.ts';

export interface RenderedPage {
  /** Title, meta and link elements for `<head>`. */
  head: string;
  /** `<div id="root">` with the page in it. */
  body: string;
}

/** What the shell itself shows where no remote's page is, each under a name that stands for any address. */
const ownPages: Record<string, Shown> = { '/not-found': notFound, '/outage': outage };

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

  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <StaticRouter location={path}>
        <App site={site} pages={finishedPages(path, shown)} />
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
