import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/verdict';
import { act, screen, waitFor, within } from '@testing-library/react';
import { prefer } from '../frame/preferences.ts';
import { aFinding, anEntry, aReleaseStatus } from '../testing/a-release-status.ts';
import { type Answers, openDesk } from '../testing/open-desk.tsx';
import { Component as ReleasesPage } from './releases.page.tsx';

const address = 'GET /admin/releases.json';
const answering = (...statuses: ReleaseStatus[]): Answers => ({
  [address]: () => Response.json(statuses),
  'GET /api/admin/dashboard': () => Response.json({ timeZone: 'America/Chicago' }),
});
const open = (answers: Answers, at = '/admin/releases') => openDesk(at, ReleasesPage, answers);
const remote = (name: string) => screen.findByRole('region', { name });
const happened = async () => {
  const table = await screen.findByRole('table', { name: 'What happened to releases' });
  return within(table).getAllByRole('row').slice(1);
};

beforeEach(() => prefer({ ordersAt: 'folder' }));

test('of every remote it says what is live and since when, on the clock of the business', async () => {
  await open(answering(aReleaseStatus('locations'), aReleaseStatus('marketing', { live: '0.1.0-spring' })));

  await waitFor(async () => expect(await remote('locations')).toHaveTextContent('since Nov 20, 2026, 12:05 PM CST'));
  expect(await remote('locations')).toHaveTextContent('0.1.0-live');
  expect(await remote('marketing')).toHaveTextContent('0.1.0-spring');
});

test('why the newest release is kept out is said rule by rule, with a way to mend each', async () => {
  const findings = [
    ...Array.from({ length: 11 }, (_, page) =>
      aFinding({ page: `/austin-${page}`, what: `/austin-${page} has 2 first-level headings instead of one.` }),
    ),
    aFinding({ rule: 'title', page: '/contact', what: 'There is no title.', fix: 'Give the page a title.' }),
  ];
  const at = '2026-11-20T19:00:00.000Z';
  const history: HistoryEntry[] = [{ type: 'refused', version: '0.1.0-bad', at, findings }];
  await open(answering(aReleaseStatus('locations', { findings, refused: '0.1.0-bad', history })));
  const card = within(await remote('locations'));

  expect(card.getByText(/Visitors go on seeing what is live/)).toHaveTextContent('0.1.0-bad was refused.');
  const [headings, title] = card.getAllByText(/^(heading|title)$/).map((rule) => rule.closest('li'));
  expect(headings).toHaveTextContent('11 findings');
  expect(headings).toHaveTextContent('/austin-10 has 2 first-level headings');
  expect(headings).toHaveTextContent('Give the page one first-level heading.');
  expect(title).toHaveTextContent('/contactThere is no title.Give the page a title.');
});

test('a release that cannot even be read is refused in words, too', async () => {
  const findings = [aFinding({ rule: 'signature', page: undefined, what: 'The release is not signed.' })];
  await open(answering(aReleaseStatus('locations', { live: undefined, findings, refused: 'unreadable', history: [] })));
  const card = await remote('locations');

  expect(card).toHaveTextContent('The newest release was refused. Visitors see none of its pages.');
  expect(card).not.toHaveTextContent('unreadable');
  expect(card).toHaveTextContent('Nothing is live');
});

test('the command goes back to the release that is chosen, first to the last one that was not withdrawn', async () => {
  const history = [
    anEntry('0.1.0-one', '2026-11-18T18:00:00.000Z'),
    anEntry('0.1.0-two', '2026-11-19T18:00:00.000Z'),
    anEntry('0.1.0-live', '2026-11-20T18:05:00.000Z'),
  ];
  const earlier = ['0.1.0-two', '0.1.0-one'];
  const status = aReleaseStatus('locations', { earlier, withdrawn: ['0.1.0-two', '0.0.9-gone'], history });
  const { user } = await open(answering(status));
  const card = within(await remote('locations'));
  expect(card.getByText('npm run release -- rollback locations 0.1.0-one')).toBeVisible();

  const withdrawn = card.getByRole('radio', { name: /0\.1\.0-two.*Withdrawn.*Went live/ });
  await user.click(withdrawn);
  await user.click(card.getByRole('button', { name: 'Copy the command: Go back to this one' }));
  expect(await navigator.clipboard.readText()).toBe('npm run release -- rollback locations 0.1.0-two');
  expect(card.getByText('Another release was withdrawn')).toBeVisible();
  expect(card.getByText('0.0.9-gone')).toBeInTheDocument();
});

test('what is live can be pinned, what is pinned released, from wherever somebody stands', async () => {
  const { user } = await open(answering(aReleaseStatus('locations'), aReleaseStatus('marketing', { isPinned: true })));
  expect(within(await remote('locations')).getByText('npm run release -- pin locations 0.1.0-live')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: /run it/ }), 'inside the shell’s container');
  expect(await remote('marketing')).toHaveTextContent('Pinned: it stays, whatever is published.');
  expect(within(await remote('marketing')).getByText('node server/control/main.ts unpin marketing')).toBeVisible();
});

