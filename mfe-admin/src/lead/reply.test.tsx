import { HttpResponse, http, type RequestHandler, respondToPost } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveSignature } from '../session/signature.queries.ts';
import { submitted } from '../testing/a-lead.ts';
import { queued, renderLead, respondToSend } from '../testing/render-lead.tsx';
import { noContent, respondToDelete, signedInAs, textsOf } from '../testing/render-staff-page.tsx';

async function renderReply(...handlers: RequestHandler[]) {
  const view = await renderLead({ timeline: [submitted] }, ...handlers);
  const reply = await screen.findByRole('textbox', { name: 'Reply' });
  const field = (label: string) => screen.getByLabelText(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  return { ...view, reply, field, type };
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const leaveField = () => act(() => (document.activeElement as HTMLElement | null)?.blur());

const plan = { id: 7, name: 'plan.pdf', mimeType: 'application/pdf', size: 4 };
const planFile = () => new File(['plan'], 'plan.pdf');
/** A draft as the API has it. */
const aStoredReply = (overrides: object) => ({
  ...{ id: crypto.randomUUID(), kind: 'reply', text: '', fields: {}, attachments: [plan], revision: 2, updatedAt: '' },
  ...overrides,
});

test('recipients and subject without a text stay when the window gets the focus', async () => {
  const { field, type } = await renderReply();
  type('To', 'grace@client.example');
  type('Cc', 'raj@example.com');
  type('Subject', 'Visit');
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(field('To')).toHaveValue('grace@client.example');
  expect(field('Cc')).toHaveValue('raj@example.com');
  expect(field('Subject')).toHaveValue('Visit');
});

test('a comma after an address can be deleted', async () => {
  const { user, field } = await renderReply();
  await user.type(field('Cc'), 'a@b.example,');
  expect(field('Cc')).toHaveValue('a@b.example,');
  await user.type(field('Cc'), '{Backspace}');
  expect(field('Cc')).toHaveValue('a@b.example');
});

test('a mail goes to the address of a name in quotes', async () => {
  const sent = respondToSend(queued);
  const { type } = await renderReply();
  type('To', '"Hopper, Grace" <grace@client.example>');
  type('Reply', 'Hello');
  send();
  await waitFor(() => expect(sent).toMatchObject([{ to: ['grace@client.example'] }]));
});

test('is one line until it is used, and says to whom a mail goes about what', async () => {
  const { user, reply } = await renderReply();
  const composer = screen.getByRole('region', { name: 'Write' });
  expect(composer).toHaveAttribute('data-folded');
  await user.click(reply);
  expect(composer).not.toHaveAttribute('data-folded');
  const headers = screen.getByTitle('Recipients and subject');
  expect(headers).toHaveTextContent('To ada1@example.com · Your request to Lumenward');
  expect(headers.parentElement).not.toHaveAttribute('open');
  fireEvent.change(screen.getByLabelText('Cc'), { target: { value: 'raj@example.com' } });
  expect(headers).toHaveTextContent('To ada1@example.com, Cc raj@example.com');
});

test('opens recipients that are rejected', async () => {
  const fields = { to: 'Please check the addresses' };
  respondToSend(() => HttpResponse.json({ detail: 'Not valid.', fields }, { status: 422 }));
  const { type } = await renderReply();
  type('To', 'nobody');
  type('Reply', 'Hello');
  send();
  expect(await screen.findByText('Please check the addresses')).toBeVisible();
  expect(screen.getByTitle('Recipients and subject').parentElement).toHaveAttribute('open');
});

test('is sent at a chosen time, with a reminder instead of the question what is next', async () => {
  const sent = respondToSend(queued);
  const { user, type, reply } = await renderReply();
  type('Reply', 'Monday works.');
  await user.click(screen.getByTitle('Send later, remind me'));
  for (const button of screen.getAllByRole('button', { name: /^Tomorrow/ })) await user.click(button);
  expect(screen.getByTitle('Send later, remind me')).toHaveTextContent(/, 8:00 AM.*reminder /);
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(reply).toHaveValue(''));
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(sent[0]?.sendAt)) ?? [];
  expect(sent).toMatchObject([{ text: 'Monday works.', sendAt: `${day}T08:00`, remindOn: day }]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(screen.queryByRole('form', { name: /^What next/ })).toBeNull();
});

test('a time that the API rejects is named where it was chosen, and one that has passed is no longer chosen', async () => {
  const fields = { sendAt: 'Choose a time within a year' };
  respondToSend(() => HttpResponse.json({ detail: 'Not valid.', fields }, { status: 422 }));
  const { user, type } = await renderReply();
  type('Reply', 'Hello');
  await user.click(screen.getByTitle('Send later, remind me'));
  type('Send at', '2090-01-02T08:00');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Choose a time within a year')).toBeVisible();
  type('Send at', '2020-01-02T08:00');
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('a signature that is saved is below the reply that is being written', async () => {
  let text = 'Ana Ruiz';
  const { type } = await renderReply(
    http.get('/api/admin/mail-signature', () => Response.json({ text })),
    http.put('/api/admin/mail-signature', async ({ request }) => {
      ({ text } = (await request.json()) as { text: string });
      return noContent();
    }),
  );
  type('Reply', 'Hello');
  expect(await screen.findByText(/^-- \s*Ana Ruiz$/)).toBeVisible();
  await act(() => saveSignature('Ana Ruiz, Sales'));
  expect(await screen.findByText(/^-- \s*Ana Ruiz, Sales$/)).toBeVisible();
});

test('asks an account without a name for one, and saves it before the first mail is sent', async () => {
  const sent = respondToSend(queued);
  const names: unknown[] = [];
  const { type } = await renderReply(
    signedInAs('manager', { isUnnamed: true }),
    http.put('/api/admin/account/name', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      const fields = { name: 'Name is required' };
      if (!name) return HttpResponse.json({ detail: 'Name is required.', fields }, { status: 422 });
      names.push(name);
      return noContent();
    }),
  );
  type('Reply', 'Hello');
  send();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(sent).toEqual([]);
  type('From', 'Ana Ruiz');
  send();
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Hello' }]));
  expect(names).toEqual(['Ana Ruiz']);
  expect(screen.queryByLabelText('From')).toBeNull();
});

test('a message that is taken back is offered with its recipients and files beside what was typed since', async () => {
  const fields = { to: 'grace@client.example', cc: '', subject: 'Visit' };
  const taken = aStoredReply({ text: 'We come on Tuesday.', fields });
  let isTakenBack = false;
  respondToSend(queued);
  const { user, type, reply, field } = await renderReply(
    http.get('/api/admin/leads/1/drafts', () => Response.json(isTakenBack ? [taken] : [])),
    http.put('/api/admin/leads/1/drafts/:id', async ({ request }) => {
      const { copiedFiles, revision } = (await request.json()) as { copiedFiles: number[]; revision: number };
      return Response.json({ revision: revision + 1, attachments: copiedFiles.length > 0 ? [plan] : [] });
    }),
    http.delete('/api/admin/messages/12', () => {
      isTakenBack = true;
      return noContent();
    }),
  );
  type('Reply', 'We come on Tuesday.');
  send();
  await waitFor(() => expect(reply).toHaveValue(''));
  type('Reply', 'And one more thing');
  leaveField();
  await user.keyboard('u');
  const offer = (await screen.findByText(/^Another draft of yours:/)).closest('[role=status]') as HTMLElement;
  expect(offer).toHaveTextContent('To: grace@client.example Subject: Visit We come on Tuesday. plan.pdf');
  fireEvent.click(within(offer).getByRole('button', { name: 'Add it here' }));
  await waitFor(() => expect(reply).toHaveValue('And one more thing\n\nWe come on Tuesday.'));
  expect(field('Subject')).toHaveValue('Visit');
  expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
});

test('a mail waits for the file that is being attached, and says so', async () => {
  const sent = respondToSend(queued);
  const uploaded = Promise.withResolvers<Response>();
  const { type, reply } = await renderReply(
    http.post('/api/admin/leads/1/drafts/:id/attachments', () => uploaded.promise),
  );
  type('Reply', 'See the plan.');
  fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files: [planFile()] } });
  expect(await screen.findByRole('button', { name: 'Attaching plan.pdf…' })).toBeDisabled();
  fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true });
  expect(sent).toEqual([]);
  uploaded.resolve(Response.json(plan, { status: 201 }));
  await screen.findByRole('button', { name: 'Remove plan.pdf' });
  send();
  await waitFor(() => expect(sent).toMatchObject([{ fileIds: [7] }]));
});

