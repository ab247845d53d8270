import { randomUUID } from 'node:crypto';
import { findInDatabase } from '../../testing/find-text.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';

const { api, agent: grace, viewer, manager: alan, make, undo, merge } = await useLeadDesk();
const save = (
  lead: number,
  id: string,
  {
    text,
    revision = 0,
    kind = 'note',
    ...others
  }: { text: unknown; revision?: unknown; kind?: string; fields?: object },
  who = grace,
) => who.put(`leads/${lead}/drafts/${id}`, { kind, text, revision, ...others });
const list = async (lead: number, who = grace) => (await who.get(`leads/${lead}/drafts`).expect(200)).body;
const textsOf = async (lead: number, who = grace) => (await list(lead, who)).map(({ text }: { text: string }) => text);
const notesOf = async (lead: number) =>
  (await api.sql(`select data ->> 'text' as text from lead_events where lead_id = $1 and kind = 'note'`, [lead])).map(
    ({ text }) => text,
  );

test('a draft is stored as it was typed, for its author alone', async () => {
  const lead = await make();
  const id = randomUUID();
  const { body } = await save(lead, id, { text: '  Called,\n wants ' }).expect(200);
  await save(lead, id, { text: '  Called,\n wants two gates ', revision: body.revision }).expect(200);

  expect(await list(lead)).toEqual([
    {
      id,
      kind: 'note',
      text: '  Called,\n wants two gates ',
      fields: {},
      attachments: [],
      revision: expect.any(Number),
      updatedAt: expect.any(String),
    },
  ]);
  for (const colleague of [alan, viewer]) expect(await list(lead, colleague)).toEqual([]);
  // The same id is another draft for somebody else.
  await save(lead, id, { text: 'Mine' }, alan).expect(200);
  await alan.delete(`leads/${lead}/drafts/${id}`).expect(204);
  expect(await textsOf(lead)).toEqual(['  Called,\n wants two gates ']);
});

test('a draft can take over files of other drafts of its author', async () => {
  const lead = await make();
  const [first, second] = [randomUUID(), randomUUID()];
  await save(lead, first, { text: 'The plan', kind: 'reply' }).expect(200);
  const { body: file } = await api.request
    .post(`/api/admin/leads/${lead}/drafts/${first}/attachments?name=plan.txt`)
    .set('Cookie', grace.cookie)
    .set('Content-Type', 'application/octet-stream')
    .send(Buffer.from('plan'))
    .expect(201);
  const copy = { text: 'The plan, again', kind: 'reply', copiedFiles: [file.id] };
  const { body } = await save(lead, second, copy).expect(200);
  expect(body.attachments).toEqual([{ ...file, id: expect.any(Number) }]);
  await grace.delete(`leads/${lead}/drafts/${first}`).expect(204);
  expect((await list(lead))[0].attachments).toMatchObject([{ name: 'plan.txt', size: 4 }]);
  expect((await save(lead, second, { ...copy }, alan).expect(200)).body.attachments).toEqual([]);
});

test('what is typed without a lead is kept for its author alone, by form', async () => {
  const id = randomUUID();
  const put = (fields: object, revision: number, who = viewer) =>
    who.put(`drafts/${id}`, { kind: 'passkey 3', text: '', fields, revision });
  const { body } = await put({ name: 'Lap' }, 0).expect(200);
  await put({ name: 'Laptop' }, body.revision).expect(200);
  await put({ name: 'Phone' }, body.revision).expect(409);
  expect((await viewer.get('drafts').expect(200)).body).toMatchObject([
    { id, kind: 'passkey 3', fields: { name: 'Laptop' } },
  ]);
  expect((await grace.get('drafts').expect(200)).body).toEqual([]);
  await viewer.delete(`drafts/${id}`).expect(204);
  expect((await viewer.get('drafts').expect(200)).body).toEqual([]);
});

test('no response that colleagues get contains a draft', async () => {
  const lead = await make();
  await save(lead, randomUUID(), { text: 'Unspoken' }).expect(200);
  const responses = [
    await alan.get(`leads/${lead}`).expect(200),
    await alan.get(`leads/${lead}/timeline`).expect(200),
    await alan.post('leads/search', { q: 'unspoken' }).expect(200),
  ];
  expect(JSON.stringify(responses.map(({ body }) => body))).not.toContain('Unspoken');
});

test('an older revision does not overwrite a draft', async () => {
  const lead = await make();
  const id = randomUUID();
  const { body: first } = await save(lead, id, { text: 'first' }).expect(200);
  const { body: second } = await save(lead, id, { text: 'second', revision: first.revision }).expect(200);

  for (const revision of [0, first.revision, second.revision + 1])
    await save(lead, id, { text: 'stale', revision }).expect(409);
  expect(await textsOf(lead)).toEqual(['second']);
  // Nor does it delete it.
  await grace.delete(`leads/${lead}/drafts/${id}?revision=${first.revision}`).expect(204);
  expect(await textsOf(lead)).toEqual(['second']);
  await grace.delete(`leads/${lead}/drafts/${id}?revision=${second.revision}&lastFileId=0`).expect(204);
  await save(lead, id, { text: 'stale', revision: second.revision }).expect(409);
  expect(await textsOf(lead)).toEqual([]);
});

test('a note is stored once for a draft, and removes it', async () => {
  const lead = await make();
  const draftId = randomUUID();
  await save(lead, draftId, { text: 'Two gates' }).expect(200);
  const note = () => grace.post(`leads/${lead}/notes`, { text: 'Two gates', draftId });
  const responses = await Promise.all([note(), note(), note()]);

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await notesOf(lead)).toEqual(['Two gates']);
  expect(await list(lead)).toEqual([]);
  // A request that was delayed on its way.
  await save(lead, draftId, { text: 'Two ga' }).expect(409);
  const { body } = await grace.post(`leads/${lead}/notes`, { text: 'Two gates and a door', draftId }).expect(409);
  expect(body.detail).toBe('An earlier version of this text has already been saved.');
  expect(await notesOf(lead)).toEqual(['Two gates']);
});

