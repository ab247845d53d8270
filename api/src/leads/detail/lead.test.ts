import { countStatements } from '../../testing/count-statements.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const statementsOf = countStatements();
const api = await useApi();
const agent = await createColleague(api, 'agent', 'Grace');
beforeEach(() => api.sql('truncate leads, contact_submissions, case_study_requests restart identity cascade'));

const show = async (id: number) => (await agent.get(`leads/${id}`).expect(200)).body;
const form = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '512 555 0199',
  message: 'Two gates.\nOne garage.',
  service: 'audiovisual',
};

test('returns the requests of both forms', async () => {
  await api.request.post('/api/contact').send(form).expect(201);
  await api.request
    .post('/api/download-case-study')
    .send({ firstName: 'Ada', lastName: 'Byron', email: 'Ada@Example.com', company: 'Analytical Homes', phone: '' })
    .expect(200);

  const lead = await show(1);
  expect(lead).toMatchObject({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    practice: 'audiovisual',
    isUnread: true,
    lastRequestId: expect.any(Number),
  });
  expect(lead.requests).toHaveLength(2);
  expect(lead.requests[0]).toMatchObject({
    kind: 'case-study',
    name: 'Ada Byron',
    message: null,
    company: 'Analytical Homes',
  });
  expect(lead.requests[1]).toMatchObject({
    kind: 'contact',
    message: 'Two gates.\nOne garage.',
    reference: expect.any(String),
    storedInJournalFirst: false,
    utm: {},
    spamReasons: expect.any(Array),
  });
  expect(
    lead.timeline.map(({ kind, request }: { kind: string; request: { kind: string } | null }) => [kind, request?.kind]),
  ).toEqual([
    ['submitted', 'case-study'],
    ['submitted', 'contact'],
  ]);
  expect(lead.timeline[0].request).toEqual(lead.requests[0]);
});

test('the timeline names the actor and the change, and not who has read the lead', async () => {
  const id = await makeLead(api);
  const act = (action: object) => agent.post('leads/actions', { leadIds: [id], action }).expect(200);
  await act({ kind: 'assign', ownerId: agent.id });
  const { body } = await act({ kind: 'status', status: 'contacted' });
  await act({ kind: 'read' });

  const { timeline } = await show(id);
  const me = { id: agent.id, name: 'Grace' };
  const none = {
    details: [],
    undoneKind: null,
    request: null,
    message: null,
    status: null,
    outcome: null,
    owner: null,
    step: null,
    snooze: null,
    note: null,
    mentions: [],
    lead: null,
    isArrival: false,
    visit: null,
    delivery: null,
    contact: null,
    expected: null,
  };
  const entry = {
    id: expect.any(Number),
    at: expect.any(String),
    actor: me,
    batchId: expect.any(String),
    isUndoable: true,
    ...none,
  };
  expect(timeline.slice(0, 2)).toEqual([
    { ...entry, kind: 'status', status: { from: 'new', to: 'contacted' }, batchId: body.batchId },
    { ...entry, kind: 'assigned', owner: { from: null, to: me, isByRule: false } },
  ]);
});

test('a long timeline has pages without gaps', async () => {
  const id = await makeLead(api);
  await api.sql(
    `insert into lead_events (lead_id, kind, data) select $1, 'note', jsonb_build_object('text', n::text) from generate_series(1, 120) as n`,
    [id],
  );
  const { timeline, timelineCursor } = await show(id);
  const notes = timeline.map(({ note }: { note: string }) => note);
  for (let cursor = timelineCursor; cursor; ) {
    const { body } = await agent.get(`leads/${id}/timeline?cursor=${cursor}`).expect(200);
    notes.push(...body.items.map(({ note, kind }: { note: string | null; kind: string }) => note ?? kind));
    cursor = body.nextCursor;
  }
  expect(notes).toEqual([...Array.from({ length: 120 }, (_, n) => String(120 - n)), 'submitted']);
  for (const cursor of ['x', '-1', '1.5', '9'.repeat(30)])
    await agent.get(`leads/${id}/timeline?cursor=${cursor}`).expect(400);
});

test('lists leads with the same phone number, or the same name and company, as possible duplicates of each other', async () => {
  const id = await makeLead(api, { name: 'Ada Byron', company: 'Analytical Homes', phone: '512 555 0199' });
  const sameNumber = await makeLead(api, { name: 'A. Lovelace', phone: '+1 (512) 555-0199' });
  const sameName = await makeLead(api, { name: 'ada byron', company: 'ANALYTICAL HOMES' });
  await makeLead(api, { name: 'Ada Byron', company: 'Another' });
  await makeLead(api, { name: 'Ada Byron', company: 'Analytical Homes', phone: '512 555 0199', isSpam: true });

  const duplicatesOf = async (lead: number) =>
    (await show(lead)).possibleDuplicates.map(({ id, reason }: { id: number; reason: string }) => [id, reason]);
  expect(await duplicatesOf(id)).toEqual([
    [sameNumber, 'phone'],
    [sameName, 'name'],
  ]);
  expect(await duplicatesOf(sameNumber)).toEqual([[id, 'phone']]);
  expect(await duplicatesOf(sameName)).toEqual([[id, 'name']]);
  await agent.post(`leads/${id}/merge`, { leadId: sameName }).expect(200);
  expect(await duplicatesOf(id)).toEqual([[sameNumber, 'phone']]);
});

test('lists a released lead and the owner of its email address as possible duplicates of each other', async () => {
  await api.request.post('/api/contact').send(form).expect(201);
  await api.request
    .post('/api/contact')
    .send({ ...form, name: 'A. B.', phone: '', website: 'x' })
    .expect(201);
  expect((await show(1)).possibleDuplicates).toEqual([]);
  await agent.post('leads/actions', { leadIds: [2], action: { kind: 'release' } }).expect(200);

  expect((await show(1)).possibleDuplicates).toMatchObject([{ id: 2, reason: 'email' }]);
  expect((await show(2)).possibleDuplicates).toMatchObject([{ id: 1, reason: 'email' }]);
});

test('needs a constant number of statements', async () => {
  const id = await makeLead(api);
  const before = await statementsOf(() => show(id));
  for (let n = 0; n < 5; n += 1) {
    await agent.post(`leads/${id}/merge`, { leadId: await makeLead(api) }).expect(200);
    await agent.post(`leads/${id}/notes`, { text: 'x' }).expect(201);
  }
  expect(await statementsOf(() => show(id))).toBe(before);
  expect(before).toBeLessThan(11);
});
