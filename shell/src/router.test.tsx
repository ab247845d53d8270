import '@portal/build/jest-setup';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askOwner } from './router.ts';
import { visit } from './testing/visit.tsx';

// The federation runtime imports scripts from the network, which the simulated browser cannot.
jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const load = jest.mocked(loadRemote);
const pageOf = (path: string) => ({ path, element: <h1>Page {path}</h1> });

let isSignedIn = false;
const answers: Record<string, () => Response> = {
  '/releases.json': () => Response.json({ remotes: [] }),
  'GET /api/session': () =>
    isSignedIn ? Response.json({ name: 'Ada' }) : new Response('Please sign in.', { status: 401 }),
  'POST /api/session': () => {
    isSignedIn = true;
    return Response.json({ name: 'Ada' });
  },
};

beforeEach(async () => {
  load.mockReset();
  isSignedIn = false;
  Object.assign(window, {
    scrollTo: jest.fn(),
    fetch: async (address: string, init?: RequestInit) =>
      (answers[address] ?? answers[`${init?.method ?? 'GET'} ${address}`])?.(),
  });
  (await import('@portal/platform/query')).queryClient.clear();
});

test('the owner of an address is asked once, for all of its pages', async () => {
  load.mockResolvedValue({ routes: [pageOf('/austin'), pageOf('/austin-brivo')] });
  const router = visit('/nowhere', { askOwner: askOwner(new Set()) });
  for (const path of ['/austin', '/austin-brivo', '/austin-cisco']) await act(() => router.navigate(path));

  expect(load.mock.calls).toEqual([['locations/routes']]);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('an address nobody owns asks nobody', async () => {
  visit('/nowhere', { askOwner: askOwner(new Set()) });

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a staff view that cannot be reached says so and is asked again next time', async () => {
  isSignedIn = true;
  load.mockRejectedValueOnce(new Error('away'));
  const router = visit('/admin', { askOwner: askOwner(new Set()) });
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();

  load.mockResolvedValue({ routes: [pageOf('/admin')] });
  await act(() => router.navigate('/admin'));
  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});

test('without a session the gate stands at the staff view, and signing in opens it', async () => {
  load.mockResolvedValue({ routes: [pageOf('/admin')] });
  visit('/admin', { askOwner: askOwner(new Set()) });
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(load).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Page /admin' })).toBeVisible();
});