describe.each([
  ['note', { text: 'Two gates' }],
  ['contact', { channel: 'call', note: 'Two gates' }],
])('when a %s is saved by its draft', (kind, body) => {
  const saveAs = async (lead: number, draft: { draftId: string; draftRevision: number }) => {
    const { status } = await grace.post(`leads/${lead}/${kind}s`, { ...body, ...draft });
    expect(status).toBeLessThan(300);
  };

  test('what another window has typed there stays', async () => {
    const lead = await make();
    const draftId = randomUUID();
    const { body: first } = await save(lead, draftId, { text: 'Two gates', kind }).expect(200);
    await save(lead, draftId, { text: 'Two gates and a door', kind, revision: first.revision }).expect(200);
    await saveAs(lead, { draftId, draftRevision: first.revision });

    const [kept] = await list(lead);
    expect(kept).toMatchObject({ text: 'Two gates and a door' });
    expect(kept?.id).not.toBe(draftId);
  });

  test('the same text is removed, also when the response with its revision was lost', async () => {
    const lead = await make();
    const draftId = randomUUID();
    await save(lead, draftId, { text: 'Two gates ', kind }).expect(200);
    await saveAs(lead, { draftId, draftRevision: 0 });
    expect(await list(lead)).toEqual([]);
  });
});

test('a contact is logged once for a draft, and removes it', async () => {
  const lead = await make();
  const draftId = randomUUID();
  await save(lead, draftId, { text: 'No answer', kind: 'contact' }).expect(200);
  const contact = { channel: 'call', note: 'No answer', draftId };
  const log = () => grace.post(`leads/${lead}/contacts`, contact).expect(200);
  const responses = await Promise.all([log(), log()]);

  expect(new Set(responses.map(({ body }) => body.batchId)).size).toBe(1);
  expect(await api.sql(`select kind from lead_events where kind = 'contact'`)).toHaveLength(1);
  expect(await list(lead)).toEqual([]);
  await undo(responses[0]?.body.batchId).expect(200);
});

test('a draft moves with its lead through a merge, and is saved once there', async () => {
  const [into, merged] = [await make(), await make()];
  const draftId = randomUUID();
  const { body } = await save(merged, draftId, { text: 'Same person' }).expect(200);
  await merge(into, merged).expect(200);

  expect(await textsOf(into)).toEqual(['Same person']);
  await save(into, draftId, { text: 'Same person, new phone', revision: body.revision }).expect(200);
  await grace.post(`leads/${into}/notes`, { text: 'Same person, new phone', draftId }).expect(201);
  await grace.post(`leads/${merged}/notes`, { text: 'Same person, new phone', draftId }).expect(201);
  expect(await notesOf(into)).toEqual(['Same person, new phone']);
  expect(await list(into)).toEqual([]);
});

test('somebody who has become a viewer can still read and delete a draft', async () => {
  const lead = await make();
  const id = randomUUID();
  await save(lead, id, { text: 'Kept' }).expect(200);
  await api.sql(`update staff_accounts set role = 'viewer' where user_id = $1`, [grace.id]);

  expect(await textsOf(lead)).toEqual(['Kept']);
  await save(lead, id, { text: 'More', revision: 1 }).expect(403);
  await grace.delete(`leads/${lead}/drafts/${id}`).expect(204);
  expect(await textsOf(lead)).toEqual([]);
  await api.sql(`update staff_accounts set role = 'agent' where user_id = $1`, [grace.id]);
});

test.each([
  [{ text: 'x', fields: { to: 5 } }, 'fields must be texts by name, at most 40000 characters together.'],
  [{ text: 'x'.repeat(5001) }, 'The text is too long: at most 5000 characters, please.'],
])('rejects the draft %j', async (draft, detail) => {
  const lead = await make();
  expect((await save(lead, randomUUID(), draft).expect(422)).body.detail).toBe(detail);
});

test('a request of the page of another account is rejected as without a session, and stores nothing', async () => {
  const lead = await make();
  await save(lead, randomUUID(), { text: 'Of Alan' }).set('portal-user-id', String(alan.id)).expect(401);
  await grace.post(`leads/${lead}/notes`, { text: 'Of Alan' }).set('portal-user-id', String(alan.id)).expect(401);
  expect(await findInDatabase(api, ['Of Alan'])).toEqual([]);
  await save(lead, randomUUID(), { text: 'Of Grace' }).set('portal-user-id', String(grace.id)).expect(200);
});

test('leads and drafts that cannot exist are not found', async () => {
  const lead = await make();
  await save(9_999, randomUUID(), { text: 'x' }).expect(404);
  await save(lead, 'x', { text: 'x' }).expect(404);
  await grace.get('leads/9999/drafts').expect(404);
});

test('a staff member has at most 500 drafts', async () => {
  const lead = await make();
  await api.sql(
    `insert into lead_drafts (user_id, id, lead_id, kind, text)
     select $1, gen_random_uuid(), $2, 'note', 'x' from generate_series(1, 500)`,
    [grace.id, lead],
  );
  const { body } = await save(lead, randomUUID(), { text: 'one more' }).expect(409);
  expect(body.detail).toBe('You have 500 unsaved texts. Please save or delete some first.');
  expect(await list(lead)).toHaveLength(500);
});
