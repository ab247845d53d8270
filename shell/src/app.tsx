import type { Site } from '@portal/contracts/site';
import { SiteContext } from '@portal/platform';
import { type Pages, PagesContext } from './pages.ts';
import { Portal } from './portal.tsx';

interface AppProps {
  site: Site;
  pages: Pages;
}

/** The whole portal, inside a router: the browser's or the renderer's. */
export function App({ site, pages }: AppProps) {
  return (
    <SiteContext value={site}>
      <PagesContext value={pages}>
        <Portal />
      </PagesContext>
    </SiteContext>
  );
}
