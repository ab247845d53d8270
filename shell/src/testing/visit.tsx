import type { Site } from '@portal/contracts/site';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { App } from '../app.tsx';
import { shellRoutes } from '../routes.tsx';

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

interface Visit {
  /** Pages that are there from the start. */
  pages?: RouteObject[];
  /** Who is asked about an address that is not. */
  askOwner?: PatchRoutesOnNavigationFunction;
}

/** Opens an address of the portal in the simulated browser. */
export function visit(path: string, { pages = [], askOwner }: Visit = {}) {
  const router = createMemoryRouter(shellRoutes(pages), {
    initialEntries: [path],
    patchRoutesOnNavigation: askOwner,
  });
  render(
    <App site={site}>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}
