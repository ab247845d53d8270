import type { FieldRelease, FieldSignature } from '@portal/staff-client/field-release';
import { http, type RequestHandler } from '@portal/testing/server';
import { screen, within } from '@testing-library/react';
import { aReleaseStatus } from '../testing/a-release-status.ts';
import { renderStaffPage } from '../testing/render-staff-page.tsx';
import { Component as ReleasesPage } from './releases.page.tsx';

const aFailure = (changes: Partial<FieldSignature> = {}): FieldSignature => ({
  signature: 'one',
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/contact',
  frames: ['/remotes/marketing/1.1.0/contact.js:1:6', '/shell/2.0.0/main.js:1:1'],
  count: 12,
  ...changes,
});

const aRelease = (version: string, changes: Partial<FieldRelease> = {}): FieldRelease => ({
  remote: 'marketing',
  version,
  loads: 1200,
  failedLoads: 0,
  formsSent: 0,
  formsFailed: 0,
  vitals: {},
  signatures: [],
  ...changes,
});

const stub = (...releases: FieldRelease[]) => http.get('/api/admin/field-reports', () => Response.json(releases));

async function render(...handlers: RequestHandler[]) {
  await renderStaffPage(ReleasesPage, {
    path: '/admin/releases',
    handlers: [
      ...handlers,
      http.get('/admin/releases.json', () =>
        Response.json([
          aReleaseStatus('marketing', { live: '1.1.0', earlier: ['1.0.0', '0.9.0'] }),
          aReleaseStatus('shell', { live: '2.0.0' }),
        ]),
      ),
    ],
  });
  return within(await screen.findByRole('region', { name: 'In visitors’ browsers' }));
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the live release beside the one before', async () => {
  const field = await render(
    stub(
      aRelease('0.9.0', { loads: 7 }),
      aRelease('1.0.0', { formsSent: 40, vitals: { lcp: 900 } }),
      aRelease('1.1.0', {
        loads: 400,
        failedLoads: 100,
        formsSent: 10,
        formsFailed: 5,
        vitals: { lcp: 2500, inp: 200, cls: 0.1 },
      }),
    ),
  );

  expect(rowsOf(await field.findByRole('table', { name: 'marketing' }))).toEqual([
    ['', 'Live 1.1.0', 'Before 1.0.0'],
    ['Views', '400', '1,200'],
    ['Views with a failure', '100 (25%)', '0'],
    ['Forms that failed', '5 (50%)', '0'],
    ['Main content (LCP)', '2.5 s', '900 ms'],
    ['Response to input (INP)', '200 ms', '–'],
    ['Layout shift (CLS)', '0.1', '–'],
  ]);
});

test('shows where a failure is in the scripts, and whether it is new', async () => {
  const known = aFailure({ signature: 'two', kind: 'form', message: '/api/contact 500', frames: [], count: 1 });
  const field = await render(
    stub(aRelease('1.0.0', { signatures: [known] }), aRelease('1.1.0', { signatures: [aFailure(), known] })),
  );

  expect(await field.findByText('/remotes/marketing/1.1.0/contact.js:1:6')).toBeVisible();
  expect(field.getByText('12 times, first on /contact, not in the release before')).toBeVisible();
  expect(field.getByText('once, first on /contact')).toBeVisible();
  expect(field.getByText('/shell/2.0.0/main.js:1:1')).toBeInTheDocument();
});

test('shows the live shell, and says when nothing was reported', async () => {
  const field = await render(
    stub(aRelease('2.0.0', { remote: 'shell', loads: 3 }), aRelease('2.1.0', { remote: 'shell' })),
  );

  expect(rowsOf(await field.findByRole('table', { name: 'shell' }))[1]).toEqual(['Views', '3']);
  expect(field.getByText('Nothing was reported about the live release yet.')).toBeVisible();
});
