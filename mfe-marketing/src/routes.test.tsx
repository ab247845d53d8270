import { mainText, nearestSiblings } from '@portal/build/shingles';
import { teamOf } from '@portal/release/team-of';
import { cleanup, screen } from '@testing-library/react';
import { teams } from '../../infra/teams.json';
import { routes } from './routes.tsx';
import { solutions } from './services/solutions.content.ts';
import { visit } from './testing/visit.tsx';

test('every public path of the specification that is ours has a page, and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    ...solutions.map(({ slug }) => `/services/${slug}`),
    '/partners',
    '/industries',
    '/about',
    '/contact',
  ]);
  for (const { path } of routes) expect(teamOf(teams, path)?.name).toBe('marketing');
});

test.each(routes)(
  '$path shows one heading, its own title and only links that lead somewhere',
  async ({ path, lazy }) => {
    const { Component } = await lazy();
    const { container } = visit(<Component />);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain('Example Integrators');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://site.example${path}`);

    for (const link of container.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) expect(container.querySelector(address)).not.toBeNull();
      else if (address.startsWith('/')) expect(teamOf(teams, address.replace(/#.*/, ''))).toBeDefined();
      else expect(address).toMatch(/^(tel|mailto):/);
    }
  },
);

test('titles and descriptions are all different, and descriptions fit a search result', async () => {
  const seen = new Set<string>();
  for (const { lazy } of routes) {
    const { Component } = await lazy();
    visit(<Component />);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
    seen.add(document.title).add(description);
    cleanup();
  }
  expect(seen.size).toBe(routes.length * 2);
});

test('every service page speaks for itself', async () => {
  const pages = [];
  for (const { path, lazy } of routes.filter(({ path }) => path.startsWith('/services/'))) {
    const { Component } = await lazy();
    pages.push({ path, text: mainText(visit(<Component />).container.innerHTML) });
    cleanup();
  }

  expect(pages).toHaveLength(16);
  expect(nearestSiblings(pages).filter(({ overlap }) => overlap > 0.45)).toEqual([]);
});
