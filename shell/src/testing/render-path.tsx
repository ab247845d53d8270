import '@portal/testing/jest-setup';
import type { PageRoute } from '@portal/contracts/remote';
import type { Analytics } from '@portal/contracts/site';
import { site } from '@portal/testing/site';
import { render } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app.tsx';
import { Pages } from '../pages.ts';

const CurrentPath = () => <h1>Page {useLocation().pathname}</h1>;

/** Returns the route of a page that shows its path. */
export const pageOf = (path: string): PageRoute => ({
  path,
  handle: { chunk: 'page' },
  lazy: async () => ({ Component: CurrentPath }),
});

/** Gives the router's `navigate` to the test. */
function Navigator({ onRender }: { onRender: (navigate: NavigateFunction) => void }) {
  onRender(useNavigate());
  return null;
}

interface RenderPathOptions extends Partial<ConstructorParameters<typeof Pages>[0]> {
  analytics?: Analytics;
  isStaff?: boolean;
}

/** Renders a path of the portal in jsdom. Returns its pages and a function that goes to another path. */
export async function renderPath(
  path: string,
  { analytics = site.analytics, isStaff, ...sources }: RenderPathOptions = {},
) {
  const pages = new Pages({ routes: async () => ['/', '/about', '/contact'].map(pageOf), ...sources });
  if (!isStaff) await pages.load(path);
  let navigate: NavigateFunction = () => {};
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App site={{ ...site, analytics }} pages={pages} isStaff={isStaff} />
        <Navigator
          onRender={(current) => {
            navigate = current;
          }}
        />
      </MemoryRouter>,
    ),
  );
  return { pages, go: (to: string) => act(async () => navigate(to)) };
}
