import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { industries } from './industries.content.ts';
import { Component } from './industries.page.tsx';

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
