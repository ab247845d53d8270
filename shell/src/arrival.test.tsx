import '@portal/build/jest-setup';
import { screen } from '@testing-library/react';
import { pageOf, site, visit } from './testing/visit.tsx';

const Search = () => <input aria-label="Search" />;

const scrolled = jest.fn();
const counted = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom lays nothing out and scrolls nowhere.
  Object.assign(window, { scrollTo: scrolled, plausible: counted });
});

test('every navigation starts at the top, with the keyboard at the content', async () => {
  const { go } = await visit('/');
  expect(scrolled).not.toHaveBeenCalled();
  await go('/about');

  expect(screen.getByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('in the staff view another query is the same page: nothing scrolls and the keyboard stays', async () => {
  const { go } = await visit('/admin', {
    isSignedIn: async () => true,
    routesOf: async () => [{ ...pageOf('/admin'), lazy: async () => ({ Component: Search }) }],
  });
  screen.getByLabelText('Search').focus();
  await go('/admin?q=ada');

  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

const analytics = { provider: 'plausible', src: 'https://analytics.example/script.js', id: 'portal.example' } as const;

test('every route change is one page view, a step inside the page is none and the staff view neither', async () => {
  const { go } = await visit('/', { analytics });
  await go('/about');
  await go('/about#team');
  await go('/admin');
  await go('/contact');

  expect(counted.mock.calls.map(([, { u }]) => new URL(u).pathname)).toEqual(['/', '/about', '/contact']);
});

test('an address nobody has shows not-found inside the layout', async () => {
  await visit('/nowhere');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(site.phone);
});
