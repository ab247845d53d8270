import type { Draft } from '@portal/staff-client/lead';
import { HttpResponse, http, respondToPost } from '@portal/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drafts } from '../session/drafts.ts';
import { aLeadPage } from '../testing/a-lead.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { renderLead } from '../testing/render-lead.tsx';
import { noContent, signedInAs } from '../testing/render-staff-page.tsx';

/** The drafts of one user, as the API keeps them. */
function stubDrafts(...given: Draft[]) {
  const stored = new Map(given.map((draft) => [draft.id, draft]));
  const handlers = [
    http.get('/api/admin/leads/1/drafts', () => Response.json([...stored.values()])),
    http.put('/api/admin/leads/1/drafts/:id', async ({ request, params }) => {
      const id = String(params.id);
      const { kind, text, fields, revision } = (await request.json()) as Draft;
      if ((stored.get(id)?.revision ?? 0) !== revision)
        return HttpResponse.json({ detail: 'Changed.' }, { status: 409 });
      stored.set(id, aDraft({ id, kind, text, fields, revision: revision + 1 }));
      return Response.json({ revision: revision + 1, attachments: [] });
    }),
    http.delete('/api/admin/leads/1/drafts/:id', ({ params }) => {
      stored.delete(String(params.id));
      return noContent();
    }),
  ];
  return { stored, handlers, texts: () => [...stored.values()].map(({ text }) => text) };
}

const aDraft = (overrides: Partial<Draft>): Draft => ({
  ...{ id: crypto.randomUUID(), kind: 'note', text: '', fields: {}, attachments: [], revision: 1, updatedAt: '' },
  ...overrides,
});

const findNote = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Note/ }));
  return screen.findByRole('textbox', { name: 'Note' });
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

afterEach(() => jest.useRealTimers());

test('an unsaved note is stored and is there again after a restart of the browser', async () => {
  const { handlers, texts } = stubDrafts();
  const first = await renderLead({}, ...handlers);
  type(await findNote(), 'Call back on Monday.');
  await waitFor(() => expect(texts()).toEqual(['Call back on Monday.']));
  first.unmount();
  drafts.forget();

  await renderLead({}, ...handlers);
  await waitFor(async () => expect(await findNote()).toHaveValue('Call back on Monday.'));
  type(await findNote(), '');
  await waitFor(() => expect(texts()).toEqual([]));
});

test('a text that could not be stored is stored when the API is back', async () => {
  const { handlers, texts } = stubDrafts();
  let isUp = false;
  const outage = http.put('/api/admin/leads/1/drafts/:id', () =>
    isUp ? undefined : HttpResponse.json({ detail: 'Later.' }, { status: 503 }),
  );
  await renderLead({}, outage, ...handlers);
  type(await findNote(), 'Call back');
  await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
  isUp = true;

  await waitFor(() => expect(texts()).toEqual(['Call back']));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a text that the API does not take stays in its field, with the reason', async () => {
  const { handlers } = stubDrafts();
  const gone = http.put('/api/admin/leads/1/drafts/:id', () =>
    HttpResponse.json({ detail: 'There is no such lead.' }, { status: 404 }),
  );
  await renderLead({}, gone, ...handlers);
  const note = await findNote();
  type(note, 'Call back');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'What you have typed is only in this window. There is no such lead.',
  );
  expect(note).toHaveValue('Call back');
});

