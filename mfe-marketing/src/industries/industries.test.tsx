import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Component } from './industries.page.tsx';

const anchors = [
  'distressed-properties',
  'property-management',
  'construction',
  'automotive',
  'non-profit',
  'self-storage',
  'education',
  'places-of-worship',
  'logistics',
  'manufacturing',
  'retail',
  'office',
  'government',
  'medical',
  'entertainment',
  'marijuana-dispensaries',
];

const section = (container: HTMLElement, id: string) => {
  const found = container.querySelector<HTMLElement>(`section#${id}`);
  if (!found) throw new Error(`No section has the anchor ${id}`);
  return within(found);
};

const benefitsOf = (industry: ReturnType<typeof section>) => {
  const group = industry.getByRole('heading', { name: 'What it brings' }).parentElement;
  return group ? within(group).getAllByRole('listitem') : [];
};

test('sixteen tiles link to the sections in order', () => {
  const { container } = renderPage(<Component />);
  const tiles = within(screen.getByRole('navigation', { name: 'Industries' })).getAllByRole('link');

  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(anchors.map((anchor) => `#${anchor}`));
  expect(Array.from(container.querySelectorAll('section[id]'), ({ id }) => id)).toEqual(anchors);
});

test.each(anchors)('#%s has a heading and four capability cards', (anchor) => {
  const { container } = renderPage(<Component />);
  const industry = section(container, anchor);

  expect(industry.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(within(industry.getByRole('list', { name: /capabilities/i })).getAllByRole('listitem')).toHaveLength(4);
});

test.each(anchors)('#%s links to its services and to the contact form', (anchor) => {
  const { container } = renderPage(<Component />);
  const industry = section(container, anchor);
  const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');

  const services = targets(within(industry.getByRole('list', { name: /^Services for/ })).getAllByRole('link'));
  expect(services.length).toBeGreaterThan(1);
  for (const path of services) expect(path).toMatch(/^\/services\/./);
  expect(targets(industry.getAllByRole('link', { name: /^Talk about/ }))).toEqual([
    expect.stringMatching(/^\/contact\?service=consultation&about=./),
  ]);
});

test('distressed properties shows three financing models and four benefits', () => {
  const { container } = renderPage(<Component />);
  const industry = section(container, 'distressed-properties');

  for (const name of ['CapEx', 'OpEx', 'Hybrid']) expect(industry.getByRole('heading', { name })).toBeVisible();
  expect(benefitsOf(industry)).toHaveLength(4);
});

test('property management shows three challenges and four benefits', () => {
  const { container } = renderPage(<Component />);
  const industry = section(container, 'property-management');

  for (const name of ['Turnover', 'Scattered systems', 'After-hours calls']) {
    expect(industry.getByRole('heading', { name })).toBeVisible();
  }
  expect(benefitsOf(industry)).toHaveLength(4);
});
