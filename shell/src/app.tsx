import type { Site } from '@portal/contracts/site';
import { SiteContext } from '@portal/platform';
import type { ReactNode } from 'react';

interface AppProps {
  site: Site;
  /** The router's provider: the browser's or the renderer's. */
  children: ReactNode;
}

/** What every page stands in, wherever it is rendered. */
export function App({ site, children }: AppProps) {
  return <SiteContext value={site}>{children}</SiteContext>;
}
