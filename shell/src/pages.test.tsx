import '@portal/build/jest-setup';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from './session.ts';
import { pageOf, visit } from './testing/visit.tsx';

let isSignedIn = false;
const answers: Record<string, () => Response> = {
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
    fetch: async (address: string, init?: RequestInit) => answers[`${init?.method ?? 'GET'} ${address}`]?.(),
  });
  (await import('@portal/platform/query')).queryClient.clear();
});

test('an address nobody owns shows not-found and asks nobody', async () => {
  const routesOf = jest.fn();
  await visit('/nowhere', { routesOf });

  expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  expect(routesOf).not.toHaveBeenCalled();
});

test('an address its owner does not have shows not-found', async () => {
  await visit('/austin-cisco', { routesOf: async () => [pageOf('/austin')] });

  expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
});

test('an address its owner does not have is asked for once, however often a pointer rests on a link to it', async () => {
  const routesOf = jest.fn(async () => [pageOf('/')]);
  const { go, pages } = await visit('/', { routesOf });
  routesOf.mockClear();
  await pages.fetch('/services/nothing-here');
  await pages.fetch('/services/nothing-here');
  expect(routesOf).toHaveBeenCalledTimes(1);

  await go('/services/nothing-here');
  expect(screen.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  expect(routesOf).toHaveBeenCalledTimes(1);
});

test('only the owner of an address is asked, and a page that was seen is shown at once again', async () => {
  const routesOf = jest.fn(async (owner: string) => [pageOf(owner === 'locations' ? '/austin' : '/about')]);
  const { go } = await visit('/austin', { routesOf });
  await go('/about');
  await go('/austin');

  expect(await screen.findByRole('heading', { name: 'Page /austin' })).toBeVisible();
  expect(routesOf.mock.calls).toEqual([['locations'], ['marketing']]);
});

test('a public page whose script cannot be had is asked of the server', async () => {
  const askServer = jest.fn(() => new Promise<never>(() => {}));
  const { go } = await visit('/', {
    askServer,
    routesOf: async (owner) => (owner === 'marketing' ? [pageOf('/')] : Promise.reject(new Error('away'))),
  });
  await go('/austin');

  expect(askServer).toHaveBeenCalledWith('/austin');
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

test('a page fetched ahead is shown without asking again', async () => {
  const lazy = jest.fn(pageOf('/about').lazy);
  const { go, pages } = await visit('/', { routesOf: async () => [pageOf('/'), { ...pageOf('/about'), lazy }] });
  await pages.fetch('/about');
  await go('/about');

  expect(screen.getByRole('heading', { name: 'Page /about' })).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a page that breaks leaves the layout standing, and the next one works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('broken');
  };
  const { go } = await visit('/about', {
    routesOf: async () => [{ ...pageOf('/about'), lazy: async () => ({ Component: broken }) }, pageOf('/')],
  });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await go('/');
  expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible();
});

test('one page of the staff view serves an address per lead', async () => {
  const { go } = await visit('/admin/leads/7', {
    routesOf: async () => [pageOf('/admin'), pageOf('/admin/leads/:id')],
    isSignedIn: async () => true,
  });
  expect(await screen.findByRole('heading', { name: 'Page /admin/leads/7' })).toBeVisible();

  await go('/admin/leads/8');
  expect(await screen.findByRole('heading', { name: 'Page /admin/leads/8' })).toBeVisible();
});

test('a staff view that cannot be reached says so and is asked again next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const routesOf = jest.fn(async () => [pageOf('/admin'), pageOf('/')]);
  routesOf.mockRejectedValueOnce(new Error('away'));
  const { go } = await visit('/admin', { routesOf, isSignedIn: async () => true });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();

  await go('/');
  await go('/admin');
  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});

test('without a session the gate stands at the staff view, and signing in opens it', async () => {
  const routesOf = jest.fn(async () => [pageOf('/admin')]);
  await visit('/admin', { routesOf, isSignedIn: async () => (await currentSession()) !== null });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(routesOf).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});
