import { documentNumbers, numberOfDocument } from '@portal/testing/document-numbers';
import { documentProblems } from '@portal/testing/document-problems';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const withDocument = routes.filter(({ path }) => path === '/contact' || path.startsWith('/services/'));

test.each(withDocument)(
  '$path shows a document with a number of its own, whose values agree',
  async ({ path, lazy }) => {
    const { Component } = await lazy();
    renderPage(<Component />);

    const document = screen.getByRole('figure', { name: /, an example$/ });
    expect(documentNumbers[numberOfDocument(document)]).toBe(path);
    expect(documentProblems(document)).toEqual([]);
  },
);
