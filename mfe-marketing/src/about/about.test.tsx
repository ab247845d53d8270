import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Component } from './about.page.tsx';

test('shows the company name, the tagline and four values', () => {
  renderPage(<Component />);

  expect(screen.getByRole('heading', { level: 1, name: 'About Lumenward' })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'Smart Technology, Secured Infrastructure, Seamlessly Integrated' }),
  ).toBeVisible();
  for (const name of ['Innovative Solutions', 'Expert Team & Support', 'Scalable Growth', 'Reliable Results']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});

const backs = {
  Multifamily: 'Physical Security & Access Control',
  Commercial: 'Commercial Solutions',
  Government: 'Government Solutions',
  'Non-Profit': 'Audio/Visual Solutions',
};

const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!card) throw new Error(`${title} is not in a list of cards`);
  return within(card);
};

test.each(Object.entries(backs))('the card %s has the back title %s', (front, back) => {
  renderPage(<Component />);
  expect(cardOf(front).getByRole('heading', { level: 4, name: back })).toBeInTheDocument();
});

test('every back has a link to an industry', () => {
  renderPage(<Component />);
  for (const name of Object.keys(backs)) {
    expect(cardOf(name).getByRole('link').getAttribute('href')).toMatch(/^\/industries#/);
  }
});

test('multifamily lists five points and links to its solutions; government lists CJIS compliance', () => {
  renderPage(<Component />);
  const multifamily = cardOf('Multifamily');

  expect(multifamily.getAllByRole('listitem')).toHaveLength(5);
  expect(multifamily.getByRole('link', { name: 'Explore multifamily solutions' })).toHaveAttribute(
    'href',
    '/industries#property-management',
  );
  expect(cardOf('Government').getByText('CJIS compliant systems')).toBeInTheDocument();
});

test('insured, licensed and certified: three credentials, marked as samples', () => {
  renderPage(<Component />);

  for (const name of ['Insurance', 'License', 'Certifications'])
    expect(screen.getByRole('heading', { level: 3, name }).parentElement).toHaveTextContent('Sample details');
  expect(screen.getByText(/Texas DPS Private Security Program, B00000000/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to check it' })).toHaveAttribute('href', '#license');
});

test('the license can be looked up in the register of the DPS, also while the credentials are not confirmed', () => {
  renderPage(<Component />, { site: { content: 'confirmed' } });

  expect(screen.queryByRole('heading', { name: 'Insured, licensed and certified' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'How to check our license, or anyone’s' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the register of the DPS' })).toHaveAttribute(
    'href',
    'https://tops.portal.texas.gov/psp-self-service/search/index',
  );
});