test('a file is attached to a reply whose text is being stored', async () => {
  const stored = Promise.withResolvers<void>();
  const requests: string[] = [];
  const { type } = await renderReply(
    http.put('/api/admin/leads/1/drafts/:id', async ({ params, request }) => {
      const { revision } = (await request.json()) as { revision: number };
      requests.push(`PUT ${params.id} ${revision}`);
      await stored.promise;
      return Response.json({ revision: revision + 1, attachments: [] });
    }),
    http.post('/api/admin/leads/1/drafts/:id/attachments', ({ params }) => {
      requests.push(`POST ${params.id}`);
      return Response.json(plan, { status: 201 });
    }),
  );
  type('Reply', 'See the plan.');
  await waitFor(() => expect(requests).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files: [planFile()] } });
  await screen.findByRole('button', { name: 'Attaching plan.pdf…' });
  stored.resolve();
  await screen.findByRole('button', { name: 'Remove plan.pdf' });
  const id = requests[0]?.split(' ')[1];
  expect(requests).toEqual([`PUT ${id} 0`, `POST ${id}`]);
});

test('a file that is too large is named, and the others stay', async () => {
  const { toasts } = await renderReply(
    http.post('/api/admin/leads/1/drafts/:id/attachments', ({ request }) =>
      new URL(request.url).searchParams.get('name') === 'plan.pdf'
        ? Response.json(plan, { status: 201 })
        : Response.json({ detail: 'The files of a message can have 15 MB together.' }, { status: 413 }),
    ),
  );
  const files = ['plan.pdf', 'photos.zip'].map((name) => new File(['plan'], name));
  fireEvent.change(screen.getByLabelText('Files to attach'), { target: { files } });
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'photos.zip was not attached', description: 'The files of a message can have 15 MB together.' },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
});

