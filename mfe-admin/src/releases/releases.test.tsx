import type { ReleaseStatus } from '@portal/contracts/release-status';
import { http, type RequestHandler } from '@portal/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEntry, aReleaseStatus, aVerdict, aViolation } from '../testing/a-release-status.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as ReleasesPage } from './releases.page.tsx';

const pollsOf = (requests: string[]) => requests.filter((request) => request === 'GET /admin/releases.json').length;
const getReleases = (respond: () => Response) => http.get('/admin/releases.json', respond);
const stubReleases = (...statuses: ReleaseStatus[]) => getReleases(() => Response.json(statuses));
const renderReleases = (...handlers: RequestHandler[]) =>
  renderStaffPage(ReleasesPage, {
    path: '/admin/releases',
    handlers: [...handlers, http.get('/api/admin/field-reports', () => Response.json([]))],
  });
const renderRemotes = (...statuses: ReleaseStatus[]) => renderReleases(stubReleases(...statuses));
const findRemote = (name: string) => screen.findByRole('region', { name });
const findHistoryRows = async () => {
  const table = await screen.findByRole('table', { name: 'Release history' });
  return within(table).getAllByRole('row').slice(1);
};

test('shows the live release of every remote and since when, and where the commands are described', async () => {
  await renderRemotes(aReleaseStatus('locations'), aReleaseStatus('marketing', { live: '0.1.0-spring' }));

  await waitFor(async () =>
    expect(await findRemote('locations')).toHaveTextContent('since Nov 20, 2026, 12:05 PM CST'),
  );
  expect(await findRemote('locations')).toHaveTextContent('0.1.0-live');
  expect(await findRemote('marketing')).toHaveTextContent('0.1.0-spring');
  expect(screen.getByText(/docs\/releases\.md/)).toBeVisible();
});

test('shows the violations of a rejected release by rule, each with its hint', async () => {
  const violations = [
    ...Array.from({ length: 11 }, (_, page) =>
      aViolation({ page: `/austin-${page}`, message: `/austin-${page} has 2 first-level headings instead of one.` }),
    ),
    aViolation({ rule: 'title', page: '/contact', message: 'There is no title.', hint: 'Give the page a title.' }),
  ];
  await renderRemotes(aReleaseStatus('locations', { verdict: aVerdict({ version: '0.1.0-bad', violations }) }));
  const card = within(await findRemote('locations'));

  expect(card.getByText(/Visitors still get the live release/)).toHaveTextContent('0.1.0-bad was rejected.');
  expect(card.getByText('Release rejected')).toBeVisible();
  const [headings, title] = card.getAllByText(/^(heading|title)$/).map((rule) => rule.closest('li'));
  expect(headings).toHaveTextContent('11 violations');
  expect(headings).toHaveTextContent('/austin-10 has 2 first-level headings');
  expect(headings).toHaveTextContent('Give the page one first-level heading.');
  expect(title).toHaveTextContent('/contactThere is no title.Give the page a title.');
});

test('shows whether the live release was checked in a browser, and why a new one waits', async () => {
  const violations = [aViolation({ rule: 'hang', page: '/', message: 'The page did not respond within 8 s.' })];
  await renderRemotes(
    aReleaseStatus('locations', { isCheckedInBrowser: true }),
    aReleaseStatus('marketing', { isCheckedInBrowser: false, waiting: 'The renderer has no Chromium.' }),
    aReleaseStatus('admin', {
      isCheckedInBrowser: false,
      verdict: aVerdict({ version: '0.1.0-live', violations }),
    }),
  );

  expect(await findRemote('locations')).toHaveTextContent('Checked in a browser.');
  const marketing = within(await findRemote('marketing'));
  expect(marketing.getByText('Not checked in a browser')).toBeVisible();
  expect(marketing.getByText('Waiting for a browser')).toBeVisible();
  expect(marketing.getByText(/The renderer has no Chromium/)).toBeVisible();
  const admin = within(await findRemote('admin'));
  expect(admin.getByText('Failed its checks')).toBeVisible();
  expect(await findRemote('admin')).toHaveTextContent('failed the checks, and is live. Publish a fix, or roll back.');
});