test('a call log is kept with its outcome when the dialog is closed with Escape or from outside', async () => {
  const { handlers, texts } = stubDrafts();
  const { user } = await renderLead({}, ...handlers);
  await screen.findByRole('heading', { level: 1 });
  for (const close of ['Escape', 'outside']) {
    await user.keyboard('c');
    const dialog = within(await screen.findByRole('dialog'));
    if (close === 'Escape') {
      await user.click(dialog.getByRole('radio', { name: 'Interested' }));
      await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Wants two gates.');
      await user.keyboard('{Escape}');
    } else await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants two gates.');
  expect(dialog.getByRole('radio', { name: 'Interested' })).toBeChecked();
  await waitFor(() => expect(texts()).toEqual(['Wants two gates.']));
});

test('what is typed while a note is being saved stays in the field', async () => {
  const { handlers } = stubDrafts();
  const response = Promise.withResolvers<Response>();
  respondToPost('/api/admin/leads/1/notes', () => response.promise);
  const { user } = await renderLead({}, ...handlers);
  await user.type(await findNote(), 'First.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.keyboard(' Second.');
  response.resolve(Response.json({ id: 1 }, { status: 201 }));

  await waitFor(async () => expect(await findNote()).toHaveValue('Second.'));
});

test('while it is not known whether a note was saved, it is sent again with the same key', async () => {
  const { handlers } = stubDrafts();
  const hung = Promise.withResolvers<Response>();
  const responses = [hung.promise, Promise.resolve(Response.json({ id: 1 }, { status: 201 }))];
  const sent = respondToPost('/api/admin/leads/1/notes', () => responses.shift() ?? Response.error());
  await renderLead({}, ...handlers);
  const note = await findNote();
  type(note, 'Call back on Monday.');
  await act(() => drafts.storeAll());
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Not known whether it was saved. Checking…');
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  jest.useRealTimers();

  await waitFor(() => expect(note).toHaveValue(''));
  expect(screen.queryByText(/^Not known/)).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a text of another window is not overwritten, and can be added', async () => {
  const { handlers, stored, texts } = stubDrafts();
  await renderLead({}, ...handlers);
  const note = await findNote();
  type(note, 'From here');
  await waitFor(() => expect(texts()).toEqual(['From here']));
  const [draft] = stored.values();
  if (draft) stored.set(draft.id, { ...draft, text: 'From there', revision: 2 });
  type(note, 'From here, longer');
  await waitFor(() => expect(texts()).toEqual(['From there', 'From here, longer']));

  fireEvent.focus(window);
  fireEvent.click(await screen.findByRole('button', { name: 'Add it here' }));
  await waitFor(() => expect(note).toHaveValue('From here, longer\n\nFrom there'));
  await waitFor(() => expect(texts()).toEqual(['From here, longer\n\nFrom there']));
});

test('a field in which nothing was typed follows the other windows of the user', async () => {
  const other = aDraft({ text: 'Typed there' });
  const { handlers, stored } = stubDrafts(other);
  await renderLead({}, ...handlers);
  await waitFor(async () => expect(await findNote()).toHaveValue('Typed there'));
  stored.set(other.id, { ...other, text: 'Typed there, and on', revision: 2 });
  fireEvent.focus(window);
  await waitFor(async () => expect(await findNote()).toHaveValue('Typed there, and on'));
  stored.clear();
  fireEvent.focus(window);

  await waitFor(async () => expect(await findNote()).toHaveValue(''));
});

test('keeps the text, the field and the focus when the lead is merged while somebody types', async () => {
  const { handlers } = stubDrafts();
  let shown = aLeadPage(1);
  await renderLead(
    {},
    http.get('/api/admin/leads/1', () => Response.json(shown)),
    http.get('/api/admin/leads/2', () => Response.json(shown)),
    ...handlers,
  );
  const note = await findNote();
  note.focus();
  type(note, 'Half a thou');
  shown = { ...shown, id: 2, name: 'Ada 2' };
  act(() => FakeEventSource.latest.send({ leadId: 1, kind: 'merged' }));

  await screen.findByRole('heading', { level: 1, name: 'Ada 2' });
  expect(note).toHaveFocus();
  type(note, 'Half a thought');
  expect(drafts.get(2, 'note').text).toBe('Half a thought');
});

test('somebody who has become a viewer can still read an unsaved text', async () => {
  const { handlers } = stubDrafts(aDraft({ text: 'Call back on Monday.' }));
  await renderLead({}, signedInAs('viewer'), ...handlers);

  expect(await screen.findByText('Call back on Monday.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
});
