import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startAnalytics } from './analytics.ts';
import { App } from './app.tsx';
import { readPageFacts } from './page-facts.ts';
import { createQueryClient } from './query-client.ts';
import { announcePageRelease } from './remotes.ts';
import { createPortalRouter } from './router.ts';

const facts = readPageFacts();
startAnalytics(facts.site);
announcePageRelease(facts);

const queryClient = createQueryClient();
const router = await createPortalRouter(facts.kind, queryClient);
const root = document.getElementById('root') as HTMLElement;
const app = (
  <App site={facts.site} queryClient={queryClient}>
    <RouterProvider router={router} />
  </App>
);

if (facts.kind === 'client') createRoot(root).render(app);
else hydrateRoot(root, app);
document.documentElement.dataset.hydrated = '';