test('shows screenshots of the live release and the candidate, new pages first', async () => {
  const screenshots = [
    { page: '/austin', width: 375, live: 'screenshots/a-live.png', candidate: 'screenshots/a.png' },
    { page: '/austin', width: 1440, live: 'screenshots/b-live.png', candidate: 'screenshots/b.png' },
    { page: '/san-antonio', width: 375, candidate: 'screenshots/c.png' },
  ];
  const { user } = await renderRemotes(aReleaseStatus('locations', { verdict: aVerdict({ screenshots }) }));
  const card = within(await findRemote('locations'));
  await user.click(card.getByText('3 screenshots'));

  const [newPage, changed] = card.getAllByText(/px/);
  expect(newPage).toHaveTextContent('/san-antonio 375 px, new page');
  expect(changed).toHaveTextContent(/^\/austin 375 px$/);
  expect(card.getByRole('img', { name: '/austin at 1440 px, live' })).toHaveAttribute(
    'src',
    '/admin/releases/screenshots/b-live.png',
  );
  expect(card.queryByRole('img', { name: '/san-antonio at 375 px, live' })).toBeNull();
});

const source = { address: 'http://mfe-locations:8080', error: 'release.json was not found (404).' };

test.each<[string, Partial<ReleaseStatus>, (string | RegExp)[]]>([
  ['a release that is being checked', { checking: '0.1.0-next' }, ['Being checked', 'Checking 0.1.0-next']],
  [
    'a first release that is being checked',
    {
      isCheckedInBrowser: false,
      checking: '0.1.0-live',
      verdict: aVerdict({ version: '0.1.0-live', isCheckedInBrowser: false }),
    },
    // Not as unchecked.
    ['Being checked in a browser.', /^(?!.*Not checked in a browser)/s],
  ],
  [
    'a release that was not checked in a browser, and the notes of the check',
    { verdict: aVerdict({ isCheckedInBrowser: false, notes: ['/austin links to maps.example.'] }) },
    ['0.1.0-next passed the checks.', 'Not checked in a browser.', '/austin links to maps.example.'],
  ],
  ['a pinned release', { isPinned: true }, ['Pinned: newer releases are not published']],
  [
    'a preview, and until when',
    { previews: [{ version: '0.1.0-next', until: '2026-11-22T01:30:00.000Z' }] },
    ['0.1.0-next', 'until Nov 21, 2026, 7:30 PM CST'],
  ],
  [
    'a source that was never read',
    { source, live: undefined },
    [
      'Source error',
      'No live release',
      'release.json was not found (404). http://mfe-locations:8080 It was never read.',
    ],
  ],
  [
    'when a source was read last',
    { source: { ...source, readAt: '2026-11-20T18:00:00.000Z' } },
    ['Last read Nov 20, 2026, 12:00 PM CST'],
  ],
  [
    'a release that is watched, and what cannot be seen',
    { watch: { until: '2026-11-20T18:20:00.000Z', problems: ['No visits: there is no browser.'] } },
    [/Rolled back by itself if it does harm until .*12:20 PM CST.*\. No visits: there is no browser\./],
  ],
  [
    'why a release that does harm is live',
    { suspicion: 'Visitors report an error, but it is pinned.' },
    ['Does harm', 'The live release does harm: Visitors report an error, but it is pinned.'],
  ],
])('shows %s', async (_, status, texts) => {
  await renderRemotes(aReleaseStatus('locations', status));
  for (const text of texts) await waitFor(async () => expect(await findRemote('locations')).toHaveTextContent(text));
});

