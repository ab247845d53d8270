import type { Site } from '@portal/contracts/site';
import { SiteContext } from '@portal/platform';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface App {
  site: Site;
  queryClient: QueryClient;
  /** The router's provider: the browser's or the renderer's. */
  children: ReactNode;
}

/** What every page stands in, wherever it is rendered. */
export function App({ site, queryClient, children }: App) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SiteContext>
  );
}
