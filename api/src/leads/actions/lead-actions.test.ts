import { randomUUID } from 'node:crypto';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { createColleague } from '../../testing/staff.ts';

const { api, agent, viewer, make, act, undo, merge } = await useLeadDesk();
const other = await createColleague(api, 'agent', 'Alan');

const makeMany = async (count: number) => {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await make());
  return ids;
};
const done = async (leadIds: number[], action: object, who = agent) =>
  (await act(leadIds, action, who).expect(200)).body;
const stored = (column: string) =>
  api
    .sql<{ value: unknown }>(`select ${column} as value from leads order by id`)
    .then((rows) => rows.map(({ value }) => value));
const events = () =>
  api.sql<{ kind: string; data: object }>(`select kind, data from lead_events where kind <> 'submitted' order by id`);

describe('an action', () => {
  test('changes all leads, records an event for each, and returns the number of changed leads', async () => {
    const ids = await makeMany(3);
    await done(ids.slice(0, 1), { kind: 'status', status: 'qualified' });
    const { batchId, changed } = await done(ids, { kind: 'status', status: 'qualified' });

    expect(changed).toBe(2);
    expect(await stored('status')).toEqual(['qualified', 'qualified', 'qualified']);
    expect(
      await api.sql('select lead_id, data, actor_id from lead_events where batch_id = $1 order by lead_id', [batchId]),
    ).toEqual(
      ids.slice(1).map((lead_id) => ({
        lead_id,
        data: expect.objectContaining({
          from: 'new',
          to: 'qualified',
          changes: [expect.objectContaining({ leadId: lead_id })],
        }),
        actor_id: agent.id,
      })),
    );
  });

  test('on an unknown lead returns 404', async () => {
    const { body } = await act([9_999], { kind: 'status', status: 'won' })
      .expect(404)
      .expect('Content-Type', /^application\/problem\+json/);
    expect(body.detail).toBe('There is no lead 9999.');
  });

  test('changes the leads that it can, and tells which it has left and why', async () => {
    const [kept = 0, into = 0, merged = 0, erased = 0] = await makeMany(4);
    await merge(into, merged).expect(200);
    await api.sql('select erase_leads(array[$1]::integer[], $2, array[]::text[])', [erased, 'UTC']);
    const body = await done([kept, merged, erased, 9_999], { kind: 'status', status: 'won' });

    expect(body).toMatchObject({ changed: 1, batchId: expect.any(String) });
    expect(body.left).toEqual([
      { leadId: merged, reason: 'merged', message: 'Ada Byron was merged into Ada Byron.' },
      { leadId: erased, reason: 'missing', message: `There is no lead ${erased}.` },
      { leadId: 9_999, reason: 'missing', message: 'There is no lead 9999.' },
    ]);
    expect(await stored('status')).toEqual(['won', 'new', 'new']);
    await undo(body.batchId).expect(200);
    expect(await stored('status')).toEqual(['new', 'new', 'new']);
  });

  test.each([
    [{ leadIds: [], action: { kind: 'read' } }, 'Select at least one lead.'],
    [{ leadIds: Array.from({ length: 501 }, (_, n) => n + 1), action: { kind: 'read' } }, 'Select at most 500 leads.'],
    [{ leadIds: [1] }, 'action is required.'],
    [
      { leadIds: [1], action: { kind: 'delete' } },
      'action must be one of status, outcome, expected, assign, snooze, read, unread, spam, release.',
    ],
    [
      { leadIds: [1], action: { kind: 'status' } },
      'status must be one of new, contacted, qualified, quoted, won, lost.',
    ],
    [{ leadIds: [1], action: { kind: 'assign' } }, 'ownerId must be the id of a staff member, or null.'],
  ])('rejects %j', async (body, detail) => {
    expect((await agent.post('leads/actions', body).expect(422)).body.detail).toBe(detail);
  });

  test('assigns leads to active staff only', async () => {
    const id = await make();
    const gone = await createColleague(api, 'agent');
    await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [gone.id]);
    for (const ownerId of [gone.id, 9_999]) {
      const { body } = await act([id], { kind: 'assign', ownerId }).expect(422);
      expect(body.fields).toEqual({ ownerId: 'There is no such staff member' });
    }
  });

  test('does not assign leads to viewers, who cannot act on them', async () => {
    const id = await make();
    const { body } = await act([id], { kind: 'assign', ownerId: viewer.id }).expect(422);
    expect(body.fields).toEqual({ ownerId: 'Viewers cannot own leads. Choose an agent or a manager' });
    expect(await stored('owner_id')).toEqual([null]);
  });
});

