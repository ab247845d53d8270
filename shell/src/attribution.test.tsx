import { attribution } from '@portal/platform';
import { startAttribution } from './attribution.ts';
import { renderPath } from './testing/render-path.tsx';

/** Opens the document as a link on the page `referrer` does. */
async function arrive(path: string, referrer: string) {
  history.replaceState(null, '', path);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  startAttribution('release of marketing');
  return renderPath(path.replace(/\?.*/, ''));
}

beforeEach(() => {
  Object.assign(window, { scrollTo: () => {} });
});

test('reports the first page, the page before and the host of the referrer', async () => {
  const { go } = await arrive('/about?utm_source=mail', 'https://search.example/?q=secret');
  expect(attribution()).toMatchObject({
    page: '/about',
    landing: '/about?utm_source=mail',
    referrer: 'search.example',
  });
  expect(attribution().release).toBe('release of marketing');
  await go('/');
  await go('/contact');

  expect(attribution()).toMatchObject({ page: '/contact', previousPage: '/', landing: '/about?utm_source=mail' });
  expect(attribution().msOnPage).toBeLessThan(60_000);
  expect(JSON.stringify(attribution())).not.toContain('secret');
});

test('continues the visit in the document of another remote', async () => {
  await arrive('/contact', `${location.origin}/services?utm_source=ad`);
  expect(attribution()).toMatchObject({
    previousPage: '/services',
    landing: '/services?utm_source=ad',
    referrer: undefined,
  });
});

test('stores nothing on the device', async () => {
  const { go } = await arrive('/about', '');
  await go('/contact');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