test('a preview is told of, with the moment its link ends', async () => {
  const previews = [{ version: '0.1.0-next', until: '2026-11-22T01:30:00.000Z' }];
  await open(answering(aReleaseStatus('locations', { previews })));

  await waitFor(async () => expect(await remote('locations')).toHaveTextContent('until Nov 21, 2026, 7:30 PM CST'));
  expect(await remote('locations')).toHaveTextContent('0.1.0-next');
});

test('the history has the latest first, of all remotes or of the one in the address', async () => {
  const statuses = [
    aReleaseStatus('locations', { history: [anEntry('0.1.0-a', '2026-11-20T18:00:00.000Z')] }),
    aReleaseStatus('marketing', { history: [anEntry('0.1.0-b', '2026-11-20T19:00:00.000Z', 'rolled-back')] }),
  ];
  const { user, whereabouts } = await open(answering(...statuses));
  const [first, second] = await happened();
  expect(first).toHaveTextContent(/marketing.*Rolled back to 0\.1\.0-b/);
  expect(second).toHaveTextContent(/locations.*Went live 0\.1\.0-a/);

  await user.click(screen.getByRole('link', { name: 'locations' }));
  expect(whereabouts()).toBe('/admin/releases?remote=locations');
  expect(await happened()).toHaveLength(1);
});

test('a long history comes in pieces, and says where the rest of it is', async () => {
  const history = Array.from({ length: 100 }, (_, day) =>
    anEntry(`0.1.0-${day}`, new Date(Date.UTC(2026, 0, day)).toISOString()),
  );
  const { user } = await open(answering(aReleaseStatus('locations', { history, historyLength: 340 })));
  expect(await happened()).toHaveLength(50);
  expect(screen.queryByText(/240 older entries/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show what was before' }));
  expect(await happened()).toHaveLength(100);
  expect(screen.getByText(/240 older entries/)).toBeVisible();
});

test('what an older shell does not tell is left out, not made up', async () => {
  const { liveSince, previews, historyLength, ...old } = aReleaseStatus('locations', { findings: [aFinding()] });
  await open(answering(old));
  const card = await remote('locations');

  expect(card).toHaveTextContent('The newest release was refused.');
  expect(card).not.toHaveTextContent('since');
});

test('a portal that takes nothing in says so', async () => {
  await open(answering());
  expect(await screen.findByText('Nothing is released here')).toBeVisible();
});

test.each(['viewer', 'agent'])('for a %s there is neither entry nor data', async (role) => {
  const { asked } = await open({
    ...answering(aReleaseStatus('locations')),
    'GET /api/session': () => Response.json({ id: 2, email: 'a@example.com', name: 'A', role }),
  });
  expect(await screen.findByText('This is for managers')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Releases' })).toBeNull();
  expect(asked).not.toContain(address);
});

test('whoever is no manager any more sees nothing that was read before', async () => {
  let isManager = true;
  const { user } = await open({
    ...answering(),
    [address]: () =>
      isManager ? Response.json([aReleaseStatus('locations')]) : new Response('This is for managers.', { status: 403 }),
  });
  await remote('locations');
  isManager = false;
  await user.keyboard('r');

  expect(await screen.findByText('This is for managers.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'locations' })).toBeNull();
});

test('a shell that cannot be reached is said so, and what was read stays on the page', async () => {
  let isUp = true;
  const away = () => new Response('<!doctype html>', { status: 503, headers: { 'content-type': 'text/html' } });
  const { user } = await open({
    ...answering(),
    [address]: () => (isUp ? Response.json([aReleaseStatus('locations')]) : away()),
  });
  await remote('locations');
  isUp = false;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server that takes releases in cannot be reached.');
  expect(await remote('locations')).toHaveTextContent('0.1.0-live');

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('nothing could be read at all: why, and another try', async () => {
  let isUp = false;
  const { user } = await open({
    ...answering(),
    [address]: () => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return Response.json([aReleaseStatus('locations')]);
    },
  });
  await screen.findByText('The server cannot be reached. Please try again.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await remote('locations');
});

describe('by itself', () => {
  const asksOf = (asked: string[]) => asked.filter((one) => one === address).length;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the page looks again while somebody is there, and when they come back', async () => {
    const { asked } = await open(answering(aReleaseStatus('locations')));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const before = asksOf(asked);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(asksOf(asked)).toBe(before + 2);

    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(asksOf(asked)).toBe(before + 3);
  });

  test('a page that nobody attends rests', async () => {
    const { asked } = await open(answering(aReleaseStatus('locations')));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.setSystemTime(Date.now() + 11 * 60_000);
    const before = asksOf(asked);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asksOf(asked)).toBe(before);

    window.dispatchEvent(new Event('pointermove'));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(asksOf(asked)).toBe(before + 1);
  });
});

test('a session that has ended is said so, and nobody is asked any more', async () => {
  let isSignedIn = true;
  const { user, asked } = await open({
    ...answering(),
    [address]: () =>
      isSignedIn ? Response.json([aReleaseStatus('locations')]) : new Response('Sign in first.', { status: 401 }),
  });
  await remote('locations');
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('Your session has ended.')).toBeVisible();

  const before = asked.length;
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(before);
});
