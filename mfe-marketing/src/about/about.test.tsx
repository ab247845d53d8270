import { screen, within } from '@testing-library/react';
import { visit } from '../testing/visit.tsx';
import { Component } from './about.page.tsx';

test('the heading names the company, and the tagline stands over four values', () => {
  visit(<Component />);

  expect(screen.getByRole('heading', { level: 1, name: 'About Example Integrators' })).toBeVisible();
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

test.each(Object.entries(backs))('the card %s has both faces: %s on its back', (front, back) => {
  visit(<Component />);
  expect(cardOf(front).getByRole('heading', { level: 4, name: back })).toBeInTheDocument();
});

test('multifamily lists five points and invites to its solutions; government systems are CJIS compliant', () => {
  visit(<Component />);
  const multifamily = cardOf('Multifamily');

  expect(multifamily.getAllByRole('listitem')).toHaveLength(5);
  expect(multifamily.getByRole('link', { name: 'Explore multifamily solutions' })).toHaveAttribute(
    'href',
    '/industries#property-management',
  );
  expect(cardOf('Government').getByText('CJIS compliant systems')).toBeInTheDocument();
});
