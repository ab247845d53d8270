import type { Draft, Lead, Message } from '@portal/staff-client/lead';
import { http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { presenceTimes } from '../live/presence.ts';
import { aDelivery, aDetail, aMessage, aRequest, aTimelineEntry, noDetails, submitted } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { queued, renderLead, respondToSend } from '../testing/render-lead.tsx';
import { aMailbox, noContent, respondToDelete, stubSummary, textsOf } from '../testing/render-staff-page.tsx';
import { readingTime } from './thread/use-thread-scroll.ts';

// So that no entry that arrives is read before the reply is sent.
readingTime.milliseconds = 600_000;

const messageEntry = (id: number, message: Partial<Message>) =>
  aTimelineEntry({ id, kind: 'message', message: aMessage({ id: 100 + id, ...message }) });
const grace = { id: 2, name: 'Grace' };

async function renderThread(overrides: Partial<Lead> = {}, ...handlers: RequestHandler[]) {
  const view = await renderLead({ timeline: [submitted], ...overrides }, ...handlers);
  return { ...view, thread: within(await screen.findByRole('region', { name: 'Timeline' })) };
}
const findReply = () => screen.findByRole('textbox', { name: 'Reply' });

test('reads from the oldest to the newest entry, with the log folded', async () => {
  const { thread } = await renderThread({
    timeline: [
      messageEntry(5, { direction: 'out', text: 'Is Tuesday at ten fine?' }),
      aTimelineEntry({ id: 4, kind: 'status', actor: grace, status: { from: 'new', to: 'contacted' } }),
      aTimelineEntry({ id: 3, kind: 'assigned', actor: grace, owner: { from: null, to: grace, isByRule: false } }),
      aTimelineEntry({ id: 2, kind: 'note', actor: grace, note: 'Has a dock.' }),
      submitted,
    ],
  });
  const position = (text: string) =>
    document.body.compareDocumentPosition(thread.getByText(text)) &&
    [...document.querySelectorAll('*')].indexOf(thread.getByText(text));
  const places = ['Two gates.', 'Has a dock.', '2 log entries', 'Is Tuesday at ten fine?'].map(position);
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));
  expect(thread.getByText('2 log entries').closest('details')).not.toHaveAttribute('open');
});

test('a message without the name of its sender has the name of the lead', async () => {
  const nameless = (address: string) => ({ from: { name: '', address } });
  const { thread } = await renderThread({
    timeline: [
      messageEntry(3, { ...nameless('assistant@example.com'), text: 'From another address' }),
      messageEntry(2, { ...nameless('Ada1@example.com'), text: 'From her phone' }),
      submitted,
    ],
  });
  const senderOf = (text: string) => within(thread.getByText(text).closest('article') as HTMLElement);
  expect(senderOf('From her phone').getByText('Ada 1')).toBeVisible();
  expect(senderOf('From her phone').getByText('Ada1@example.com')).toBeVisible();
  expect(senderOf('From another address').getByText('assistant@example.com')).toBeVisible();
});

test('folds quotes, and links attachments as downloads', async () => {
  const text = 'Tuesday works.\n\nOn Monday, Grace wrote:\n> When?';
  const attachment = { part: 0, name: 'plan.pdf', mimeType: 'application/pdf', size: 48_213, isInline: false };
  const { thread, user } = await renderThread({
    timeline: [messageEntry(2, { text, quotes: [[16, text.length]], attachments: [attachment] }), submitted],
  });
  expect(thread.getByText('Tuesday works.')).toBeVisible();
  const quote = thread.getByText(/^On Monday, Grace wrote:/);
  expect(quote.closest('details')).not.toHaveAttribute('open');
  await user.click(thread.getByText('Show quoted text'));
  expect(quote.closest('details')).toHaveAttribute('open');
  const link = thread.getByRole('link', { name: 'plan.pdf 48 kB' });
  expect(link).toHaveAttribute('href', '/api/admin/messages/102/attachments/0');
  expect(link).toHaveAttribute('download', 'plan.pdf');
});

