import { queryClient } from '@portal/platform/query';
import { http, type RequestHandler, respondToPost, server } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveInbox } from '../leads/leads.queries.ts';
import { drafts } from '../session/drafts.ts';
import { sessionEnded } from '../session/session-ended.ts';
import { aLead, aLeadPage, aTimelineEntry } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { respondTo, signedInAs, stubSummary } from '../testing/render-staff-page.tsx';

const findNote = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Note/ }));
  return screen.findByRole('textbox', { name: 'Note' });
};

beforeEach(() => leaveInbox({}));

/** Whether the browser would ask before it leaves the page. */
const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['512-555-0199 ext 12', 'tel:+15125550199;ext=12', '(512) 555-0199 ext. 12'],
  ['1-800-FLOWERS', 'tel:+18003569377', '(800) 356-9377'],
  ['512-555-0199 / 210-555-0100', 'tel:+15125550199', '(512) 555-0199'],
])('links the phone number %s as %s and shows what was written', async (phone, href, shown) => {
  await renderLead({ phone });
  for (const link of await screen.findAllByRole('link', { name: shown })) expect(link).toHaveAttribute('href', href);
  expect(screen.getByText(phone)).toBeVisible();
});

test('links no phone text without a possible number', async () => {
  await renderLead({ phone: 'ask for 555-0199' });
  await screen.findAllByText('ask for 555-0199');
  expect(screen.queryByRole('link', { name: /555/ })).not.toBeInTheDocument();
});

test('shows the domain of an address as people read it, isolates the name and links the ASCII form', async () => {
  await renderLead({ name: 'שרה Levi', email: 'ada@xn--mller-kva.example' });
  const link = await screen.findByRole('link', { name: 'ada@müller.example' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:ada@xn--mller-kva\.example\?subject=/));
  const heading = screen.getByRole('heading', { level: 1, name: 'שרה Levi' });
  expect(within(heading).getByText('שרה Levi').tagName).toBe('BDI');
});

test('a note with nothing to see cannot be saved', async () => {
  const { user } = await renderLead();
  await user.type(await findNote(), '\u200B\u2060');
  expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
});

test('saves a note with Ctrl Enter and clears the draft', async () => {
  const saved = respondToPost('/api/admin/leads/1/notes', () => Response.json({ id: 1 }, { status: 201 }));
  const { user } = await renderLead();
  await user.type(await findNote(), 'Call back on Monday.');
  expect(isUnloadPrevented()).toBe(true);
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(async () => expect(await findNote()).toHaveValue(''));
  expect(saved).toEqual([
    { text: 'Call back on Monday.', draftId: expect.any(String), draftRevision: expect.any(Number) },
  ]);
  expect(isUnloadPrevented()).toBe(false);
});

