import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Component } from './partners.page.tsx';

const categories = {
  'Network Infrastructure': ['Cisco Systems', 'Ubiquiti', 'Belden'],
  'Physical Security': ['Brivo', 'LenelS2', 'Salto', 'Eagle Eye Networks', 'Verkada', 'Exacq', 'OpenEye', 'Milestone'],
  'Specialized Security': ['ElectricEye'],
  'IT Security': ['1Password', 'Hook Security', 'AppOmni'],
  'Audio/Visual': ['SAVI IQ', 'Crestron'],
};

test.each(Object.entries(categories))('%s lists its partners, each with specialty badges', (category, partners) => {
  renderPage(<Component />);
  const section = screen.getByRole('heading', { level: 2, name: category }).closest('section');
  if (!section) throw new Error(`${category} has no section`);

  const names = within(section)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(names).toEqual(partners);
  for (const name of partners) {
    const badges = within(section).getByRole('list', { name: `${name} specialties` });
    expect(within(badges).getAllByRole('listitem').length).toBeGreaterThan(1);
  }
});

test('names Domotz outside the categories, with a link to network monitoring', () => {
  renderPage(<Component />);
  const note = within(screen.getByRole('complementary', { name: /Domotz/ }));

  expect(note.getByRole('link', { name: 'network monitoring' })).toHaveAttribute(
    'href',
    '/services/network-monitoring',
  );
});
