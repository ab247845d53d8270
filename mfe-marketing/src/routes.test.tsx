import { mainText, mostSimilarPages } from '@portal/build/similar-pages';
import { teamOf } from '@portal/release/team-of';
import { renderPage } from '@portal/testing/render';
import { cleanup, screen } from '@testing-library/react';
import { teams } from '../../infra/teams.json';
import { routes } from './routes.tsx';
import { solutions } from './services/solutions.content.ts';

test('the routes are the paths of the specification that marketing owns, and the legal pages', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    ...solutions.map(({ slug }) => `/services/${slug}`),
    '/partners',
    '/industries',
    '/about',
    '/contact',
    ...['/privacy', '/terms', '/accessibility'],
  ]);
  for (const { path } of routes) expect(teamOf(teams, path)?.name).toBe('marketing');
});

test.each(routes)(
  '$path has one main heading, a title with the company name, a canonical link and valid links',
  async ({ path, lazy }) => {
    const { Component } = await lazy();
    const { container } = renderPage(<Component />);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain('Lumenward');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.com${path}`);

    for (const link of container.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) expect(container.querySelector(address)).not.toBeNull();
      else if (address.startsWith('/')) expect(teamOf(teams, address.replace(/[?#].*/, ''))).toBeDefined();
      else expect(address).toMatch(/^(tel:|mailto:|https:\/\/www\.w3\.org\/)/);
    }
  },
);

test('titles and descriptions are unique, and descriptions have 60 to 160 characters', async () => {
  const seen = new Set<string>();
  for (const { lazy } of routes) {
    const { Component } = await lazy();
    renderPage(<Component />);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
    seen.add(document.title).add(description);
    cleanup();
  }
  expect(seen.size).toBe(routes.length * 2);
});

test('no two service pages have similar text', async () => {
  const pages = [];
  for (const { path, lazy } of routes.filter(({ path }) => path.startsWith('/services/'))) {
    const { Component } = await lazy();
    pages.push({ path, text: mainText(renderPage(<Component />).container.innerHTML) });
    cleanup();
  }

  expect(pages).toHaveLength(16);
  expect(mostSimilarPages(pages).filter(({ overlap }) => overlap > 0.45)).toEqual([]);
});
