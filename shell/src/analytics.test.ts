import '@portal/build/jest-setup';
import { countPageView, startAnalytics } from './analytics.ts';
import { site } from './testing/visit.tsx';

const src = 'https://analytics.example/script.js';
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  delete window.plausible;
});

test('nothing is loaded and nothing is counted where nothing is configured', () => {
  startAnalytics(site);
  countPageView('/about');

  expect(scripts()).toEqual([]);
  expect(window.plausible).toBeUndefined();
});

test('the configured script is loaded once, for the configured site', () => {
  startAnalytics({ ...site, analytics: { src, id: 'portal.example' } });

  expect(scripts().map(({ src, dataset }) => [src, dataset.domain])).toEqual([[src, 'portal.example']]);
});

test('page views from before the script arrives wait for it', () => {
  startAnalytics({ ...site, analytics: { src, id: 'portal.example' } });
  countPageView('/about');
  countPageView('/contact');

  expect(window.plausible?.q).toEqual([
    ['pageview', { u: 'http://localhost/about' }],
    ['pageview', { u: 'http://localhost/contact' }],
  ]);
});
