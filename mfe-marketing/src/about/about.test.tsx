import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { Component } from './about.page.tsx';

test('insured, licensed and certified: three credentials, marked as samples', () => {
  renderPage(<Component />);

  for (const name of ['Insurance', 'License', 'Certifications'])
    expect(screen.getByRole('heading', { level: 3, name }).parentElement).toHaveTextContent('Sample details');
  expect(screen.getByText(/Texas DPS Private Security Program, B00000000/)).toBeVisible();
  // Nobody is asked to look up a sample.
  expect(screen.queryByRole('link', { name: 'How to check it' })).toBeNull();
});

test('the license can be looked up in the register of the DPS, also while the credentials are not confirmed', () => {
  renderPage(<Component />, { site: { content: 'confirmed' } });

  expect(screen.queryByRole('heading', { name: 'Insured, licensed and certified' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'How to check an installer’s license' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the register of the DPS' })).toHaveAttribute(
    'href',
    'https://tops.portal.texas.gov/psp-self-service/search/index',
  );
});