test('lists earlier releases with the one that a rollback makes live, the latest that was not rolled back', async () => {
  const history = [
    anEntry('0.1.0-one', '2026-11-18T18:00:00.000Z'),
    anEntry('0.1.0-two', '2026-11-19T18:00:00.000Z'),
    anEntry('0.1.0-live', '2026-11-20T18:05:00.000Z'),
  ];
  const earlier = ['0.1.0-two', '0.1.0-one'];
  const status = aReleaseStatus('locations', {
    earlier,
    rollbackVersion: '0.1.0-one',
    withdrawn: ['0.1.0-two', '0.0.9-gone'],
    history,
  });
  await renderRemotes(status);
  const card = within(await findRemote('locations'));

  const [two, one] = card.getAllByRole('listitem');
  expect(two).toHaveTextContent(/0\.1\.0-two.*Rolled back: it becomes live again only by command\. Live/);
  expect(one).toHaveTextContent(/0\.1\.0-one.*A rollback makes it live\. Live/);
  expect(card.getByText('1 more release was rolled back')).toBeVisible();
  expect(card.getByText('0.0.9-gone')).toBeInTheDocument();
});

test('lists history entries with actor and reason, the latest first, of all remotes or one', async () => {
  const rollback = {
    type: 'rolled-back',
    from: '0.1.0-bad',
    actor: 'team marketing',
    reason: 'The form is broken.',
  } as const;
  const statuses = [
    aReleaseStatus('locations', { history: [anEntry('0.1.0-a', '2026-11-20T18:00:00.000Z')] }),
    aReleaseStatus('marketing', { history: [anEntry('0.1.0-b', '2026-11-20T19:00:00.000Z', rollback)] }),
  ];
  const { user, path } = await renderRemotes(...statuses);
  const [first, second] = await findHistoryRows();
  expect(first).toHaveTextContent(
    /marketing.*Rolled back to 0\.1\.0-b from 0\.1\.0-bad by team marketing.*The form is broken\./,
  );
  expect(second).toHaveTextContent(/locations.*Published 0\.1\.0-a by publisher/);

  await user.click(screen.getByRole('link', { name: 'locations' }));
  expect(path()).toBe('/admin/releases?remote=locations');
  expect(await findHistoryRows()).toHaveLength(1);
});

test('shows where older entries are', async () => {
  await renderRemotes(aReleaseStatus('locations', { historyLength: 241 }));
  expect(await screen.findByText(/240 older entries/)).toBeVisible();
});

test('shows that there are no releases', async () => {
  await renderRemotes();
  expect(await screen.findByText('No releases')).toBeVisible();
});

test('hides loaded data after the manager role was removed', async () => {
  let isManager = true;
  const { user } = await renderReleases(
    getReleases(() =>
      isManager ? Response.json([aReleaseStatus('locations')]) : new Response('This is for managers.', { status: 403 }),
    ),
  );
  await findRemote('locations');
  isManager = false;
  await user.keyboard('r');

  expect(await screen.findByText('This is for managers.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'locations' })).toBeNull();
});

test('keeps loaded data when the portal cannot be reached', async () => {
  let isUp = true;
  const unavailable = () => new Response('<!doctype html>', { status: 503, headers: { 'content-type': 'text/html' } });
  const { user } = await renderReleases(
    getReleases(() => (isUp ? Response.json([aReleaseStatus('locations')]) : unavailable())),
  );
  await findRemote('locations');
  isUp = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not respond.');
  expect(await findRemote('locations')).toHaveTextContent('0.1.0-live');

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('refreshes every 15 seconds', async () => {
  // The mock server does not respond without these functions.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { requests } = await renderRemotes(aReleaseStatus('locations'));
  await findRemote('locations');
  const before = pollsOf(requests);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(pollsOf(requests)).toBe(before + 1));
  jest.useRealTimers();
});

test('shows nothing any more when the session has ended', async () => {
  let isSignedIn = true;
  const { user } = await renderReleases(
    getReleases(() =>
      isSignedIn ? Response.json([aReleaseStatus('locations')]) : new Response('Sign in first.', { status: 401 }),
    ),
  );
  await findRemote('locations');
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
});
