import { screen } from '@testing-library/react';
import { pageOf, renderPath } from './testing/render-path.tsx';

const Search = () => <input aria-label="Search" />;

const scrollTo = jest.fn();
const plausible = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no layout and does not scroll.
  Object.assign(window, { scrollTo, plausible });
});

test('scrolls to the top and focuses the content on every navigation but the first', async () => {
  const { go } = await renderPath('/');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/about');

  expect(screen.getByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps scroll position and focus when only the query of a staff page changes', async () => {
  const { go } = await renderPath('/admin', {
    isStaff: true,
    routes: async () => [{ ...pageOf('/admin'), lazy: async () => ({ Component: Search }) }],
  });
  screen.getByLabelText('Search').focus();
  await go('/admin?q=ada');

  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

const analytics = { provider: 'plausible', src: 'https://analytics.example/script.js', id: 'portal.example' } as const;
const counted = () => plausible.mock.calls.map(([, { u }]) => new URL(u).pathname);

test('counts one page view per path but that of the document, none for a hash', async () => {
  const { go } = await renderPath('/', { analytics });
  await go('/about');
  await go('/about#team');
  await go('/contact');

  expect(counted()).toEqual(['/about', '/contact']);
});

test('counts no page view of a staff page', async () => {
  await renderPath('/admin', { analytics, isStaff: true, routes: async () => [pageOf('/admin')] });
  expect(counted()).toEqual([]);
});
