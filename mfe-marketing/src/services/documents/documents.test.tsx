import { documentProblems } from '@portal/testing/document-problems';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const withDocument = routes.filter(({ path }) => path === '/contact' || path.startsWith('/services/'));

test.each(withDocument)('$path shows a document whose values agree', async ({ lazy }) => {
  const { Component } = await lazy();
  renderPage(<Component />);

  expect(documentProblems(screen.getByRole('figure', { name: /, an example$/ }))).toEqual([]);
});
