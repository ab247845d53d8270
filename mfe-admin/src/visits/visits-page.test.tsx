import type { PlannedVisit } from '@portal/staff-client/visit';
import { http } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaffPage, stubOwners, textsOf } from '../testing/render-staff-page.tsx';
import { Component as VisitsPage } from './visits.page.tsx';

const aVisit = (id: number, startsAt: string, overrides: Partial<PlannedVisit> = {}): PlannedVisit => ({
  ...{ id, leadId: id, startsAt, minutes: 60, address: '500 Congress Ave, Austin', note: null },
  ...{ assignee: { id: 2, name: 'Grace' }, attendee: null, isCancelled: false },
  ...{ answer: null, answeredBy: null, delivery: null },
  lead: { id, name: `Ada ${id}`, company: null, phone: null },
  ...overrides,
});
const week = [
  aVisit(1, '2100-06-01T15:00:00.000Z'),
  aVisit(2, '2100-06-01T18:00:00.000Z', { answer: 'declined' }),
  // In UTC the day after.
  aVisit(3, '2100-06-02T23:30:00.000Z'),
];

async function renderVisits(visits: PlannedVisit[], path = '/admin/visits') {
  const asked: string[] = [];
  const view = await renderStaffPage(VisitsPage, {
    path,
    route: '/admin/visits',
    handlers: [
      http.get('/api/admin/visits', ({ request }) => {
        asked.push(new URL(request.url).search);
        return Response.json(visits);
      }),
      stubOwners('Staff', 'Grace'),
    ],
  });
  return { ...view, asked };
}

test('lists the visits of the reader by day', async () => {
  const { asked } = await renderVisits(week, '/admin/visits?from=2100-06-01');
  const first = within(await screen.findByRole('list', { name: /Tuesday, June 1, 2100/ }));
  expect(textsOf(first.getAllByRole('link', { name: /^Ada/ }))).toEqual(['Ada 1', 'Ada 2']);
  expect(first.getByText('Declined')).toBeVisible();
  expect(within(screen.getByRole('list', { name: /Wednesday, June 2, 2100/ })).getAllByRole('listitem')).toHaveLength(
    1,
  );
  expect(screen.queryByText('Grace')).toBeNull();
  expect(asked).toEqual(['?from=2100-06-01&person=1']);
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/admin/visits?from=2100-06-29');
  expect(screen.getByRole('link', { name: 'From today' })).toHaveAttribute('href', '/admin/visits');
});

test('shows those of a colleague, and all with who goes', async () => {
  const { user, asked, path } = await renderVisits(week);
  await user.click(await screen.findByRole('button', { name: 'Mine' }));
  await user.click(await screen.findByRole('menuitem', { name: /Grace/ }));
  await waitFor(() => expect(path()).toBe('/admin/visits?person=2'));
  await user.click(await screen.findByRole('button', { name: 'Grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All visits' }));
  expect((await screen.findAllByText('Grace')).length).toBe(3);
  expect(asked.at(-1)).not.toContain('person');
});

test('says when there are none', async () => {
  await renderVisits([]);
  expect(await screen.findByText('No visits in these four weeks')).toBeVisible();
});