test('shows pictures, large ones with a click, and a damaged one as a file', async () => {
  const attachments = ['door.jpg', 'gate.png'].map((name, part) => ({
    ...{ part, name, mimeType: 'image/jpeg', size: 48_213, isInline: false },
  }));
  const { thread, user } = await renderThread({ timeline: [messageEntry(2, { attachments }), submitted] });
  fireEvent.error(thread.getByRole('img', { name: 'gate.png' }));
  expect(thread.getByRole('link', { name: 'gate.png 48 kB' })).toHaveAttribute('download', 'gate.png');
  await user.click(thread.getByRole('button', { name: 'door.jpg' }));
  const dialog = within(screen.getByRole('dialog', { name: 'door.jpg' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/admin/messages/102/attachments/0');
  expect(dialog.getByRole('link', { name: 'door.jpg 48 kB' })).toHaveAttribute('download', 'door.jpg');
});

test('a message that is not shown whole says so, with the original to download', async () => {
  const { thread } = await renderThread({
    timeline: [
      messageEntry(3, { text: 'Once upon a time', isTruncated: true }),
      messageEntry(2, { problem: 'This e-mail could not be read completely.' }),
      submitted,
    ],
  });
  expect(thread.getByText(/^The text is cut/)).toBeVisible();
  expect(thread.getByText('This e-mail could not be read completely.')).toBeVisible();
  const originals = thread.getAllByRole('link', { name: 'Download the original message' });
  expect(originals.map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/messages/102/raw',
    '/api/admin/messages/103/raw',
  ]);
});

test('shows the formatting of a message on request, in a frame without scripts', async () => {
  const { thread, user } = await renderThread(
    { timeline: [messageEntry(2, { hasHtml: true }), submitted] },
    http.get('/api/admin/messages/102/html', () => Response.json({ html: '<p>Tuesday <b>works</b>.</p>' })),
  );
  await user.click(thread.getByRole('button', { name: 'Show formatting' }));
  const frame = await thread.findByTitle('Message with formatting');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|forms)/);
  await user.click(thread.getByRole('button', { name: 'Show plain text' }));
  expect(thread.getByText('Tuesday works.')).toBeVisible();
});

test('sends a reply with Ctrl Enter to the address of the person, with what was seen, and takes it back', async () => {
  const sent = respondToSend(queued);
  const undone = respondToDelete('/api/admin/messages/12');
  const { user, toasts, thread, change } = await renderThread({ timeline: [messageEntry(7, {}), submitted] });
  await user.keyboard('r');
  expect(await findReply()).toHaveFocus();
  await user.keyboard('See you then.');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(async () => expect(await findReply()).toHaveValue(''));
  expect(sent).toEqual([
    {
      ...{ seenEntryId: 7, draftId: expect.any(String), draftRevision: expect.any(Number), fileIds: [] },
      ...{ to: ['ada1@example.com'], cc: [], subject: null, text: 'See you then.' },
    },
  ]);
  const reply = messageEntry(8, { id: 12, direction: 'out', delivery: aDelivery() });
  change({ timeline: [{ ...reply, actor: { id: 1, name: 'Staff' } }, messageEntry(7, {}), submitted] });
  expect(await thread.findByText(/^Sending in \d+ s/)).toBeVisible();
  expect(await screen.findByText('Sending in ten seconds. Press u to undo.')).toHaveAttribute('role', 'status');
  expect(toasts).toEqual([]);
  const composer = screen.getByRole('region', { name: 'Write' });
  expect(composer).not.toHaveAttribute('data-open');
  expect(await screen.findByRole('form', { name: /^What next/ })).toBeVisible();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(undone).toEqual(['12']));
  await waitFor(() => expect(composer).toHaveAttribute('data-open'));
  expect(screen.queryByRole('form', { name: /^What next/ })).toBeNull();
});

