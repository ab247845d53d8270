import '@portal/build/jest-setup';
import type { Site } from '@portal/contracts/site';
import { SiteContext } from '@portal/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

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

/** Renders a component as a page of the portal would: with a router and the site's facts. */
export function show(element: ReactNode) {
  const view = render(element, {
    wrapper: ({ children }) => (
      <SiteContext value={site}>
        <MemoryRouter>{children}</MemoryRouter>
      </SiteContext>
    ),
  });
  return { ...view, user: userEvent.setup() };
}
