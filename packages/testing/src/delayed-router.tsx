import { act, render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

interface DelayedRouterProps {
  browser: BrowserHistory;
  pending: (() => void)[];
  children: ReactNode;
}

function DelayedRouter({ browser, pending, children }: DelayedRouterProps) {
  const [{ action, location }, setState] = useState({ action: browser.action, location: browser.location });
  useLayoutEffect(
    () =>
      browser.listen(({ action, location }) => {
        pending.push(() => setState({ action, location }));
      }),
    [browser, pending],
  );
  return (
    <Router location={location} navigationType={action} navigator={browser}>
      {children}
    </Router>
  );
}

/**
 * Renders in a router of a slow machine: the address of the browser changes at once, and what is rendered only when the test calls
 * `commit`, one navigation at a time, oldest first.
 */
export function renderWithDelayedRouter(
  element: ReactNode,
  path: string,
): Pick<DelayedRouterProps, 'browser' | 'pending'> & { commit: () => void } {
  history.replaceState(null, '', path);
  const browser = createBrowserHistory({ v5Compat: true });
  const pending: (() => void)[] = [];
  render(
    <DelayedRouter browser={browser} pending={pending}>
      {element}
    </DelayedRouter>,
  );
  return { browser, pending, commit: () => act(() => pending.shift()?.()) };
}
