import { languageOf } from '@portal/contracts/language';
import { Suspense } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { startAttribution } from './attribution.ts';
import { authPagesFor } from './auth-pages.ts';
import { tolerateForeignChanges } from './foreign-changes.ts';
import { hydrate } from './hydrate.tsx';
import { Loading } from './layout/loading.tsx';
import { notFound, outage, Pages } from './pages.ts';
import { readDocumentData } from './read-document-data.ts';
import { reloadOnce } from './reload-once.ts';
import { loadRoutes, registerRemote } from './remotes.ts';
import { retry } from './retry.ts';
import { trackScroll } from './scroll-restoration.ts';
import type { HandledFailure } from './starter/describe-failures.ts';
import { failureEvent } from './starter/field-reports.ts';

const documentData = readDocumentData();
const { kind, remote, site } = documentData;
const isStaff = remote?.access === 'staff';
if (remote) registerRemote(remote);
tolerateForeignChanges();
startAttribution(remote?.version);
trackScroll();

const pages = new Pages({
  routes: async () => (remote ? loadRoutes(remote) : []),
  authPagesFor: isStaff ? authPagesFor : undefined,
  onLoadError: reloadOnce,
});

/** Every error reaches `window.onerror`, where checks see it, also when an error boundary handles it. Field reports have its kind. */
const report = (kind: HandledFailure['kind']) => (error: unknown) => {
  dispatchEvent(new CustomEvent<HandledFailure>(failureEvent, { detail: { kind, error } }));
  reportError(error);
};
const reported: RootOptions = {
  onCaughtError: report('boundary'),
  onUncaughtError: report('error'),
  onRecoverableError: report('hydration'),
};

/** Rejects when the page of the document cannot be loaded: it stays static HTML with working links. */
async function start() {
  if (kind === 'not-found') pages.set(location.pathname, notFound);
  else if (kind === 'outage') pages.set(location.pathname, outage);
  // Before rendering, because hydration needs the page that the server rendered, and links need the remote's routes.
  else if (kind === 'page') await retry(() => pages.load(location.pathname));

  // Error documents are in English at any path.
  const texts =
    remote && languageOf(location.pathname) === 'es'
      ? (await retry(() => import(/* webpackChunkName: "spanish" */ './layout/layout-texts.es.ts'))).spanishLayout
      : undefined;
  const app = (
    <BrowserRouter>
      <App site={site} pages={pages} isStaff={isStaff} texts={texts} />
    </BrowserRouter>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (kind === 'client') {
    document.documentElement.lang = languageOf(location.pathname);
    createRoot(root, reported).render(<Suspense fallback={<Loading />}>{app}</Suspense>);
  } else await hydrate(root, app, reported);
}

// Not awaited, because the starter imports this module again when that rejects.
start();
