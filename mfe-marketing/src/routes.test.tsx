import { consultationPath } from '@portal/contracts/consultation';
import { servicePath, serviceSlugs } from '@portal/contracts/services';
import { teamOf } from '@portal/release/team-of';
import { renderPage } from '@portal/testing/render';
import { mainText, mostSimilarPages } from '@portal/testing/similar-pages';
import { unitProblems } from '@portal/testing/wording-problems';
import { cleanup } from '@testing-library/react';
import { teams } from '../../infra/teams.json';
import { routes as allRoutes } from './routes.tsx';
import { spanishRoutes } from './spanish/spanish.routes.ts';

const routes = allRoutes.filter((route) => !spanishRoutes.includes(route));

test('the routes are the paths of the specification that marketing owns, three for buyers and clients, and the legal pages', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    ...serviceSlugs.map(servicePath),
    '/partners',
    '/industries',
    '/about',
    '/contact',
    ...['/pricing', '/support', '/case-study'],
    ...['/privacy', '/terms', '/accessibility'],
  ]);
  for (const { path } of routes) expect(teamOf(teams, path)?.name).toBe('marketing');
});

test.each(routes)(
  '$path has American units, a title that search results show whole, and no unknown host',
  async ({ lazy }) => {
    const { Component } = await lazy();
    const { container } = renderPage(<Component />);

    expect(unitProblems(container)).toEqual([]);
    expect(document.title.length).toBeLessThanOrEqual(60);
    for (const link of container.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(
        /^([/#]|tel:|mailto:|https:\/\/(www\.w3\.org|tops\.portal\.texas\.gov)\/)/,
      );
  },
);

test('with confirmed content, no page marks a sample that it does not show', async () => {
  for (const { path, lazy } of allRoutes) {
    const { Component } = await lazy();
    const { container } = renderPage(<Component />, { path, site: { content: 'confirmed' } });
    expect({ path, notes: container.querySelectorAll('[class*=sample-note]').length }).toEqual({ path, notes: 0 });
    cleanup();
  }
});

test.each(routes.filter(({ path }) => path !== '/contact'))(
  'the call bar of $path asks for the same consultation as the first link of the page',
  async ({ lazy, handle }) => {
    const { Component } = await lazy();
    const { container } = renderPage(<Component />);
    const link = container.querySelector('a[href^="/contact"]');

    expect(link?.getAttribute('href') ?? '/contact').toBe(consultationPath(handle.consultation ?? {}));
  },
);

/** Renders the page of every service. */
async function eachServicePage(check: (page: { path: string; container: HTMLElement }) => void) {
  for (const { path, lazy } of routes.filter(({ path }) => path.startsWith('/services/'))) {
    const { Component } = await lazy();
    check({ path, container: renderPage(<Component />).container });
    cleanup();
  }
}

const withoutPlace = ['/', '/contact', '/privacy', '/terms', '/accessibility'];

test('titles name a place, and the company where it fits', async () => {
  for (const { path, lazy } of routes.filter(({ path }) => !withoutPlace.includes(path))) {
    const { Component } = await lazy();
    renderPage(<Component />);
    const [what = '', company] = document.title.split(' | ');
    const fits = `${what} | Lumenward`.length <= 60;
    expect({ path, what }).toEqual({ path, what: expect.stringMatching(/ in Austin & San Antonio$/) });
    expect([what, company]).toEqual([what, fits ? 'Lumenward' : undefined]);
    cleanup();
  }
});

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('no two service pages have similar text, the same heading or the same order of sections', async () => {
  const pages: { path: string; text: string }[] = [];
  const headings: string[] = [];
  const layouts: string[] = [];
  await eachServicePage(({ path, container }) => {
    pages.push({ path, text: mainText(container.innerHTML) });
    for (const { textContent } of container.querySelectorAll('h2')) headings.push(textContent ?? '');
    layouts.push(layoutOf(container));
  });

  expect(pages).toHaveLength(16);
  // As for the city pages: the row of answers has the license, the hours and the number on all of them.
  expect(mostSimilarPages(pages).filter(({ overlap }) => overlap > 0.08)).toEqual([]);
  expect(repeated(headings)).toEqual([]);
  expect(repeated(layouts)).toEqual([]);
});

/** Returns what is in the sections of a page, in order: the words are left out. */
const layoutOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('section'), (section) =>
    ['figure', 'details', 'dl', 'ol', 'ul'].find((name) => section.querySelector(name)),
  ).join(' ');

test('the headings of a service page name its questions and its steps', async () => {
  await eachServicePage(({ path, container }) => {
    const headings = Array.from(container.querySelectorAll('h2'), ({ textContent }) => textContent ?? '');
    expect({ path, headings }).toEqual({
      path,
      headings: expect.arrayContaining([expect.stringMatching(/ questions$/)]),
    });
    const steps = container.querySelector('section:has(ol):not(:has(figure)) h2');
    if (steps) expect(steps.textContent).toMatch(/^How /);
  });
});

test('the pages for buyers and clients repeat nothing of other pages', async () => {
  const pages: { path: string; text: string }[] = [];
  for (const { path, lazy } of routes) {
    const { Component } = await lazy();
    pages.push({ path, text: mainText(renderPage(<Component />).container.innerHTML) });
    cleanup();
  }

  const similar = mostSimilarPages(pages).filter(({ path }) => ['/pricing', '/support'].includes(path));
  expect(similar).toHaveLength(2);
  expect(similar.filter(({ overlap }) => overlap > 0.06)).toEqual([]);
});

test('service pages have 350 to 640 words, without the example of a document', async () => {
  const outside: string[] = [];
  await eachServicePage(({ path, container }) => {
    const words = mainText(container.innerHTML.replace(/<figure.*<\/figure>/s, '')).split(' ').length;
    if (words < 350 || words > 640) outside.push(`${path}: ${words}`);
  });

  expect(outside).toEqual([]);
});

test('service pages link to pages of both cities, to industries and thrice to the contact form', async () => {
  await eachServicePage(({ container }) => {
    const targets = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '');
    for (const city of [/^\/austin(-|$)/, /^\/san-antonio(-|$)/])
      expect(targets).toContainEqual(expect.stringMatching(city));
    expect(targets.filter((target) => target.startsWith('/industries#')).length).toBeGreaterThan(1);
    const contact = targets.filter((target) => target.startsWith('/contact'));
    expect(contact).toHaveLength(3);
    expect(new Set(contact).size).toBe(1);
    expect(contact[0]).toMatch(/^\/contact\?service=[a-z-]+&about=./);
  });
});
