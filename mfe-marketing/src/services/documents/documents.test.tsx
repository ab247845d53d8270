import { documentProblems } from '@portal/testing/document-problems';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const paths = new Set([
  '/services/access-control',
  '/services/video-surveillance',
  '/services/structured-cabling',
  '/services/managed-switches',
  '/services/firewall-management',
  '/services/lighting-integration',
  '/services/video-control',
  '/contact',
]);

test.each(routes.filter(({ path }) => paths.has(path)))(
  '$path shows a document whose values agree',
  async ({ lazy }) => {
    const { Component } = await lazy();
    renderPage(<Component />);

    expect(documentProblems(screen.getByRole('figure', { name: /, an example$/ }))).toEqual([]);
  },
);
