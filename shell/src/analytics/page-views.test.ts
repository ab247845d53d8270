import '@portal/testing/jest-setup';
import type { Analytics } from '@portal/contracts/site';

const plausible: Analytics = {
  provider: 'plausible',
  src: 'https://analytics.example/script.js',
  id: 'portal.example',
};
const ga4: Analytics = { provider: 'ga4', src: 'https://tags.example/gtag/js', id: 'G-ABC123' };
const scripts = () => [...document.querySelectorAll('script')];
/** Commands for Google's script. */
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const pageViews = () =>
  commands().flatMap(([verb, name, view]) =>
    verb === 'event' && name === 'page_view' ? [(view as { page_location: string }).page_location] : [],
  );

/** Loads the modules anew, as a new document does. */
async function newDocument() {
  jest.resetModules();
  const { countPageView } = await import('./page-views.ts');
  const { countPageViews } = await import('../starter/count-page-views.ts');
  const { consentStore, setConsent } = await import('./consent.ts');
  let isFirst = true;
  return {
    setConsent,
    isBannerOpen: () => consentStore.get().isBannerOpen,
    /** The starter counts the page of the document, the application the others. */
    count: async (analytics: Analytics, path: string) => {
      if (isFirst) {
        history.replaceState(null, '', path);
        countPageViews(analytics);
      }
      countPageView(analytics, path, isFirst);
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;

// A document that is left has no listeners any more.
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockRestore();
});

beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  document.head.replaceChildren();
  localStorage.clear();
  delete window.plausible;
  delete window.dataLayer;
  Object.assign(window, { 'ga-disable-G-ABC123': undefined });
  Object.assign(navigator, { globalPrivacyControl: undefined, doNotTrack: null });
});

test('loads and counts nothing without a provider', async () => {
  const { count } = await newDocument();
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
])('loads nothing with %s %p, even with stored consent', async (signal, value, analytics) => {
  localStorage.setItem('analytics-consent', 'granted');
  Object.assign(navigator, { [signal]: value });
  const { count } = await newDocument();
  await count(analytics, '/about');

  expect(scripts()).toEqual([]);
  expect(window.plausible).toBeUndefined();
  expect(window.dataLayer).toBeUndefined();
});

describe('Plausible', () => {
  test('loads its script once, for the configured site, without automatic page views', async () => {
    const { count } = await newDocument();
    await count(plausible, '/');
    await count(plausible, '/about');

    expect(scripts().map(({ src, dataset }) => [src, dataset.domain])).toEqual([[plausible.src, 'portal.example']]);
    expect(window.plausible?.o).toEqual({ autoCapturePageviews: false });
  });

  test('queues page views until the script is loaded', async () => {
    const { count } = await newDocument();
    await count(plausible, '/about');
    await count(plausible, '/contact');

    expect(window.plausible?.q?.map(([event, { u, url }]) => [event, u, url])).toEqual([
      ['pageview', 'http://localhost/about', 'http://localhost/about'],
      ['pageview', 'http://localhost/contact', 'http://localhost/contact'],
    ]);
  });
});

test('Plausible counts a page again that is restored from the back/forward cache', async () => {
  const { count } = await newDocument();
  await count(plausible, '/about');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));

  expect(window.plausible?.q).toHaveLength(2);
});

describe('Google Analytics', () => {
  test('loads nothing before consent, then counts the current page and the following ones', async () => {
    const { setConsent, count, isBannerOpen } = await newDocument();
    await count(ga4, '/');
    await count(ga4, '/about');
    expect(isBannerOpen()).toBe(true);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();

    setConsent('granted');
    await count(ga4, '/contact');
    expect(scripts().map(({ src }) => src)).toEqual(['https://tags.example/gtag/js?id=G-ABC123']);
    expect(pageViews()).toEqual(['http://localhost/about', 'http://localhost/contact']);
    expect(commands()).toContainEqual(['config', 'G-ABC123', expect.objectContaining({ send_page_view: false })]);
  });

  test('remembers denied consent and loads nothing on the next visit', async () => {
    const first = await newDocument();
    await first.count(ga4, '/');
    first.setConsent('denied');
    await first.count(ga4, '/about');
    const next = await newDocument();
    await next.count(ga4, '/');

    expect(next.isBannerOpen()).toBe(false);
    expect(scripts()).toEqual([]);
  });

  test('remembers consent for the next visit', async () => {
    (await newDocument()).setConsent('granted');
    const { count, isBannerOpen } = await newDocument();
    await count(ga4, '/');

    expect(isBannerOpen()).toBe(false);
    expect(pageViews()).toEqual(['http://localhost/']);
  });

  test('stops counting and deletes the cookies when consent is withdrawn', async () => {
    const { setConsent, count } = await newDocument();
    setConsent('granted');
    await count(ga4, '/');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    for (const cookie of ['_ga=GA1.1.42', '_ga_ABC123=GS1', 'other=stays']) document.cookie = `${cookie}; path=/`;
    setConsent('denied');
    await count(ga4, '/about');

    expect(pageViews()).toEqual(['http://localhost/']);
    expect(window).toHaveProperty('ga-disable-G-ABC123', true);
    expect(document.cookie).toBe('other=stays');
  });

  test('keeps the choice until the document is unloaded when storage is disabled', async () => {
    const throwError = () => {
      throw new DOMException('No', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
    const { setConsent, count, isBannerOpen } = await newDocument();
    await count(ga4, '/');
    setConsent('granted');

    expect(isBannerOpen()).toBe(false);
    expect(pageViews()).toEqual(['http://localhost/']);
    jest.restoreAllMocks();
  });
});