describe('undo', () => {
  test('restores nothing when one of the leads has been changed since, and tells which', async () => {
    const ids = [await make({ name: 'Ada' }), await make({ name: 'Bob' }), await make({ name: 'Eve' })];
    const { batchId } = await done(ids, { kind: 'status', status: 'contacted' });
    const later = await done(ids.slice(1, 2), { kind: 'status', status: 'won' }, other);

    expect((await undo(batchId).expect(409)).body.detail).toBe(
      'The status of Bob has been changed since. Nothing was undone.',
    );
    expect(await stored('status')).toEqual(['contacted', 'won', 'contacted']);

    await undo(later.batchId).expect(200);
    expect((await undo(batchId).expect(200)).body).toEqual({
      batchId,
      kind: 'status',
      restored: 3,
      leadIds: ids,
      name: null,
      skipped: [],
    });
  });

  test('tells how many of the leads have been changed since', async () => {
    const ids = await makeMany(3);
    const { batchId } = await done(ids, { kind: 'status', status: 'contacted' });
    await done(ids.slice(1), { kind: 'status', status: 'won' }, other);
    expect((await undo(batchId).expect(409)).body.detail).toBe(
      '2 of these leads cannot be undone, so nothing was. The status of Ada Byron has been changed since.',
    );
  });

  test('happens once for concurrent requests', async () => {
    const ids = await makeMany(5);
    const { batchId } = await done(ids, { kind: 'status', status: 'won' });
    const responses = await Promise.all([undo(batchId), other.post('leads/undo', { batchId }), undo(batchId)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await events()).toHaveLength(10);
    expect((await undo(batchId).expect(409)).body.detail).toBe('This has been undone already.');
  });

  test('without an id undoes the own last changes one after the other', async () => {
    const [id = 0] = await makeMany(1);
    await done([id], { kind: 'status', status: 'won' });
    await done([id], { kind: 'assign', ownerId: other.id });
    await done([id], { kind: 'read' });
    await done([id], { kind: 'spam' }, other);
    const undoLast = () => undo();

    expect((await undoLast().expect(200)).body).toMatchObject({ restored: 1, leadIds: [id], kind: 'assigned' });
    expect([await stored('owner_id'), await stored('status')]).toEqual([[null], ['won']]);
    await undoLast().expect(200);
    expect([await stored('status'), await stored('is_spam')]).toEqual([['new'], [true]]);
    expect((await undoLast().expect(404)).body.detail).toBe('There is nothing to undo.');
  });

  test('without an id passes over what has been changed since, tells so, and goes on', async () => {
    const [y = 0, z = 0] = [await make({ name: 'Stuck Y' }), await make({ name: 'Stuck Z' })];
    await done([y], { kind: 'status', status: 'qualified' });
    await done([z], { kind: 'status', status: 'qualified' });
    await done([z], { kind: 'status', status: 'won' }, other);
    const undoLast = () => undo();

    const { body } = await undoLast().expect(200);
    expect(body).toMatchObject({
      kind: 'status',
      name: 'Stuck Y',
      leadIds: [y],
      skipped: [{ leadId: z, reason: 'The status of Stuck Z has been changed since.' }],
    });
    expect(await stored('status')).toEqual(['new', 'won']);
    expect((await undoLast().expect(409)).body.detail).toBe(
      'The status of Stuck Z has been changed since. Nothing was undone.',
    );
    // A colleague's changes are never undone without their id.
    expect((await other.post('leads/undo', {}).expect(200)).body).toMatchObject({ name: 'Stuck Z' });
    expect((await undoLast().expect(200)).body).toMatchObject({ name: 'Stuck Z', skipped: [] });
    await undoLast().expect(404);
  });

  test('does not give an open lead back to someone who left', async () => {
    const gone = await createColleague(api, 'agent', 'Barbara');
    const id = await make({ ownerId: gone.id });
    const { batchId } = await done([id], { kind: 'assign', ownerId: other.id });
    await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [gone.id]);
    expect((await undo(batchId).expect(409)).body.detail).toBe(
      'Barbara can no longer own Ada Byron. Nothing was undone.',
    );
  });

  test('of an action without stored values is rejected', async () => {
    const [id = 0] = await makeMany(1);
    const batchId = randomUUID();
    await api.sql(`insert into lead_events (lead_id, kind, batch_id, data) values ($1, 'spam', $2, '{}')`, [
      id,
      batchId,
    ]);
    expect((await undo(batchId).expect(409)).body.detail).toBe('This change cannot be undone.');
  });

  test('of an unknown action returns 404', async () => {
    await undo(randomUUID()).expect(404);
    await undo('yesterday').expect(422);
  });
});

test('concurrent actions leave a consistent state and timeline', async () => {
  const ids = await makeMany(6);
  const statuses = ['contacted', 'qualified', 'won', 'lost', 'new'];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      act(n % 2 ? ids : [...ids].reverse(), { kind: 'status', status: statuses[n % 5] }, n % 2 ? agent : other),
    ),
  );
  expect(responses.every(({ status }) => status === 200)).toBe(true);

  const story = await api.sql<{ lead_id: number; data: { from: string; to: string } }>(
    `select lead_id, data from lead_events where kind = 'status' order by id`,
  );
  for (const [index, id] of ids.entries()) {
    const steps = story.filter(({ lead_id }) => lead_id === id).map(({ data }) => data);
    expect(steps.map(({ from }) => from)).toEqual(['new', ...steps.slice(0, -1).map(({ to }) => to)]);
    expect((await stored('status'))[index]).toBe(steps.at(-1)?.to);
  }
});

describe('a note', () => {
  test('is shown on the timeline with its line breaks', async () => {
    const id = await make();
    const { body } = await agent.post(`leads/${id}/notes`, { text: '  Called.\nWants two gates. ' }).expect(201);
    expect(body).toMatchObject({
      kind: 'note',
      note: 'Called.\nWants two gates.',
      actor: { id: agent.id, name: 'Grace' },
    });
    expect((await viewer.get(`leads/${id}`)).body.timeline[0]).toEqual(body);
  });

  test.each([
    ['', 'Please enter a note.'],
    ['\u200B\u2060\u3164', 'Please enter a note.'],
    ['x'.repeat(5001), 'The note is too long: at most 5000 characters, please.'],
  ])('%# is rejected when it is empty or too long', async (text, detail) => {
    const id = await make();
    expect((await agent.post(`leads/${id}/notes`, { text }).expect(422)).body.detail).toBe(detail);
  });

  test('on an unknown lead returns 404', async () => {
    await agent.post('leads/77/notes', { text: 'x' }).expect(404);
    await agent.post('leads/x/notes', { text: 'x' }).expect(404);
  });
});
