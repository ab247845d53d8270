import { countStatements } from '../../testing/count-statements.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';

const statementsOf = countStatements();
const { api, agent, make, act, merge, show } = await useLeadDesk(['case_study_requests']);

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
  const id = await make();
  await act([id], { kind: 'assign', ownerId: agent.id }).expect(200);
  const { body } = await act([id], { kind: 'status', status: 'contacted' }).expect(200);
  await act([id], { kind: 'read' }).expect(200);

  const { timeline } = await show(id);
  const me = { id: agent.id, name: 'Grace' };
  const entry = { actor: me, batchId: expect.any(String), isUndoable: true, note: null, request: null };
  expect(timeline.slice(0, 2)).toMatchObject([
    { ...entry, kind: 'status', status: { from: 'new', to: 'contacted' }, batchId: body.batchId },
    { ...entry, kind: 'assigned', owner: { from: null, to: me, isByRule: false } },
  ]);
});

test('a long timeline has pages without gaps', async () => {
  const id = await make();
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
  const id = await make({ name: 'Ada Byron', company: 'Analytical Homes', phone: '512 555 0199' });
  const sameNumber = await make({ name: 'A. Lovelace', phone: '+1 (512) 555-0199' });
  const sameName = await make({ name: 'ada byron', company: 'ANALYTICAL HOMES' });
  await make({ name: 'Ada Byron', company: 'Another' });
  await make({ name: 'Ada Byron', company: 'Analytical Homes', phone: '512 555 0199', isSpam: true });

  const duplicatesOf = async (lead: number) =>
    (await show(lead)).possibleDuplicates.map(({ id, reason }: { id: number; reason: string }) => [id, reason]);
  expect(await duplicatesOf(id)).toEqual([
    [sameNumber, 'phone'],
    [sameName, 'name'],
  ]);
  expect(await duplicatesOf(sameNumber)).toEqual([[id, 'phone']]);
  expect(await duplicatesOf(sameName)).toEqual([[id, 'name']]);
  await merge(id, sameName).expect(200);
  expect(await duplicatesOf(id)).toEqual([[sameNumber, 'phone']]);
});

test('needs a constant number of statements', async () => {
  const id = await make();
  const before = await statementsOf(() => show(id));
  for (let n = 0; n < 5; n += 1) {
    await merge(id, await make()).expect(200);
    await agent.post(`leads/${id}/notes`, { text: 'x' }).expect(201);
  }
  expect(await statementsOf(() => show(id))).toBe(before);
  expect(before).toBeLessThan(11);
});
