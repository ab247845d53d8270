import '@portal/build/jest-setup';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { staffGate } from './staff-gate.ts';
import { pageOf, visit } from './testing/visit.tsx';

let isSignedIn = false;
const responses: Record<string, () => Response> = {
  'GET /api/session': () =>
    isSignedIn ? Response.json({ name: 'Ada' }) : new Response('Please sign in.', { status: 401 }),
  'POST /api/session': () => {
    isSignedIn = true;
    return Response.json({ name: 'Ada' });
  },
};

beforeEach(async () => {
  isSignedIn = false;
  Object.assign(window, {
    scrollTo: jest.fn(),
    fetch: async (address: string, init?: RequestInit) => responses[`${init?.method ?? 'GET'} ${address}`]?.(),
  });
  (await import('@portal/platform/query')).queryClient.clear();
});

afterEach(() => jest.restoreAllMocks());

test('a path that the remote does not have shows the not-found page inside the layout', async () => {
  await visit('/austin-cisco', { routes: async () => [pageOf('/austin')] });

  expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('routes and pages are loaded once', async () => {
  const lazy = jest.fn(pageOf('/about').lazy);
  const routes = jest.fn(async () => [pageOf('/'), { ...pageOf('/about'), lazy }]);
  const { go } = await visit('/about', { routes });
  await go('/');
  await go('/about');

  expect(await screen.findByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(routes).toHaveBeenCalledTimes(1);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('links to pages of the remote are client-side, links to other pages load a document', async () => {
  await visit('/', { routes: async () => [pageOf('/'), pageOf('/about')] });
  const loads: boolean[] = [];
  const record = (event: Event) => {
    loads.push(!event.defaultPrevented);
    // jsdom does not navigate.
    event.preventDefault();
  };
  addEventListener('click', record);
  const click = (name: string) => act(async () => screen.getByRole('link', { name, hidden: true }).click());
  await click('Austin Overview');
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
  await click('About');
  removeEventListener('click', record);

  expect(screen.getByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(loads).toEqual([true, false]);
});

test('a page that cannot be loaded reloads the document and keeps the current page meanwhile', async () => {
  const onLoadError = jest.fn(() => new Promise<never>(() => {}));
  const broken = { ...pageOf('/about'), lazy: () => Promise.reject(new Error('404')) };
  const { go } = await visit('/', { onLoadError, routes: async () => [pageOf('/'), broken] });
  await go('/about');

  expect(onLoadError).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

function Broken(): never {
  throw new Error('broken');
}

test('a page that throws is replaced by a message inside the layout, and the next page works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { go } = await visit('/about', {
    routes: async () => [{ ...pageOf('/about'), lazy: async () => ({ Component: Broken }) }, pageOf('/')],
  });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await go('/');
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

test('a route with a parameter shows one page per value', async () => {
  const { go } = await visit('/admin/leads/7', {
    isStaff: true,
    routes: async () => [pageOf('/admin'), pageOf('/admin/leads/:id')],
  });
  expect(await screen.findByRole('heading', { name: 'Page /admin/leads/7' })).toBeVisible();

  await go('/admin/leads/8');
  expect(await screen.findByRole('heading', { name: 'Page /admin/leads/8' })).toBeVisible();
});

test('a remote that could not be loaded is loaded again on the next navigation', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const routes = jest.fn(async () => [pageOf('/admin'), pageOf('/admin/leads')]);
  routes.mockRejectedValueOnce(new Error('offline'));
  const { go } = await visit('/admin', { isStaff: true, routes });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();

  await go('/admin/leads');
  await go('/admin');
  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});

test('staff paths show the sign-in page without a session, and load the remote after signing in', async () => {
  const routes = jest.fn(async () => [pageOf('/admin')]);
  await visit('/admin', { isStaff: true, routes, gate: staffGate });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(routes).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});
