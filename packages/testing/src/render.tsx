import './jest-setup.ts';
import type { Site } from '@portal/contracts/site';
import { onToast, SiteContext, type Toast } from '@portal/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { site } from './site.ts';

const unsubscribers: (() => void)[] = [];

afterEach(() => {
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
});

interface RenderOptions {
  path?: string;
  /** Route pattern of an element that uses parameters. */
  route?: string;
  /** Changes settings of the example site. */
  site?: Partial<Site>;
}

/** Renders inside a router and the settings of the site, as the shell does. Returns the toasts that were shown, oldest first. */
export function renderPage(element: ReactNode, { path = '/', route = '*', site: changes }: RenderOptions = {}) {
  const toasts: Toast[] = [];
  unsubscribers.push(onToast((toast) => toasts.push(toast)));
  history.replaceState(null, '', path);
  const view = render(element, {
    wrapper: ({ children }) => (
      <SiteContext value={{ ...site, ...changes }}>
        <BrowserRouter>
          <Routes>
            <Route path={route} element={children} />
          </Routes>
        </BrowserRouter>
      </SiteContext>
    ),
  });
  return { ...view, toasts, user: userEvent.setup() };
}
