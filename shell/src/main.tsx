import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { notFound, outage, Pages } from './pages.ts';
import { prefetchPages } from './prefetch.ts';
import { readPageFacts } from './read-page-facts.ts';
import { announcePageRelease, liveVersion, loadRoutes } from './remotes.ts';
import { currentSession } from './session.ts';
import { beginVisit } from './visit.ts';

const facts = readPageFacts();
announcePageRelease(facts);
beginVisit(liveVersion);

const pages = new Pages({
  routesOf: loadRoutes,
  isSignedIn: async () => (await currentSession()) !== null,
  entrance: async () => (await import(/* webpackChunkName: "entrance" */ './entrance/entrance.routes.ts')).routes,
  askServer: (path) =>
    new Promise<never>(() => {
      location.assign(path);
    }),
});

const { pathname } = location;
const portal = (
  <BrowserRouter>
    <App site={facts.site} pages={pages} />
  </BrowserRouter>
);

/** Hydration has to find what the server drew, before anything is loaded. */
async function comeAlive(root: HTMLElement) {
  if (facts.kind === 'page') await pages.fetch(pathname);
  if (facts.kind === 'not-found') pages.put(pathname, notFound);
  if (facts.kind === 'outage') pages.put(pathname, outage);
  // A page whose own script cannot be had stays what it is: finished, with links that work.
  if (!pages.has(pathname)) return;

  // As a transition, hydration gives way to the visitor every few milliseconds.
  startTransition(() => void hydrateRoot(root, portal));
  prefetchPages(pages);
}

const root = document.getElementById('root') as HTMLElement;
if (facts.kind === 'client') createRoot(root).render(portal);
else await comeAlive(root);
