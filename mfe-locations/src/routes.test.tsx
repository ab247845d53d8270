import { consultationPath, readConsultation } from '@portal/contracts/consultation';
import { industryNames } from '@portal/contracts/industries';
import { SiteContext } from '@portal/platform';
import { teamOf } from '@portal/release/team-of';
import { documentNumbers, numberOfDocument } from '@portal/testing/document-numbers';
import { documentProblems } from '@portal/testing/document-problems';
import { mainText, mostSimilarPages } from '@portal/testing/similar-pages';
import { site } from '@portal/testing/site';
import { unitProblems } from '@portal/testing/wording-problems';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { teams } from '../../infra/teams.json';
import { routes } from './routes.tsx';

const topics = [
  'access-control',
  'cabling',
  'networking',
  'it-security',
  'audio-visual',
  'verkada',
  'eagle-eye',
  'brivo',
  'cisco',
];

const cityPaths = ['/austin', '/san-antonio'].flatMap((city) => [city, ...topics.map((topic) => `${city}-${topic}`)]);

interface Page {
  path: string;
  html: string;
  text: string;
}

const pages: Page[] = [];

beforeAll(async () => {
  for (const { path, lazy } of routes) {
    const { Component } = await lazy();
    const html = renderToStaticMarkup(
      <SiteContext value={site}>
        <StaticRouter location={path}>
          <Component />
        </StaticRouter>
      </SiteContext>,
    );
    pages.push({
      path,
      html,
      text: mainText(html),
    });
  }
});

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const cityOf = (path: string) => (path.startsWith('/austin') ? 'Austin' : 'San Antonio');

const questionsFrom = (path: string) => new RegExp(`uestions from ${cityOf(path)}$`);

const linksTo = (path: string, html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.split(/[?#]/)[0] === path);

describe('the routes', () => {
  test('are the twenty paths of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual(cityPaths);
  });

  test('belong to this remote in teams.json', () => {
    expect(cityPaths.map((path) => teamOf(teams, path)?.name)).toEqual(cityPaths.map(() => 'locations'));
  });
});

describe('every page', () => {
  test('has one main heading, which names the city', () => {
    for (const { path, html } of pages) {
      const headings = [...documentOf(html).querySelectorAll('h1')].map(({ textContent }) => textContent);
      expect([path, headings]).toEqual([path, [expect.stringContaining(cityOf(path))]]);
      expect(html).not.toMatch(/NaN|undefined/);
    }
  });

  test('has questions from its city, and American units', () => {
    for (const { path, html } of pages) {
      const page = documentOf(html);
      expect([path, unitProblems(page.body)]).toEqual([path, []]);
      const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
      expect([path, headings]).toEqual([path, expect.arrayContaining([expect.stringMatching(questionsFrom(path))])]);
    }
  });

  test('links to the contact form with its subject only, from the hero and the last section', () => {
    for (const { path, html } of pages) {
      const links = linksTo('/contact', html).map((href) => readConsultation(new URL(href, site.url).searchParams));
      const [first] = links;
      expect(links.length).toBeGreaterThanOrEqual(2);
      expect(links).toEqual(links.map(() => first));
      expect(first?.about).toContain(cityOf(path));
    }
  });

  test('links to industries that exist, at least two of them', () => {
    for (const { path, html } of pages) {
      const anchors = linksTo('/industries', html).map((href) => href.split('#')[1] ?? '');
      expect([path, new Set(anchors).size >= 2]).toEqual([path, true]);
      expect(anchors.filter((anchor) => !(anchor in industryNames))).toEqual([]);
    }
  });

  test('calls the number in international form', () => {
    for (const { html } of pages) expect(html.match(/href="tel:[^"]*"/g)).toContain('href="tel:+15125550142"');
  });

  test('links to the same topic in the other city', () => {
    for (const { path, html } of pages) {
      const sibling = path.startsWith('/austin')
        ? path.replace('/austin', '/san-antonio')
        : path.replace('/san-antonio', '/austin');
      expect(html).toContain(`href="${sibling}"`);
    }
  });

  test('has text unlike every other page', () => {
    expect(mostSimilarPages(pages).filter(({ overlap }) => overlap > 0.09)).toEqual([]);
  });

  test('has 350 to 900 words, without the example of a document', () => {
    for (const { path, html } of pages) {
      const words = mainText(html.replace(/<figure.*<\/figure>/s, '')).split(' ').length;
      expect([path, words, words >= 350 && words <= 900]).toEqual([path, words, true]);
    }
  });
});

test('a document has a number of its own and values that agree with each other', () => {
  const documents = pages.flatMap(({ path, html }) => {
    const document = documentOf(html).querySelector('[data-document]');
    return document ? [{ path, number: numberOfDocument(document), problems: documentProblems(document) }] : [];
  });

  expect(documents).toHaveLength(11);
  expect(documents.filter(({ problems }) => problems.length > 0)).toEqual([]);
  for (const { path, number } of documents) expect([number, documentNumbers[number]]).toEqual([number, path]);
});

describe('the pages of San Antonio', () => {
  test.each([
    ['support hours', /24\/7|around the clock|day and night|at any hour of the day/i],
    ['years of experience', /\d+\+? years|decades of experience|years experience/i],
    ['installations', /500\+|hundreds of installations/i],
    ['installation times', /same[- ]day|next[- ]day/i],
    ['local support', /local (support|team|crew|office)/i],
  ])('do not claim %s, which the specification has for Austin only', (_, claim) => {
    const sanAntonio = pages.filter(({ path }) => path.startsWith('/san-antonio'));
    expect(sanAntonio).toHaveLength(10);
    expect(sanAntonio.filter(({ html }) => claim.test(html)).map(({ path }) => path)).toEqual([]);
  });
});

test('the call bar asks for the same consultation as the button of the page', () => {
  for (const { path, handle } of routes) {
    const html = pages.find((page) => page.path === path)?.html ?? '';
    expect([path, linksTo('/contact', html)[0]]).toEqual([path, consultationPath(handle.consultation ?? {})]);
  }
});
