import type { RemoteModule } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import { rememberVisit } from '@portal/platform';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { finishedPages, pageOf } from './finished-pages.ts';

/**
 * Brings a rendered page to life in whatever document is global, as `main.tsx` does in a browser, and leaves it. What
 * React says about differences is told to `report`.
 */
export async function hydratePage(
  path: string,
  remote: RemoteModule,
  site: Site,
  release: string,
  report: (difference: unknown) => void,
): Promise<void> {
  rememberVisit(() => ({ release }));
  const shown = await pageOf(remote, path);
  const container = document.getElementById('root');
  if (!shown || !container) throw new Error('There is nothing to hydrate.');

  const ignore = () => {};
  const root = hydrateRoot(
    container,
    <BrowserRouter>
      <App site={site} pages={finishedPages(path, shown)} />
    </BrowserRouter>,
    { onRecoverableError: report, onCaughtError: ignore, onUncaughtError: ignore },
  );
  // An effect of the whole portal marks the document once everything has been compared (see portal.tsx).
  while (!('hydrated' in document.documentElement.dataset)) await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
}
