import type { Lead } from '@portal/staff-client/lead';
import type { SiteVisit } from '@portal/staff-client/visit';
import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDelivery, aMessage, aTimelineEntry, submitted } from '../testing/a-lead.ts';
import { renderLead } from '../testing/render-lead.tsx';
import {
  aMailbox,
  respondTo,
  respondToDelete,
  signedInAs,
  stubOwners,
  stubSummary,
  textsOf,
  type User,
} from '../testing/render-staff-page.tsx';

const aVisit = (overrides: Partial<SiteVisit> = {}): SiteVisit => ({
  ...{ id: 7, leadId: 1, startsAt: '2100-06-01T15:00:00.000Z', minutes: 60, address: '500 Congress Ave, Austin' },
  ...{ note: null, assignee: { id: 2, name: 'Grace' }, attendee: 'ada1@example.com', isCancelled: false },
  ...{ answer: null, answeredBy: null, delivery: 'sent' as const },
  ...overrides,
});
const period = 'Tue, Jun 1, 2100, 10:00 – 11:00 AM CDT';
const queued = () =>
  Response.json({ id: 8, message: { id: 12, sendAt: new Date(Date.now() + 600_000).toISOString() } }, { status: 201 });

async function renderVisits(overrides: Partial<Lead> = {}, ...handlers: RequestHandler[]) {
  const view = await renderLead(
    { timeline: [submitted], ...overrides },
    ...handlers,
    http.get('/api/admin/visits', () => Response.json([])),
    stubOwners('Staff', 'Grace'),
  );
  const section = await screen.findByRole('region', { name: 'Visits' }).catch(() => undefined);
  return { ...view, section };
}

/** Answers each request with the next response. */
const respondToVisit = (path: string, ...responses: (() => Response)[]) =>
  respondToPost(`/api/admin/leads/1/visits${path}`, () => responses.shift()?.() ?? Response.error());

async function openDialog(user: User, button: string, title: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: `${title}: Ada 1` }));
}

const fill = async (user: User, dialog: ReturnType<typeof within>, address = '500 Congress Ave') => {
  const day = await dialog.findByLabelText('Day');
  await user.type(day, '2100-06-01');
  await user.type(dialog.getByLabelText('Start'), '10:00');
  if (address) await user.type(dialog.getByLabelText('Address'), address);
};

test('says which hours of who goes are taken on the day', async () => {
  const { user } = await renderVisits(
    { owner: { id: 2, name: 'Grace' } },
    http.get('/api/admin/visits', ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('person')).toBe('2');
      const lead = { id: 9, name: 'Dana', company: null, phone: null };
      return Response.json([
        { ...aVisit({ id: 8, startsAt: '2100-06-01T18:00:00.000Z' }), lead },
        { ...aVisit({ id: 9, startsAt: '2100-06-02T18:00:00.000Z' }), lead },
      ]);
    }),
  );
  const dialog = await openDialog(user, 'Schedule visit', 'Schedule visit');
  fireEvent.change(await dialog.findByLabelText('Day'), { target: { value: '2100-06-01' } });
  expect(await dialog.findByText(/visits that day/)).toHaveTextContent(
    'Grace has visits that day: 1:00 – 2:00 PM CDT (Dana)',
  );
});

test('schedules a visit with a text in the language of the lead, which can be taken back', async () => {
  const sent = respondToVisit('', queued, queued);
  const undone = respondToDelete('/api/admin/messages/:id');
  const { user } = await renderVisits({ language: 'es', owner: { id: 2, name: 'Grace' } });
  const dialog = await openDialog(user, 'Schedule visit', 'Schedule visit');
  await fill(user, dialog, '');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  expect(address).toHaveValue('');
  await user.type(address, '500 Congress Ave');
  await user.type(dialog.getByRole('textbox', { name: 'Line for the customer' }), 'Traiga el código.');
  const text = dialog.getByRole('textbox', { name: 'Text of the email' });
  expect((text as HTMLTextAreaElement).value).toMatch(
    /^Hola, Ada 1:\n\nNos gustaría visitarle:\n\nmartes, 1 de junio de 2100, 10:00–11:00 a\. ?m\. CDT\n500 Congress Ave\nGrace\n\nTraiga el código\.\n\nPuede aceptar/,
  );
  await user.type(text, ' Saludos');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ day: '2100-06-01', time: '10:00', minutes: 60, address: '500 Congress Ave', assigneeId: 2 },
    ...{ note: 'Traiga el código.', email: 'ada1@example.com', seenEntryId: 1, isConfirmed: false },
    draftId: expect.any(String),
    text: expect.stringMatching(/^Hola, Ada 1:.*Saludos$/s),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  // What was typed is there again.
  const again = within(await screen.findByRole('dialog', { name: 'Schedule visit: Ada 1' }));
  expect(await again.findByRole('textbox', { name: 'Address' })).toHaveValue('500 Congress Ave');
  expect(again.getByRole('textbox', { name: 'Text of the email' })).toHaveValue(String(sent[0]?.text));
  expect(undone).toEqual(['12']);
});

