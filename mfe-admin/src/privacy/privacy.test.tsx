import { http, type RequestHandler } from '@portal/testing/server';
import { screen, within } from '@testing-library/react';
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
