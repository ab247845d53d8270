import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { cellsOf, renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as PrivacyPage } from './privacy.page.tsx';

const removed = { spam: 0, lost: 0, won: 0, open: 0, deliveries: 0 };
const retention = {
  rules: [
    { kind: 'spam', days: 30, due: 12 },
    { kind: 'won', days: 0, due: 0 },
    { kind: 'deliveries', days: 365, due: 1 },
  ],
  nextRunAt: '2026-11-21T09:00:00.000Z',
  lastRun: null,
};
const receipt = {
  id: 7,
  erasedAt: '2026-11-20T15:00:00.000Z',
  erasedBy: 'grace@example.com',
  addressHashes: ['c0ffee'],
  removed: {
    ...{ leads: 1, requests: 3, messages: 2, files: 1, events: 9 },
    ...{ notes: 0, deliveries: 0, savedViews: 0, journalEntries: 0 },
  },
};
const renderPrivacy = (...handlers: RequestHandler[]) =>
  renderStaffPage(PrivacyPage, {
    path: '/admin/privacy',
    handlers: [
      ...handlers,
      http.get('/api/admin/retention', () => Response.json(retention)),
      http.get('/api/admin/erasures', () => Response.json({ items: [receipt], nextBefore: null })),
      http.get('/api/admin/joined-people', () => Response.json([])),
    ],
  });

test('shows the rules, what the next run removes, and receipts', async () => {
  await renderPrivacy();
  expect(cellsOf(await screen.findByRole('table', { name: 'Retention' }))).toEqual([
    ['Spam', '30 days after the last activity', '12'],
    ['Won leads', 'Until someone erases them', '–'],
    ['Sent emails and webhooks', '365 days', '1'],
  ]);
  expect(screen.getByText(/It has not run yet/)).toBeVisible();
  expect(await screen.findByText('There are none.')).toBeVisible();
  const [row] = cellsOf(await screen.findByRole('table', { name: 'Erased people' }));
  expect(row?.[0]).toBe('7');
  expect(row?.slice(2, 4)).toEqual([
    'grace@example.com',
    '1 lead, 3 requests, 2 emails, 1 attachment, 9 timeline entries',
  ]);
});

test('runs retention after confirmation', async () => {
  let runs = 0;
  const { user } = await renderPrivacy(
    http.post('/api/admin/retention/runs', () => {
      runs += 1;
      return Response.json({ ...removed, spam: 12, deliveries: 1 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Run now…' }));
  expect(runs).toBe(0);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove 13 records now?' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  expect(await screen.findByText('Removed 12 leads and 1 emails and webhooks.')).toBeVisible();
  expect(runs).toBe(1);
});

test('the list of erasures is empty before the first one, and shows errors with another try', async () => {
  let isDown = true;
  const { user } = await renderPrivacy(
    http.get('/api/admin/erasures', () => Response.json({ items: [], nextBefore: null })),
    http.get('/api/admin/retention', () =>
      isDown ? Response.json({ detail: 'The service is unavailable.' }, { status: 503 }) : Response.json(retention),
    ),
  );
  expect(await screen.findByText('No one has been erased yet')).toBeVisible();
  expect(await screen.findByText('The service is unavailable.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Retention' })).toBeVisible();
});

test('asks whether people who were joined by an email are the same person, and offers to undo the decision', async () => {
  const people = ['Grace', 'Alan'].map((name, index) => ({
    id: index + 1,
    name,
    address: `${name.toLowerCase()}@example.com`,
    lead: { id: 7, name: 'Ada' },
    messages: 2,
    requests: 1,
    decision: null as string | null,
  }));
  const decisions: unknown[] = [];
  const { user } = await renderPrivacy(
    http.get('/api/admin/joined-people', () => Response.json(people)),
    http.post('/api/admin/joined-people/:id', async ({ request, params }) => {
      decisions.push([params.id, await request.json()]);
      const person = people.find(({ id }) => String(id) === params.id);
      if (person?.name === 'Alan') return Response.json({ detail: 'A colleague has decided this.' }, { status: 409 });
      Object.assign(person ?? {}, { decision: 'other' });
      return Response.json({ batchId: 'batch-1' });
    }),
  );
  const undone = respondToPost('/api/admin/leads/undo', () => {
    for (const person of people) person.decision = null;
    return Response.json({
      ...{ batchId: 'batch-1', kind: 'separated', restored: 1, leadIds: [7], name: 'Ada', skipped: [] },
    });
  });
  const row = async (name: string) =>
    (await screen.findByText(name)).closest('li') ?? Promise.reject(new Error(`${name} is not listed.`));
  expect(await row('Grace')).toHaveTextContent('Grace (grace@example.com) in the conversation of Ada');
  expect(await row('Grace')).toHaveTextContent('Emails: 2. Forms: 1.');
  expect(screen.getAllByRole('link', { name: 'Ada' })[0]).toHaveAttribute('href', '/admin/leads/7');

  await user.click(screen.getByRole('button', { name: 'Another person: grace@example.com' }));
  await waitFor(async () => expect(await row('Grace')).toHaveTextContent('Another person'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /grace@example.com$/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'The same person: alan@example.com' }));
  await screen.findAllByText('A colleague has decided this.');
  expect(decisions).toEqual([
    ['1', { decision: 'other' }],
    ['2', { decision: 'same' }],
  ]);

  await user.keyboard('u');
  expect(await screen.findByRole('button', { name: 'Another person: grace@example.com' })).toBeVisible();
  expect(undone).toEqual([{ batchId: 'batch-1' }]);
});
