import '@portal/build/jest-setup';
import { visit as seen } from '@portal/platform';
import { visit } from './testing/visit.tsx';
import { beginVisit } from './visit.ts';

/** Opens the tab as a link on that page would. */
async function arrive(path: string, referrer: string) {
  history.replaceState(null, '', path);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  beginVisit((remote) => `release of ${remote}`);
  return visit(path.replace(/\?.*/, ''));
}

beforeEach(() => {
  Object.assign(window, { scrollTo: () => {} });
});

test('a visit knows its first page, the page before, and only the host that led to it', async () => {
  const { go } = await arrive('/about?utm_source=mail', 'https://search.example/?q=secret');
  expect(seen()).toMatchObject({ page: '/about', landing: '/about?utm_source=mail', referrer: 'search.example' });
  expect(seen().release).toBe('release of marketing');
  await go('/');
  await go('/contact');

  expect(seen()).toMatchObject({ page: '/contact', before: '/', landing: '/about?utm_source=mail' });
  expect(seen().took).toBeLessThan(5_000);
  expect(JSON.stringify(seen())).not.toContain('secret');
});

test('a link of our own that loaded the whole page anew is no other site', async () => {
  await arrive('/contact', `${location.origin}/services?utm_source=ad`);
  expect(seen()).toMatchObject({ before: '/services', landing: '/services?utm_source=ad', referrer: undefined });
});

test('nothing is stored on the device', async () => {
  const { go } = await arrive('/about', '');
  await go('/contact');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
