import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Component } from './partners.page.tsx';

test('names Domotz outside the categories, with a link to network monitoring', () => {
  renderPage(<Component />);
  const note = within(screen.getByRole('complementary', { name: /Domotz/ }));

  expect(note.getByRole('link', { name: 'network monitoring' })).toHaveAttribute(
    'href',
    '/services/network-monitoring',
  );
});
