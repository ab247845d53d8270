import type { PageRoute } from '@portal/contracts/remote';
import type { Analytics, Site } from '@portal/contracts/site';
import { render } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app.tsx';
import { Pages } from '../pages.ts';

export const site: Site = {
  url: 'https://www.example.com',
  company: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
  street: '1 Example Street',
  socialUrl: 'https://social.example/lumenward',
  videoUrl: '',
  analytics: { src: '', id: '' },
};

const Whereabouts = () => <h1>Page {useLocation().pathname}</h1>;

/** A remote's page that says where it is. */
export const pageOf = (path: string): PageRoute => ({
  path,
  handle: { chunk: 'page' },
  lazy: async () => ({ Component: Whereabouts }),
});

/** Hands the router's own way to go somewhere to the test. */
function Guide({ follow }: { follow: (navigate: NavigateFunction) => void }) {
  follow(useNavigate());
  return null;
}

interface Visit {
  analytics?: Analytics;
  /** Answers a remote's routes. */
  routesOf?: (owner: string) => Promise<PageRoute[]>;
  isSignedIn?: () => Promise<boolean>;
  askServer?: (path: string) => Promise<never>;
}

/** Opens an address of the portal in the simulated browser. Answers the function that goes to another one. */
export async function visit(path: string, { analytics = site.analytics, ...sources }: Visit = {}) {
  const pages = new Pages({
    routesOf: async () => ['/', '/about', '/contact'].map(pageOf),
    isSignedIn: async () => false,
    entrance: async () => (await import('../entrance/entrance.routes.ts')).routes,
    askServer: () => new Promise<never>(() => {}),
    ...sources,
  });
  let navigate: NavigateFunction = () => {};
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App site={{ ...site, analytics }} pages={pages} />
        <Guide
          follow={(there) => {
            navigate = there;
          }}
        />
      </MemoryRouter>,
    ),
  );
  return { pages, go: (to: string) => act(async () => navigate(to)) };
}
