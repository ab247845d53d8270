import { languageOf } from '@portal/contracts/language';
import type { Site } from '@portal/contracts/site';
import { OwnsPathContext, SiteContext } from '@portal/platform';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { englishLayout, type LayoutTexts, LayoutTextsContext } from './layout/layout-texts.ts';
import { StaffLayout } from './layout/staff-layout.tsx';
import { PageArea } from './page-area.tsx';
import type { Pages } from './pages.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';

export interface AppProps {
  site: Site;
  pages: Pages;
  /** Whether the document belongs to a staff remote. */
  isStaff?: boolean;
  /** Of the document's language. */
  texts?: LayoutTexts;
}

/** The whole document body, inside a router: the browser's or the renderer's. */
export function App({ site, pages, isStaff = false, texts = englishLayout }: AppProps) {
  const Frame = isStaff ? StaffLayout : Layout;
  const { pathname } = useLocation();
  useNavigationEffects({ analytics: site.analytics, pages, isStaff });
  // A document has one language too.
  const owns = useCallback(
    (path: string) => languageOf(path) === texts.language && pages.owns(path),
    [pages, texts.language],
  );
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  return (
    <SiteContext value={site}>
      <OwnsPathContext value={owns}>
        <LayoutTextsContext value={texts}>
          <Frame {...pages.routeOf(pathname)?.handle}>
            <PageArea pages={pages} isStaff={isStaff} />
          </Frame>
        </LayoutTextsContext>
      </OwnsPathContext>
    </SiteContext>
  );
}