test('a reply that waits for its time says so, and its author alone can edit it', async () => {
  const sendAt = '2099-11-30T14:00:00.000Z';
  const taken = respondToDelete('/api/admin/messages/:id');
  respondToPost('/api/admin/leads/undo', () => Response.json({ detail: 'Nothing.' }, { status: 404 }));
  const delivery = aDelivery({ sendAt, isScheduled: true, sentBy: grace });
  const { user, thread, change } = await renderThread({
    timeline: [messageEntry(8, { direction: 'out', delivery }), submitted],
  });
  expect(thread.getByText('Goes out Mon, Nov 30, 8:00 AM')).toBeVisible();
  expect(thread.queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.keyboard('u');
  expect(taken).toEqual([]);

  const held = aDelivery({ sendAt, isScheduled: true, state: 'held', lastError: 'somebody has written since' });
  change({ timeline: [messageEntry(9, { direction: 'out', delivery: held }), submitted] });
  expect(await thread.findByText('Held, not sent Mon, Nov 30, 8:00 AM: somebody has written since.')).toBeVisible();
  await user.click(thread.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(taken).toEqual(['109']));
  await waitFor(async () => expect(await findReply()).toHaveFocus());
});

test('a message that was sent says that it counts as an answer, which its menu changes', async () => {
  const undone = respondToPost('/api/admin/leads/undo', () =>
    Response.json({ batchId: 'batch-9', kind: 'contact', restored: 1, leadIds: [1], name: null, skipped: [] }),
  );
  const contact = { channel: 'email' as const, outcome: null, messageId: 108, at: null, file: null, value: null };
  const { user, thread } = await renderThread({
    timeline: [
      aTimelineEntry({ id: 10, kind: 'contact', actor: grace, contact: { ...contact, messageId: null } }),
      aTimelineEntry({ id: 9, kind: 'contact', actor: grace, contact, isUndoable: true, batchId: 'batch-9' }),
      messageEntry(8, { direction: 'out', delivery: aDelivery({ state: 'sent', sentBy: grace }) }),
      submitted,
    ],
  });
  expect(thread.getByText('Sent · answered')).toBeVisible();
  // Logged by hand, with another mail program.
  expect(thread.getAllByText(/emailed/)).toHaveLength(1);
  await user.click(thread.getByRole('button', { name: /^Actions for the message/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Count as unanswered/ }));
  await waitFor(() => expect(undone).toEqual([{ batchId: 'batch-9' }]));
});

test('says which colleagues have the lead open, until they leave, and tells them of the user', async () => {
  // Nothing is repeated meanwhile.
  const repeat = jest.replaceProperty(presenceTimes, 'repeatMs', 3_600_000);
  const states: string[] = [];
  const { user } = await renderThread(
    {},
    http.post('/api/admin/leads/1/presence', async ({ request }) => {
      states.push(((await request.json()) as { state: string }).state);
      return noContent();
    }),
  );
  await waitFor(() => expect(states).toContain('reading'));
  states.length = 0;
  const tell = (id: number, name: string, state: string, leadId = 1) =>
    act(() => FakeEventSource.latest.tellPresence({ leadId, person: { id, name }, state }));
  tell(2, 'Ana Ruiz', 'writing');
  tell(3, 'Ben Cole', 'reading');
  tell(4, 'Cleo Diaz', 'reading', 2);
  tell(1, 'Staff', 'reading');
  const [line] = screen.getAllByText(/is writing/);
  expect(line).toHaveTextContent('Ana Ruiz is writing · Ben Cole is reading');
  // Those who have come do not know of the user yet.
  await waitFor(() => expect(states).toEqual(['reading', 'reading']));
  tell(2, 'Ana Ruiz', 'gone');
  expect(line).toHaveTextContent(/^Ben Cole is reading$/);
  await user.type(await findReply(), 'Hel');
  await waitFor(() => expect(states.slice(2)).toEqual(['writing']));
  tell(3, 'Ben Cole', 'gone');
  repeat.restore();
});

test('with the keyboard, Tab skips the navigation, Escape leaves a reply, and taking a message back returns to its text', async () => {
  respondToDelete('/api/admin/messages/107');
  const { user, thread } = await renderThread({
    timeline: [messageEntry(7, { direction: 'out', delivery: aDelivery() }), submitted],
  });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Back to leads' })).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Timeline' })).toHaveFocus();
  expect(thread.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.keyboard('u');
  await waitFor(async () => expect(await findReply()).toHaveFocus());
});

