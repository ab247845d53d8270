import { Component, type ReactNode, use } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { RemoteOutage } from './layout/remote-outage.tsx';
import type { Pages } from './pages.ts';

/** The page of the current path. Navigation is a transition: the current page stays until the next one is loaded. */
export function PageArea({ pages, isStaff }: { pages: Pages; isStaff: boolean }) {
  const { pathname } = useLocation();
  return (
    <OutageBoundary key={pathname} isStaff={isStaff}>
      <Page pages={pages} path={pathname} />
    </OutageBoundary>
  );
}

function Page({ pages, path }: { pages: Pages; path: string }) {
  const page = pages.get(path);
  return useRoutes(page instanceof Promise ? use(page) : page);
}

/** Limits an error of a remote's page to the page area. */
class OutageBoundary extends Component<{ children: ReactNode; isStaff: boolean }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { children, isStaff } = this.props;
    return this.state.hasError ? <RemoteOutage isStaff={isStaff} /> : children;
  }
}