test('keeps a note that could not be saved', async () => {
  respondToPost('/api/admin/leads/1/notes', () => Response.json({ title: 'Unavailable' }, { status: 503 }));
  const { user } = await renderLead();
  await user.type(await findNote(), 'Call back on Monday.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));

  await screen.findAllByText(/^Unavailable Your text is still here/);
  expect(await findNote()).toHaveValue('Call back on Monday.');
});

test('keeps the draft of each lead separate', async () => {
  const { user } = await renderLead(
    { possibleDuplicates: [aDuplicate(2)] },
    http.get('/api/admin/leads/2', () => Response.json(aLeadPage(2))),
  );
  await user.type(await findNote(), 'About Ada 1');
  await user.click(screen.getByRole('link', { name: 'Ada 2' }));

  await screen.findByRole('heading', { level: 1, name: 'Ada 2' });
  expect(await findNote()).toHaveValue('');
  expect(drafts.get(1, 'note').text).toBe('About Ada 1');
});

test('stores nothing about leads in the browser', async () => {
  const { user } = await renderLead();
  await user.type(await findNote(), 'Call back on Monday.');
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toContain('Monday');
});

const aDuplicate = (id: number) => ({ ...aLead(id), reason: 'phone' as const });
const undoneLead = { batchId: 'batch-1', kind: 'status', restored: 1, leadIds: [1], name: 'Ada 1', skipped: [] };
const respondToUndo = () => respondToPost('/api/admin/leads/undo', () => Response.json(undoneLead));

test('shows what a merge results in, merges after confirmation, and offers to undo it', async () => {
  const merges = respondToPost('/api/admin/leads/1/merge', () => Response.json({ batchId: 'batch-1' }));
  const undone = respondToUndo();
  const { user } = await renderLead(
    { possibleDuplicates: [aDuplicate(2)] },
    http.get('/api/admin/leads/1/merge-preview', () =>
      Response.json({
        into: aLead(1, { phone: null }),
        merged: aLead(2, { owner: { id: 3, name: 'Grace' } }),
        result: aLead(1, { owner: { id: 3, name: 'Grace' } }),
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Merge Ada 2 into this lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Ada 2 into Ada 1?' }));
  expect(await dialog.findByRole('row', { name: 'Owner Grace Unassigned Grace' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Phone (512) 555-0199 – (512) 555-0199' })).toBeVisible();
  expect(merges).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Merge leads' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Merge/ })).toBeNull());
  // jsdom has no pointer capture, which toasts need for clicks.
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');

  await screen.findAllByText('Change undone');
  expect(merges).toEqual([
    {
      leadId: 2,
      seen: [
        { leadId: 1, status: 'new', ownerId: null },
        { leadId: 2, status: 'new', ownerId: 3 },
      ],
    },
  ]);
  expect(undone).toEqual([{ batchId: 'batch-1' }]);
});

test('logs a call with c, with outcome and note', async () => {
  const logged = respondToPost('/api/admin/leads/1/contacts', () => Response.json({ batchId: 'batch-4', changed: 1 }));
  const { user } = await renderLead();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log call: Ada 1' }));
  await user.click(dialog.getByRole('radio', { name: 'Interested' }));
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Wants two gates.');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await screen.findAllByText('Contact logged');
  expect(logged).toEqual([
    {
      ...{ channel: 'call', outcome: 'interested', note: 'Wants two gates.' },
      ...{ draftId: expect.any(String), draftRevision: expect.any(Number) },
    },
  ]);
  expect(screen.queryByRole('dialog', { name: /^Log call/ })).toBeNull();
});

test('logs a call of an earlier time, and says at the time when it cannot be', async () => {
  const logged = respondToPost('/api/admin/leads/1/contacts', () =>
    Response.json({ title: 'Invalid', fields: { at: 'Choose a time that has passed' } }, { status: 422 }),
  );
  const { user } = await renderLead();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log call: Ada 1' }));
  fireEvent.change(dialog.getByLabelText('When'), { target: { value: '2026-11-20T10:15' } });
  await user.click(dialog.getByRole('button', { name: 'Log contact' }));
  expect(await dialog.findByText('Choose a time that has passed')).toBeVisible();
  expect(logged).toMatchObject([{ channel: 'call', at: '2026-11-20T16:15:00.000Z' }]);
});

test('keeps the dialog of a contact that could not be logged', async () => {
  respondToPost('/api/admin/leads/1/contacts', () => Response.json({ title: 'Unavailable' }, { status: 503 }));
  const { user } = await renderLead();
  await user.click((await screen.findAllByRole('button', { name: 'Log' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: /Voicemail/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log voicemail: Ada 1' }));
  await user.click(dialog.getByRole('button', { name: 'Log contact' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Unavailable');
});

test('shows a lead that wrote again', async () => {
  await renderLead({ wroteAgain: true });
  expect(await screen.findByText('Wrote again')).toBeVisible();
});

test('separates a merged lead', async () => {
  const separated = respondToPost('/api/admin/leads/1/separate', () => Response.json({ batchId: 'batch-2' }));
  const { user } = await renderLead({ mergedLeads: [{ id: 2, name: 'Ada 2' }] });
  await user.click(await screen.findByRole('button', { name: 'Separate Ada 2 from this lead' }));

  await screen.findAllByText('Leads separated');
  expect(separated).toEqual([{ leadId: 2 }]);
});

test('undoes a change from the timeline, and shows why it cannot be undone', async () => {
  let status = 409;
  const undone = respondToPost('/api/admin/leads/undo', () =>
    status === 409
      ? Response.json({ title: 'Conflict', detail: 'The name of Ada 1 has been changed since.' }, { status })
      : Response.json(undoneLead),
  );
  const entry = aTimelineEntry({
    kind: 'details',
    actor: { id: 2, name: 'Grace' },
    batchId: 'batch-3',
    isUndoable: true,
    details: [{ field: 'name', value: 'Ada Byron', action: 'hide' }],
  });
  const { user } = await renderLead({ timeline: [entry] });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(timeline.getByText('Ada Byron').closest('p')).toHaveTextContent('Grace hid the name Ada Byron');
  await user.click(screen.getByRole('button', { name: /^Undo the change of / }));
  await screen.findAllByText('The name of Ada 1 has been changed since.');

  status = 200;
  await user.click(screen.getByRole('button', { name: /^Undo the change of / }));
  await screen.findAllByText('Change undone');
  expect(undone).toEqual([{ batchId: 'batch-3' }, { batchId: 'batch-3' }]);
});

test('counts a message that was sent as unanswered, and never offers to undo it', async () => {
  const undone = respondToUndo();
  const contact = { channel: 'email' as const, outcome: null, messageId: 12, at: null, value: null, file: null };
  const entry = { actor: { id: 2, name: 'Grace' }, contact, isUndoable: true };
  const { user } = await renderLead({
    timeline: [
      aTimelineEntry({ ...entry, id: 3, kind: 'undone', undoneKind: 'contact', isUndoable: false }),
      aTimelineEntry({ ...entry, id: 2, kind: 'contact', batchId: 'batch-3' }),
    ],
  });
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  const lines = timeline.getAllByText('Grace').map((name) => name.closest('p')?.textContent);
  expect(lines).toEqual([
    expect.stringContaining('Grace emailed Ada 1'),
    expect.stringContaining('Grace counted the email to Ada 1 as unanswered'),
  ]);
  await user.click(timeline.getByText('2 log entries'));
  expect(timeline.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await user.click(timeline.getByRole('button', { name: /^Count as unanswered/ }));
  await waitFor(() => expect(undone).toEqual([{ batchId: 'batch-3' }]));
});

test('undoes the last change with u after a reload', async () => {
  const undone = respondToUndo();
  const { user } = await renderLead();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('u');

  await screen.findAllByText('Change undone');
  expect(undone).toEqual([{}]);
});

test.each(['viewer', 'agent'] as const)('marks an unread lead as read for a %s, up to what is shown', async (role) => {
  const marks = respondTo('put', '/api/admin/leads/1/read-mark');
  await renderLead({ isUnread: true, lastRequestId: 77 }, signedInAs(role));
  await waitFor(() => expect(marks).toEqual([{ isUnread: false, lastRequestId: 77 }]));
});

test('shows why a lead is open again', async () => {
  const entry = aTimelineEntry({ kind: 'reopened', status: { from: 'lost', to: 'new' } });
  await renderLead({ timeline: [entry] });
  expect(await screen.findByText('Reopened because Ada 1 wrote again: status changed from Lost to New')).toBeVisible();
});

describe('when the session ends elsewhere', () => {
  afterEach(() => act(() => sessionEnded.set(false)));

  const renderWithDraft = async (...handlers: RequestHandler[]) => {
    const view = await renderLead({}, ...handlers);
    await view.user.type(await findNote(), 'Call back on Monday.');
    return view;
  };

  test('removes the lead, and keeps the unsaved note for the same user', async () => {
    const { user } = await renderWithDraft(
      http.put('/api/admin/leads/1/drafts/:id', () => Response.json({}, { status: 503 })),
    );
    server.use(http.get('/api/session', () => Response.json({ title: 'Please sign in.' }, { status: 401 })));
    act(() => FakeEventSource.latest.endSession());

    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(screen.getByText(/The text that you have not saved is kept for you/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Ada 1|Call back/);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);

    server.use(signedInAs('manager'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await findNote()).toHaveValue('Call back on Monday.');
  });

  test('removes the lead and the unsaved note when another user is signed in', async () => {
    await renderWithDraft();
    server.use(signedInAs('viewer', { id: 2 }));
    act(() => FakeEventSource.latest.endSession());

    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Ada 1');
    expect(screen.queryByText(/kept for you/)).toBeNull();
    expect(isUnloadPrevented()).toBe(false);
    expect(drafts.get(1, 'note').text).toBe('');
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  test('keeps the page when the same user has signed in again in another tab', async () => {
    await renderWithDraft();
    const opened = FakeEventSource.opened.length;
    act(() => FakeEventSource.latest.endSession());

    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(opened + 1));
    expect(await findNote()).toHaveValue('Call back on Monday.');
  });
});

test('shows all times in the time zone of the business, and how long an answer is overdue in business time', async () => {
  const now = Date.now();
  const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
  const businessHours = {
    week: 'Mon–Fri 8 AM–6 PM',
    targetMinutes: 30,
    closedDays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
    openings: [{ opens: hours(-9), closes: hours(-5) }],
  };
  const createdAt = '2026-01-02T03:04:00.000Z';
  await renderLead({ responseDueAt: hours(-7.5), createdAt }, stubSummary({ businessHours }));

  const about = within(await screen.findByRole('complementary', { name: 'About this lead' }));
  expect(await about.findByText('Overdue 2 h 30 min')).toBeVisible();
  expect(await about.findByText(/in business hours: Mon–Fri 8 AM–6 PM/)).toHaveTextContent(
    / (CST|CDT), in business hours: Mon–Fri 8 AM–6 PM \(America\/Chicago time\); next closed on Thursday, November 26, 2026 \(Thanksgiving Day\)\.$/,
  );
  expect(about.getByTitle('Thursday, January 1, 2026 at 9:04 PM CST')).toBeVisible();
});