test('a reply stops when a colleague has answered meanwhile, shows the answer, and can be sent anyway', async () => {
  const stopped = () => Response.json({ detail: 'Somebody has written.', newEntryIds: [9] }, { status: 409 });
  const sent = respondToSend(stopped, queued);
  let drafts: object[] = [];
  const { user, change } = await renderThread(
    {},
    http.get('/api/admin/leads/1/drafts', () => Response.json(drafts)),
    http.put('/api/admin/leads/1/drafts/:id', async ({ request, params }) => {
      const draft = (await request.json()) as Draft;
      drafts = [{ ...draft, id: params.id, attachments: [], revision: draft.revision + 1 }];
      return Response.json({ revision: draft.revision + 1, attachments: [] });
    }),
  );
  await user.type(await findReply(), 'We can come on Tuesday.');
  change({
    timeline: [
      messageEntry(9, { direction: 'out', text: 'We come on Monday.', delivery: aDelivery({ sentBy: grace }) }),
      submitted,
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByText('We come on Monday.')).toBeVisible();
  expect(await findReply()).toHaveValue('We can come on Tuesday.');
  await user.type(await findReply(), '{Control>}{Enter}{/Control}');
  expect(sent).toHaveLength(1);
  await user.click(alert.getByRole('button', { name: 'Send anyway' }));
  await waitFor(async () => expect(await findReply()).toHaveValue(''));
  expect(sent).toMatchObject([{ seenEntryId: 1 }, { seenEntryId: 9, text: 'We can come on Tuesday.' }]);
  expect(sent[1]).toHaveProperty('draftId', sent[0]?.draftId);
});

test('keeps recipients, subject and text of a reply as a draft', async () => {
  const stored: Draft[] = [];
  const { user } = await renderThread(
    {},
    http.put('/api/admin/leads/1/drafts/:id', async ({ request }) => {
      stored.push((await request.json()) as Draft);
      return Response.json({ revision: stored.length, attachments: [] });
    }),
  );
  await user.type(await screen.findByLabelText('Cc'), 'raj@example.com');
  await user.type(screen.getByLabelText('Subject'), 'Visit');
  await user.type(await findReply(), 'Hello');
  await waitFor(() =>
    expect(stored.at(-1)).toMatchObject({
      kind: 'reply',
      text: 'Hello',
      fields: { to: 'ada1@example.com', cc: 'raj@example.com', subject: 'Visit' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Note' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('shows the draft of a reply of another device with its recipients', async () => {
  const draft = {
    id: crypto.randomUUID(),
    kind: 'reply',
    text: 'Half a thought',
    fields: { to: 'office@example.com', cc: '', subject: 'Visit' },
    attachments: [{ id: 3, name: 'plan.pdf', mimeType: 'application/pdf', size: 48_213 }],
    revision: 4,
    updatedAt: '2026-11-20T15:00:00.000Z',
  };
  await renderThread(
    {},
    http.get('/api/admin/leads/1/drafts', () => Response.json([draft])),
  );
  await waitFor(async () => expect(await findReply()).toHaveValue('Half a thought'));
  expect(screen.getByLabelText('To')).toHaveValue('office@example.com');
  expect(screen.getByLabelText('Subject')).toHaveValue('Visit');
  expect(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
});

test('fills in a template', async () => {
  const { user } = await renderThread(
    {},
    http.get('/api/admin/leads/1/mail-templates', () =>
      Response.json([
        { id: 3, name: 'First answer', language: 'en', subject: 'Your gates', text: 'Hello Ada,', isShared: true },
      ]),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Template' }));
  await user.click(await screen.findByRole('menuitem', { name: /First answer/ }));
  expect(await findReply()).toHaveValue('Hello Ada,');
  expect(await findReply()).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveValue('Your gates');
});

test('warns about an address whose mail came back', async () => {
  const email = [aDetail('ada1@example.com', { isPreferred: true, bouncedAt: '2026-11-20T15:00:00.000Z' })];
  // The API suggests nobody, as no address of the lead is reached.
  const answer = { to: [], cc: [], subject: 'Your request to Lumenward', answersMessageId: null };
  await renderThread({ details: { ...noDetails, email }, answer });
  expect(await screen.findByLabelText('To')).toHaveValue('ada1@example.com');
  expect(await screen.findByText(/^Mail to/)).toHaveTextContent('Mail to ada1@example.com came back.');
  expect(within(screen.getByRole('region', { name: 'Person' })).getByText('Mail came back')).toBeVisible();
});

test('offers the corrected address instead of one whose mail came back', async () => {
  const email = [
    aDetail('ada@new.example', { isPreferred: true }),
    aDetail('ada1@example.com', { isHidden: true, bouncedAt: '2026-11-20T15:00:00.000Z' }),
  ];
  const { user } = await renderThread({ email: 'ada@new.example', details: { ...noDetails, email } });
  const to = await screen.findByLabelText('To');
  await user.clear(to);
  await user.type(to, 'ada1@example.com, office@example.com');
  await user.click(screen.getByRole('button', { name: 'Use ada@new.example' }));
  expect(to).toHaveValue('ada@new.example, office@example.com');
  expect(screen.queryByText(/^Mail to/)).toBeNull();
});

test('without a mail server, says what is missing and offers the mail program', async () => {
  const { user } = await renderThread({}, stubSummary({ mailbox: aMailbox({ missing: ['SMTP_URL'], state: 'off' }) }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  await user.keyboard('r');
  const link = await screen.findByRole('link', { name: 'Write to ada1@example.com' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:ada1@example\.com/));
  expect(link.parentElement).toHaveTextContent('the setting SMTP_URL is missing');
  // jsdom opens no mail program.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await user.click(await screen.findByRole('button', { name: 'Log email' }));
  expect(await screen.findByRole('dialog', { name: 'Log email: Ada 1' })).toBeVisible();
});

test('without a mailbox, says where the answers to a reply arrive', async () => {
  await renderThread({}, stubSummary({ mailbox: aMailbox({ missing: ['IMAP_URL'], state: 'off' }) }));
  expect(await screen.findByText(/^Answers do not arrive here/)).toHaveTextContent(
    'the setting IMAP_URL is missing. Read them in the mailbox info@example.com',
  );
  expect(await findReply()).toBeVisible();
});

test('a message that could not be sent shows why, and can be edited and sent again', async () => {
  const delivery = aDelivery({ state: 'failed', lastError: 'Mailbox unavailable.', sentBy: grace });
  const to = [{ name: '', address: 'ada@home.example' }];
  const { user, thread } = await renderThread({
    timeline: [messageEntry(3, { direction: 'out', text: 'Is Tuesday fine?', to, delivery }), submitted],
  });
  expect(thread.getByText(/^Not sent: Mailbox unavailable/)).toBeVisible();
  await user.click(thread.getByRole('button', { name: 'Edit and send again' }));
  expect(await findReply()).toHaveValue('Is Tuesday fine?');
  await waitFor(async () => expect(await findReply()).toHaveFocus());
  expect(screen.getByLabelText('To')).toHaveValue('ada@home.example');
});

test('a message that is edited and sent again has its files again', async () => {
  const attachment = { part: 0, name: 'plan.pdf', mimeType: 'application/pdf', size: 4, isInline: false };
  const delivery = aDelivery({ state: 'failed', sentBy: grace });
  const copied: string[] = [];
  const { user, thread } = await renderThread(
    { timeline: [messageEntry(3, { direction: 'out', attachments: [attachment], delivery }), submitted] },
    http.get('/api/admin/messages/103/attachments/0', () => {
      copied.push('downloaded');
      return new Response('%PDF');
    }),
    http.put('/api/admin/leads/1/drafts/:id', () => Response.json({ revision: 1, attachments: [] })),
    http.post('/api/admin/leads/1/drafts/:id/attachments', ({ request }) => {
      copied.push(`attached as ${new URL(request.url).searchParams.get('name')}`);
      return Response.json({ id: 7, name: 'plan.pdf', mimeType: 'application/pdf', size: 4 }, { status: 201 });
    }),
  );
  await user.click(thread.getByRole('button', { name: 'Edit and send again' }));
  expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  expect(copied).toEqual(['downloaded', 'attached as plan.pdf']);
});

test('announces what arrives from the customer', async () => {
  const { change } = await renderThread();
  change({ timeline: [messageEntry(2, {}), submitted] });
  await waitFor(() => expect(textsOf(screen.getAllByRole('status'))).toContain('Ada 1 wrote an email'));
});

test('releases a held request of a lead in the inbox', async () => {
  const actions = respondToPost('/api/admin/leads/actions', () =>
    Response.json({ batchId: 'b', changed: 1, left: [] }),
  );
  const held = aRequest({ id: 11, state: 'held', spamReasons: ['Many links.'] });
  const { user, thread } = await renderThread({
    timeline: [
      aTimelineEntry({ id: 2, kind: 'submitted', request: held }),
      aTimelineEntry({ id: 1, kind: 'submitted', request: aRequest({ spamReasons: ['Few links.'] }) }),
    ],
  });
  expect(thread.getByText('Many links.')).toBeVisible();
  // What was accepted is not called spam.
  expect(thread.queryByText('Few links.')).toBeNull();
  await user.click(thread.getByRole('button', { name: 'Not spam' }));
  await waitFor(() => expect(actions).toMatchObject([{ leadIds: [1], action: { kind: 'release' } }]));
});
