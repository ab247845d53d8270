import { countStatements } from '../../testing/count-statements.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

const statementsOf = countStatements();
const api = await startApi();
const agent = await createColleague(api, 'agent', 'Grace');
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate leads, contact_submissions, case_study_requests restart identity cascade'));

const show = async (id: number) => (await agent.get(`leads/${id}`).expect(200)).body;
const form = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '512 555 0199',
  message: 'Two gates.\nOne garage.',
  service: 'audiovisual',
};

test('returns the submissions of both forms', async () => {
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
  });
  expect(lead.submissions).toHaveLength(2);
  expect(lead.submissions[0]).toMatchObject({
    kind: 'case-study',
    name: 'Ada Byron',
    message: null,
    company: 'Analytical Homes',
  });
  expect(lead.submissions[1]).toMatchObject({
    kind: 'contact',
    message: 'Two gates.\nOne garage.',
    reference: expect.any(String),
    receivedWhileAway: false,
    utm: {},
    spamReasons: expect.any(Array),
  });
  expect(
    lead.timeline.map(({ kind, submission }: { kind: string; submission: { kind: string } }) => [
      kind,
      submission.kind,
    ]),
  ).toEqual([
    ['submitted', 'case-study'],
    ['submitted', 'contact'],
  ]);
  expect(lead.timeline[0].submission).toEqual(lead.submissions[0]);
});

test('the timeline names the actor and the change', async () => {
  const id = await makeLead(api);
  const act = (action: object) => agent.post('leads/actions', { leadIds: [id], action }).expect(200);
  await act({ kind: 'assign', ownerId: agent.id });
  const { body } = await act({ kind: 'status', status: 'contacted' });
  await act({ kind: 'read' });

  const { timeline } = await show(id);
  const me = { id: agent.id, name: 'Grace' };
  const none = { submission: null, status: null, owner: null, note: null, isUnread: null, lead: null, delivery: null };
  const entry = { id: expect.any(Number), at: expect.any(String), actor: me, batchId: expect.any(String), ...none };
  expect(timeline.slice(0, 3)).toEqual([
    { ...entry, kind: 'read', isUnread: false },
    { ...entry, kind: 'status', status: { from: 'new', to: 'contacted' }, batchId: body.batchId },
    { ...entry, kind: 'assigned', owner: { from: null, to: me } },
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

test('lists leads with the same phone number, or the same name and company, as possible duplicates', async () => {
  const id = await makeLead(api, { name: 'Ada Byron', company: 'Analytical Homes', phone: '512 555 0199' });
  const sameNumber = await makeLead(api, { name: 'A. Lovelace', company: null });
  await api.sql(`insert into lead_identities (kind, value, lead_id) values ('phone', '+15125550199', $1)`, [
    sameNumber,
  ]);
  const sameName = await makeLead(api, { name: 'ada byron', company: 'ANALYTICAL HOMES' });
  await makeLead(api, { name: 'Ada Byron', company: 'Another' });
  await makeLead(api, { name: 'Ada Byron', company: 'Analytical Homes', isSpam: true });

  const { possibleDuplicates } = await show(id);
  expect(possibleDuplicates.map((lead: { id: number }) => lead.id)).toEqual([sameNumber, sameName]);
  await agent.post(`leads/${id}/merge`, { leadId: sameName }).expect(200);
  expect((await show(id)).possibleDuplicates.map((lead: { id: number }) => lead.id)).toEqual([sameNumber]);
});

test.each(['0', '-1', 'x', '1.5', '99999999999', '7'])('returns 404 for lead %s', async (id) => {
  const { body } = await agent
    .get(`leads/${id}`)
    .expect(404)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body.detail).toMatch(/^There is no /);
  await agent.get(`leads/${id}/timeline`).expect(404);
});

test('needs a constant number of statements', async () => {
  const id = await makeLead(api);
  const before = await statementsOf(() => show(id));
  for (let n = 0; n < 5; n += 1) {
    await agent.post(`leads/${id}/merge`, { leadId: await makeLead(api) }).expect(200);
    await agent.post(`leads/${id}/notes`, { text: 'x' }).expect(201);
  }
  expect(await statementsOf(() => show(id))).toBe(before);
  expect(before).toBeLessThan(10);
});
