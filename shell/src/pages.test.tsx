import { HttpResponse, http, server } from '@portal/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { authPagesFor } from './auth-pages.ts';
import { pageOf, renderPath } from './testing/render-path.tsx';

beforeEach(async () => {
  Object.assign(window, { scrollTo: jest.fn() });
  (await import('@portal/platform/query')).queryClient.clear();
});

afterEach(() => jest.restoreAllMocks());

test('shows the not-found page inside the layout for a path that the remote does not have', async () => {
  await renderPath('/austin-cisco', { routes: async () => [pageOf('/austin')] });

  expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('routes and pages are loaded once', async () => {
  const lazy = jest.fn(pageOf('/about').lazy);
  const routes = jest.fn(async () => [pageOf('/'), { ...pageOf('/about'), lazy }]);
  const { go } = await renderPath('/about', { routes });
  await go('/');
  await go('/about');

  expect(await screen.findByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(routes).toHaveBeenCalledTimes(1);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('links to pages of the remote are client-side, links to other pages load a document', async () => {
  await renderPath('/', { routes: async () => [pageOf('/'), pageOf('/about')] });
  const loads: boolean[] = [];
  const record = (event: Event) => {
    loads.push(!event.defaultPrevented);
    // jsdom does not navigate.
    event.preventDefault();
  };
  addEventListener('click', record);
  const click = (name: string) => act(async () => screen.getAllByRole('link', { name, hidden: true })[0]?.click());
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
  const { go } = await renderPath('/', { onLoadError, routes: async () => [pageOf('/'), broken] });
  await go('/about');

  expect(onLoadError).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

function Broken(): never {
  throw new Error('broken');
}

test('a page that throws is replaced by a message inside the layout, and the next page works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { go } = await renderPath('/about', {
    routes: async () => [{ ...pageOf('/about'), lazy: async () => ({ Component: Broken }) }, pageOf('/')],
  });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await go('/');
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

test('a route with a parameter shows one page per value', async () => {
  const { go } = await renderPath('/admin/leads/7', {
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
  const { go } = await renderPath('/admin', { isStaff: true, routes });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  expect(screen.getByText(/What you have typed is kept/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();

  await go('/admin/leads');
  await go('/admin');
  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});

test('staff paths show the sign-in page without a session, and load the remote after signing in', async () => {
  let isSignedIn = false;
  server.use(
    http.get('/api/session/methods', () => HttpResponse.json({ openIdConnect: null })),
    http.get('/api/session', () =>
      isSignedIn ? HttpResponse.json({ name: 'Ada' }) : HttpResponse.text('Please sign in.', { status: 401 }),
    ),
    http.post('/api/session', () => {
      isSignedIn = true;
      return HttpResponse.json({ name: 'Ada' });
    }),
  );
  const routes = jest.fn(async () => [pageOf('/admin')]);
  await renderPath('/admin', { isStaff: true, routes, authPagesFor });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(routes).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});
