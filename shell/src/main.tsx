import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startAnalytics } from './analytics.ts';
import { App } from './app.tsx';
import { readPageFacts } from './page-facts.ts';
import { announcePageRelease } from './remotes.ts';
import { createPortalRouter } from './router.ts';

const facts = readPageFacts();
startAnalytics(facts.site);
announcePageRelease(facts);

const router = await createPortalRouter(facts.kind);
const root = document.getElementById('root') as HTMLElement;
const app = (
  <App site={facts.site}>
    <RouterProvider router={router} />
  </App>
);

if (facts.kind === 'client') createRoot(root).render(app);
else hydrateRoot(root, app);
