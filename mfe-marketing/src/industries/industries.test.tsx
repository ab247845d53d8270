import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { ndaaStatement, purchasingContracts } from '../client-statements.ts';
import { industries } from './industries.content.ts';
import { Component } from './industries.page.tsx';
import { PublicOwnersSection } from './public-owners.section.tsx';

test('schools and public owners find what the law asks, and contracts only when the client has confirmed them', () => {
  const { unmount } = renderPage(<Component />);
  expect(screen.getByText(/19 TAC 61\.1031/)).toBeVisible();
  expect([purchasingContracts.status, ndaaStatement.status]).toEqual(['missing', 'missing']);
  expect(screen.queryByText('Our purchasing contracts')).toBeNull();
  unmount();

  const confirmed = { about: 'A statement', status: 'confirmed' } as const;
  const contract = { cooperative: 'BuyBoard', number: '123-45', until: 'May 31, 2028' };
  renderPage(
    <PublicOwnersSection
      contracts={{ ...confirmed, value: [contract] }}
      ndaa={{ ...confirmed, value: 'The list is on request.' }}
    />,
    { site: { content: 'confirmed' } },
  );
  expect(screen.getByText('BuyBoard, contract 123-45, until May 31, 2028')).toBeVisible();
  expect(screen.getByText('The list is on request.')).toBeVisible();
});

test('each industry links to its services and to the contact form', () => {
  const { container } = renderPage(<Component />);
  const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');
  for (const { id } of industries) {
    const section = within(container.querySelector<HTMLElement>(`section#${id}`) ?? screen.getByRole('alert'));
    const services = targets(within(section.getByRole('list', { name: /^Services for/ })).getAllByRole('link'));
    expect(services.length).toBeGreaterThan(1);
    for (const path of services) expect(path).toMatch(/^\/services\/./);
    expect(targets(section.getAllByRole('link', { name: /^Talk about/ }))).toEqual([
      expect.stringMatching(/^\/contact\?service=consultation&about=./),
    ]);
  }
});
