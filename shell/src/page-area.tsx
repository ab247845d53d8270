import { Component, type ReactNode, use } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { RemoteOutage } from './layout/remote-outage.tsx';
import { usePages } from './pages.ts';

/** The page of the current address. While the next one is on its way the router keeps this one in place. */
export function PageArea() {
  const { pathname } = useLocation();
  return (
    <OutageBoundary key={pathname}>
      <Page path={pathname} />
    </OutageBoundary>
  );
}

function Page({ path }: { path: string }) {
  return useRoutes(use(usePages().at(path)));
}

/** Keeps what goes wrong in a remote's page inside the page's area. */
class OutageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RemoteOutage /> : this.props.children;
  }
}