test('a draft of another window with files and no text is offered', async () => {
  const stored: object[] = [];
  const { type, reply } = await renderReply(http.get('/api/admin/leads/1/drafts', () => Response.json(stored)));
  type('Reply', 'We come on Tuesday.');
  stored.push(aStoredReply({}));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect((await screen.findByText(/^Another draft of yours:/)).closest('[role=status]')).toHaveTextContent('plan.pdf');
  expect(reply).toHaveValue('We come on Tuesday.');
});

test('a mail whose result is not known is sent again as it was, and what is typed meanwhile is another one', async () => {
  const sent = respondToSend(
    () => Response.error(),
    () => HttpResponse.json({ detail: 'No response.' }, { status: 504 }),
    queued,
  );
  const { type, reply, toasts } = await renderReply();
  type('Reply', 'We come on Tuesday.');
  send();
  expect(await screen.findByText('Not known whether it was sent. Checking…')).toBeVisible();
  type('Reply', 'We come on Tuesday. At ten.');
  fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(reply).toHaveValue('At ten.'));
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(toasts).toEqual([]);
}, 60_000);

test('asks what to do when an earlier version was sent: it is taken back, or the new one is sent too', async () => {
  const earlierMessage = {
    ...{ id: 9, to: ['ada1@example.com'], cc: [], subject: '', state: 'waiting' },
    sendAt: new Date(Date.now() + 10_000).toISOString(),
  };
  const conflict = () => HttpResponse.json({ detail: 'An earlier version was sent.', earlierMessage }, { status: 409 });
  const sent = respondToSend(conflict, conflict, queued);
  const undone = respondToDelete('/api/admin/messages/:id');
  const { type, reply } = await renderReply();
  type('Reply', 'Hello again');
  send();
  expect(await screen.findByText(/^An earlier version of this message was sent to/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back and send this one' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(undone).toEqual(['9']);
  fireEvent.click(await screen.findByRole('button', { name: 'Send this one too' }));
  await waitFor(() => expect(reply).toHaveValue(''));
  expect(new Set(sent.map(({ draftId }) => draftId)).size).toBe(3);
});

test('u takes back the newer of two messages, and what was done after them first', async () => {
  const [sending, undone] = [[12, 13], [] as string[]];
  const sendAt = new Date(Date.now() + 60_000).toISOString();
  respondToPost('/api/admin/leads/1/messages', () => Response.json({ id: sending.shift(), sendAt }, { status: 201 }));
  const { user, type, reply } = await renderReply(
    http.post('/api/admin/leads/actions', () => Response.json({ batchId: 'b1', changed: 1, left: [] })),
    http.post('/api/admin/leads/undo', async ({ request }) => {
      undone.push(((await request.json()) as { batchId: string }).batchId);
      return Response.json({ batchId: 'b1', kind: 'status', count: 1, skipped: [], leadIds: [1] });
    }),
    http.delete('/api/admin/messages/:id', ({ params }) => {
      undone.push(`message ${params.id}`);
      return noContent();
    }),
  );
  for (const text of ['One', 'Two']) {
    type('Reply', text);
    send();
    await waitFor(() => expect(reply).toHaveValue(''));
  }
  leaveField();
  await user.keyboard('q');
  await screen.findAllByText(/Marked as|Status/);
  for (const expected of [['b1'], ['b1', 'message 13'], ['b1', 'message 13', 'message 12']]) {
    leaveField();
    await user.keyboard('u');
    await waitFor(() => expect(undone).toEqual(expected));
  }
});

test('u undoes the newest thing only, and nothing else after a mail has left', async () => {
  const now = jest.spyOn(Date, 'now');
  respondToSend(queued);
  const undone = respondToPost('/api/admin/leads/undo', () =>
    HttpResponse.json({ detail: 'Nothing.' }, { status: 404 }),
  );
  const { user, type, reply, toasts } = await renderReply();
  type('Reply', 'Hello');
  send();
  await waitFor(() => expect(reply).toHaveValue(''));
  const sentAt = Date.now();
  now.mockImplementation(() => sentAt + 600_500);
  leaveField();
  await user.keyboard('u');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Already sent' }));
  now.mockRestore();
  expect(undone).toEqual([]);
});

test('an answer that stopped a reply can be read first', async () => {
  const stopped = () => Response.json({ detail: 'Somebody has written.', newEntryIds: [1] }, { status: 409 });
  respondToSend(stopped);
  const { type } = await renderReply();
  type('Reply', 'We come on Tuesday.');
  send();
  const alert = within(await screen.findByRole('alert'));
  expect(textsOf(alert.getAllByRole('button'))).toEqual(['Read it', 'Send anyway']);
  await act(async () => fireEvent.click(alert.getByRole('button', { name: 'Read it' })));
  expect(screen.getByRole('region', { name: 'Timeline' })).toHaveFocus();
});
