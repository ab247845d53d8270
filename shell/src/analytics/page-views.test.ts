import '@portal/build/jest-setup';
import type { Analytics } from '@portal/contracts/site';

const plausible: Analytics = {
  provider: 'plausible',
  src: 'https://analytics.example/script.js',
  id: 'portal.example',
};
const ga4: Analytics = { provider: 'ga4', src: 'https://tags.example/gtag/js', id: 'G-ABC123' };
const scripts = () => [...document.querySelectorAll('script')];
/** What Google's script is told: every command as a list. */
const told = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const viewed = () =>
  told().flatMap(([verb, name, view]) =>
    verb === 'event' && name === 'page_view' ? [(view as { page_location: string }).page_location] : [],
  );

/** A document of its own, in which nothing has been counted or answered. */
async function aDocument() {
  jest.resetModules();
  const { countPageView } = await import('./page-views.ts');
  const { answer, isAsked } = await import('./consent.ts');
  return {
    answer,
    isAsked,
    count: async (analytics: Analytics, path: string) => {
      countPageView(analytics, path);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  delete window.plausible;
  delete window.dataLayer;
  Object.assign(window, { 'ga-disable-G-ABC123': undefined });
  Object.assign(navigator, { globalPrivacyControl: undefined, doNotTrack: null });
});

test('nothing is loaded and nothing is counted where nothing is configured', async () => {
  const { count } = await aDocument();
  await count({ src: '', id: '' }, '/about');

  expect(scripts()).toEqual([]);
  expect(window.plausible).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
});

test.each([
  ['globalPrivacyControl', true, plausible],
  ['doNotTrack', '1', plausible],
  ['globalPrivacyControl', true, ga4],
  ['doNotTrack', '1', ga4],
])('%s %p means that nothing is loaded, whatever was answered before', async (signal, value, analytics) => {
  localStorage.setItem('analytics-consent', 'granted');
  Object.assign(navigator, { [signal]: value });
  const { count } = await aDocument();
  await count(analytics, '/about');

  expect(scripts()).toEqual([]);
  expect(window.plausible).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
});

describe('Plausible', () => {
  test('its script is loaded once, for the configured site, and leaves the counting to us', async () => {
    const { count } = await aDocument();
    await count(plausible, '/');
    await count(plausible, '/about');

    expect(scripts().map(({ src, dataset }) => [src, dataset.domain])).toEqual([[plausible.src, 'portal.example']]);
    expect(window.plausible?.o).toEqual({ autoCapturePageviews: false });
  });

  test('page views from before the script arrives wait for it', async () => {
    const { count } = await aDocument();
    await count(plausible, '/about');
    await count(plausible, '/contact');

    expect(window.plausible?.q?.map(([event, { u, url }]) => [event, u, url])).toEqual([
      ['pageview', 'http://localhost/about', 'http://localhost/about'],
      ['pageview', 'http://localhost/contact', 'http://localhost/contact'],
    ]);
  });
});

describe('Google Analytics', () => {
  test('before an answer nothing is loaded; a yes counts the page on the screen and those that follow', async () => {
    const { answer, count, isAsked } = await aDocument();
    await count(ga4, '/');
    await count(ga4, '/about');
    expect(isAsked()).toBe(true);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();

    answer('granted');
    await count(ga4, '/contact');
    expect(scripts().map(({ src }) => src)).toEqual(['https://tags.example/gtag/js?id=G-ABC123']);
    expect(viewed()).toEqual(['http://localhost/about', 'http://localhost/contact']);
    expect(told()).toContainEqual(['config', 'G-ABC123', expect.objectContaining({ send_page_view: false })]);
  });

  test('a no is kept: nothing is loaded then or on the next visit', async () => {
    const first = await aDocument();
    await first.count(ga4, '/');
    first.answer('denied');
    await first.count(ga4, '/about');
    const next = await aDocument();
    await next.count(ga4, '/');

    expect(next.isAsked()).toBe(false);
    expect(scripts()).toEqual([]);
  });

  test('a yes is kept for the next visit', async () => {
    (await aDocument()).answer('granted');
    const { count, isAsked } = await aDocument();
    await count(ga4, '/');

    expect(isAsked()).toBe(false);
    expect(viewed()).toEqual(['http://localhost/']);
  });

  test('a yes taken back ends the counting and removes the cookies', async () => {
    const { answer, count } = await aDocument();
    answer('granted');
    await count(ga4, '/');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    for (const cookie of ['_ga=GA1.1.42', '_ga_ABC123=GS1', 'other=stays']) document.cookie = `${cookie}; path=/`;
    answer('denied');
    await count(ga4, '/about');

    expect(viewed()).toEqual(['http://localhost/']);
    expect(window).toHaveProperty('ga-disable-G-ABC123', true);
    expect(document.cookie).toBe('other=stays');
  });

  test('where the browser keeps nothing the answer lasts for the document', async () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { answer, count, isAsked } = await aDocument();
    await count(ga4, '/');
    answer('granted');

    expect(isAsked()).toBe(false);
    expect(viewed()).toEqual(['http://localhost/']);
    jest.restoreAllMocks();
  });
});
