import type { Site } from '@portal/contracts/site';
import { OwnsPathContext, SiteContext } from '@portal/platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { StaffLayout } from './layout/staff-layout.tsx';
import { PageArea } from './page-area.tsx';
import type { Pages } from './pages.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';

export interface AppProps {
  site: Site;
  pages: Pages;
  /** Whether the document belongs to a staff remote. */
  isStaff?: boolean;
}

/** The whole document body, inside a router: the browser's or the renderer's. */
export function App({ site, pages, isStaff = false }: AppProps) {
  const Frame = isStaff ? StaffLayout : Layout;
  const { pathname } = useLocation();
  useNavigationEffects({ analytics: site.analytics, pages, isStaff });
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  return (
    <SiteContext value={site}>
      <OwnsPathContext value={pages.owns}>
        <Frame consultation={pages.routeOf(pathname)?.handle.consultation}>
          <PageArea pages={pages} />
        </Frame>
      </OwnsPathContext>
    </SiteContext>
  );
}