test('shows warnings, and sends all the same', async () => {
  const warned = () =>
    Response.json(
      { status: 409, detail: 'Grace visits Lina Archer.', warnings: ['Grace visits Lina Archer.'] },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  const sent = respondToVisit('', warned, warned, queued);
  const { user } = await renderVisits();
  const dialog = await openDialog(user, 'Schedule visit', 'Schedule visit');
  await fill(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Grace visits Lina Archer.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send invitation anyway' })).toBeEnabled();
  // Another time has to be checked again.
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Length' }), '2 hours');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await user.click(await dialog.findByRole('button', { name: 'Send invitation anyway' }));
  await waitFor(() => expect(sent.map(({ isConfirmed }) => isConfirmed)).toEqual([false, false, true]));
});

test('says what is missing, at the fields', async () => {
  respondToVisit('', () =>
    Response.json({ status: 422, detail: '', fields: { day: 'Choose a time in the future' } }, { status: 422 }),
  );
  const { user } = await renderVisits();
  const dialog = await openDialog(user, 'Schedule visit', 'Schedule visit');
  await dialog.findByLabelText('Day');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Choose a day')).toBeVisible();
  expect(dialog.getByText('Choose a time')).toBeVisible();
  await fill(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Choose a time in the future')).toBeVisible();
});

test.each([
  ['the mail server is not set', {}, ['SMTP_URL']],
  ['the lead has no address', { email: null }, []],
])('saves a visit without an email and downloads its file if %s', async (_, overrides, missing) => {
  const sent = respondToVisit('', () => Response.json({ id: 8, message: null }, { status: 201 }));
  const { user } = await renderVisits(
    overrides,
    stubSummary({ mailbox: aMailbox({ missing, state: 'off' }) }),
    http.get('/api/admin/leads/1/visits/8/file', () => new Response('BEGIN:VCALENDAR')),
  );
  const downloads: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:visit', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const dialog = await openDialog(user, 'Schedule visit', 'Schedule visit');
  await fill(user, dialog);
  expect(dialog.queryByRole('textbox', { name: 'Text of the email' })).not.toBeInTheDocument();
  if (missing.length > 0) expect(dialog.getByText(/the setting SMTP_URL is missing/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save and download file' }));
  await waitFor(() => expect(sent).toMatchObject([{ email: null, assigneeId: 1 }]));
  expect(await screen.findByText(/The calendar file is in your downloads/)).toBeVisible();
  expect(downloads).toEqual(['visit.ics']);
  saved.mockRestore();
});

test('shows the visits of a lead with their answers, the next one also in the header', async () => {
  const { section, user } = await renderVisits({
    visitAt: '2100-06-01T15:00:00.000Z',
    visits: [
      aVisit({ id: 9, startsAt: '2100-06-08T15:00:00.000Z', answer: 'declined' }),
      aVisit(),
      aVisit({ id: 5, startsAt: '2100-05-01T15:00:00.000Z', isCancelled: true }),
    ],
  });
  const visits = within(section as HTMLElement);
  expect(textsOf(visits.getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Tue, Jun 1, 2100.*No answer yet500 Congress Ave, Austin · Grace/),
    expect.stringMatching(/^Tue, Jun 8, 2100.*Declined/),
    expect.stringMatching(/^Sat, May 1, 2100.*Cancelled/),
  ]);
  expect(screen.getByText(`Visit ${period}`)).toBeVisible();
  // A visit is a next step.
  expect(screen.getByRole('button', { name: 'Set next step' })).toBeVisible();
  expect(screen.queryByText('No next step')).toBeNull();
  expect(visits.getAllByRole('link', { name: 'Calendar file' })[0]).toHaveAttribute(
    'href',
    '/api/admin/leads/1/visits/7/file',
  );
  expect(visits.getAllByRole('button', { name: 'Change visit' })).toHaveLength(2);
  await user.click(visits.getByText('1 earlier visit'));
  expect(visits.getByText('Cancelled')).toBeVisible();
});

test('changes a visit from what it is', async () => {
  const sent = respondTo('put', '/api/admin/leads/1/visits/7', queued);
  const { user } = await renderVisits({ visits: [aVisit({ note: 'Bring a ladder.' })] });
  const dialog = await openDialog(user, 'Change visit', 'Change visit');
  expect(await dialog.findByLabelText('Day')).toHaveValue('2100-06-01');
  expect(dialog.getByLabelText('Start')).toHaveValue('10:00');
  expect((dialog.getByRole('textbox', { name: 'Text of the email' }) as HTMLTextAreaElement).value).toMatch(
    /^Hello Ada 1,\n\nour visit has changed.*Tuesday, June 1, 2100, 10:00 – 11:00 AM CDT\n500 Congress Ave, Austin\nGrace\n\nBring a ladder\./s,
  );
  await user.click(dialog.getByRole('button', { name: 'Send change' }));
  await waitFor(() => expect(sent).toMatchObject([{ day: '2100-06-01', time: '10:00', assigneeId: 2, minutes: 60 }]));
});

test('cancels a visit', async () => {
  const sent = respondToVisit('/7/cancel', queued);
  const { user } = await renderVisits({ visits: [aVisit()] });
  const dialog = await openDialog(user, 'Cancel visit', 'Cancel visit');
  await user.click(await dialog.findByRole('button', { name: 'Send cancellation' }));
  await waitFor(() => expect(sent).toMatchObject([{ email: 'ada1@example.com', seenEntryId: 1 }]));
  expect(sent[0]?.text).toMatch(/^Hello Ada 1,\n\nwe have to cancel our visit:\n\nTuesday, June 1, 2100/);
});

test('the timeline says what has happened to a visit', async () => {
  const news = { startsAt: '2100-06-01T15:00:00.000Z', minutes: 60, address: '500 Congress Ave', assignee: null };
  const before = { ...news, startsAt: '2100-05-31T15:00:00.000Z' };
  const sentBy = { id: 2, name: 'Grace' };
  const delivery = aDelivery({ state: 'sent', sentBy });
  await renderVisits({
    timeline: [
      aTimelineEntry({
        ...{ id: 4, kind: 'message', message: aMessage({ kind: 'calendar-answer', text: 'Sorry, no.' }) },
        visit: { ...news, change: 'declined', before: null },
      }),
      aTimelineEntry({
        ...{ id: 3, kind: 'message', message: aMessage({ id: 13, direction: 'out', delivery }) },
        visit: { ...news, change: 'moved', before },
      }),
      aTimelineEntry({ id: 2, kind: 'visit', actor: sentBy, visit: { ...before, change: 'scheduled', before: null } }),
      submitted,
    ],
  });
  const thread = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(thread.getByText(/scheduled a visit/)).toHaveTextContent(
    'Grace scheduled a visit: Mon, May 31, 2100, 10:00 – 11:00 AM CDT',
  );
  expect(thread.getByText(/moved the visit/)).toHaveTextContent(
    `Grace moved the visit from Mon, May 31, 2100, 10:00 – 11:00 AM CDT to ${period}`,
  );
  const answer = thread.getByText(/declined the visit/).closest('details');
  expect(answer).toHaveTextContent(`Ada 1 declined the visit: ${period}`);
  // A refusal is read.
  expect(answer).toHaveAttribute('open');
});

test('viewers see visits and cannot change them', async () => {
  const { section } = await renderVisits({ visits: [aVisit()] }, signedInAs('viewer'));
  expect(within(section as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(within(section as HTMLElement).getByText('No answer yet')).toBeVisible();
});
