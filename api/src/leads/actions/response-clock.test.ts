import { useLeadDesk } from '../../testing/lead-desk.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';

const { api, agent, viewer, act, undo, show, found, write } = await useLeadDesk([], () =>
  // Business time equals elapsed time.
  startPlanningApi({ BUSINESS_HOURS: 'Mon-Sun 00:00-24:00', BUSINESS_HOLIDAYS: 'none' }),
);
const other = await createColleague(api, 'agent', 'Alan');

const change = async (action: object) => (await act([1], action).expect(200)).body;
const contact = (id: number, body: object = { channel: 'call' }, who = agent) => who.post(`leads/${id}/contacts`, body);
const ada = {
  email: 'ada@example.com',
  responseDueAt: '2026-06-01T15:30:00.000Z',
  createdAt: '2026-06-01T15:00:00Z',
};

test.each(['contacted', 'qualified'])('the clock goes on when the status becomes %s', async (status) => {
  await makeLead(api, ada);
  await change({ kind: 'status', status });
  expect(await show(1)).toMatchObject({ response: 'waiting', responseDueAt: ada.responseDueAt, answeredAt: null });
  expect(await found({ due: 'overdue' })).toEqual([1]);
});

test.each(['won', 'lost'])(
  'the clock closes unanswered when the lead is %s, and goes on when it is opened again',
  async (status) => {
    await makeLead(api, ada);
    const { batchId } = await change({ kind: 'status', status });
    const closed = { response: 'closed', responseDueAt: null, answeredAt: null };
    expect(await show(1)).toMatchObject(closed);
    expect(await found({ due: 'waiting' })).toEqual([]);

    await undo(batchId).expect(200);
    const waiting = { response: 'waiting', responseDueAt: ada.responseDueAt };
    expect(await show(1)).toMatchObject(waiting);
    await change({ kind: 'status', status });
    await change({ kind: 'status', status: 'new' });
    expect(await show(1)).toMatchObject(waiting);
  },
);

test.each(['call', 'voicemail', 'email', 'meeting'])(
  'the clock stops by a logged %s, which claims the lead',
  async (channel) => {
    await makeLead(api, { ...ada, createdAt: new Date(Date.now() - 600_000).toISOString() });
    const { body } = await contact(1, { channel, outcome: 'follow-up', note: ' Wants a quote. ' }).expect(200);

    const lead = await show(1);
    expect(lead).toMatchObject({
      status: 'contacted',
      owner: { name: 'Grace' },
      response: 'answered',
      responseDueAt: null,
    });
    expect(lead.timeline[0]).toMatchObject({
      kind: 'contact',
      contact: { channel, outcome: 'follow-up' },
      note: 'Wants a quote.',
      batchId: body.batchId,
      isUndoable: true,
    });
    const [request] = lead.requests;
    expect(request).toMatchObject({
      answeredAt: lead.answeredAt,
      answeredBy: 'Grace',
      responseDueAt: ada.responseDueAt,
    });
    expect(request.responseSeconds).toBeGreaterThanOrEqual(600);
    expect(request.responseSeconds).toBeLessThan(900);
  },
);

test('another contact keeps the first answer, the owner and a later status', async () => {
  await makeLead(api, { ...ada, ownerId: other.id, status: 'qualified' });
  await contact(1).expect(200);
  const [{ answeredAt }] = (await show(1)).requests;
  await contact(1, { channel: 'meeting' }).expect(200);
  const lead = await show(1);
  expect(lead.requests[0].answeredAt).toBe(answeredAt);
  expect(lead).toMatchObject({ status: 'qualified', owner: { name: 'Alan' } });
});

test('the clock runs again after undo, to the same deadline', async () => {
  await makeLead(api, ada);
  const { body } = await contact(1).expect(200);
  await undo(body.batchId).expect(200);
  const lead = await show(1);
  expect(lead).toMatchObject({ status: 'new', owner: null, response: 'waiting', responseDueAt: ada.responseDueAt });
  expect(lead.requests[0]).toMatchObject({ answeredAt: null, answeredBy: null, responseSeconds: null });
  expect(lead.timeline[0]).toMatchObject({ kind: 'undone', undoneKind: 'contact' });
});

test('the clock starts anew with a new request on a lead that is answered', async () => {
  await makeLead(api, { ...ada, isUnread: false });
  await contact(1).expect(200);
  expect(await show(1)).toMatchObject({ wroteAgain: false });
  await write({ message: 'We have budget now!' });

  const lead = await show(1);
  expect(lead).toMatchObject({
    status: 'contacted',
    isUnread: true,
    response: 'waiting',
    wroteAgain: true,
    snippet: 'We have budget now!',
  });
  expect(lead.responseDueAt).toBe(lead.requests[0].responseDueAt);
  expect(Date.parse(lead.responseDueAt)).toBeGreaterThan(Date.now());
  expect(lead.requests[1]).toMatchObject({ responseDueAt: ada.responseDueAt });
  expect(await found({ due: 'waiting' })).toEqual([1]);
  expect(await found({})).toEqual([1]);
  await contact(1, { channel: 'email' }).expect(200);
  expect(await show(1)).toMatchObject({ response: 'answered', wroteAgain: false });
});

test('the clock of a repeated request runs to the earliest deadline, and one answer is for both', async () => {
  await makeLead(api, ada);
  await write({ message: 'Are you there?' });
  expect(await show(1)).toMatchObject({ wroteAgain: false, responseDueAt: ada.responseDueAt });
  await contact(1).expect(200);
  const { requests } = await show(1);
  expect(requests.map(({ answeredBy }: { answeredBy: string }) => answeredBy)).toEqual(['Grace', 'Grace']);
});

test('the clock of a request on a lost lead closes when it is marked as lost again', async () => {
  await makeLead(api, ada);
  await change({ kind: 'status', status: 'lost' });
  await write({ message: 'Again' });
  expect((await change({ kind: 'status', status: 'lost' })).changed).toBe(1);
  expect(await show(1)).toMatchObject({ status: 'lost', response: 'closed', responseDueAt: null });
});

test('the clock of a request that was closed stays closed when the lead writes again and is contacted', async () => {
  await makeLead(api, ada);
  await change({ kind: 'status', status: 'lost' });
  await write({ message: 'Again' });
  const { responseDueAt } = await show(1);
  await change({ kind: 'status', status: 'qualified' });
  const lead = await show(1);
  expect(lead).toMatchObject({ status: 'qualified', responseDueAt });
  expect(lead.requests[1].closedAt).not.toBeNull();
});

test('undo is rejected when the request has been closed again since', async () => {
  await makeLead(api, ada);
  const { batchId } = await change({ kind: 'status', status: 'lost' });
  await change({ kind: 'status', status: 'new' });
  await change({ kind: 'status', status: 'lost' });
  const { body } = await undo(batchId).expect(409);
  expect(body.detail).toBe('The response to Ada Byron has been changed since. Nothing was undone.');
});

test.each([
  [{}, 'channel must be one of call, voicemail, email, meeting, quote.'],
  [{ channel: 'fax' }, 'channel must be one of call, voicemail, email, meeting, quote.'],
  [{ channel: 'call', outcome: 'good' }, 'outcome must be one of interested, follow-up, not-interested, wrong-person.'],
  [{ channel: 'call', note: 'x'.repeat(5001) }, 'The note is too long: at most 5000 characters, please.'],
])('%# rejects an invalid contact', async (body, detail) => {
  await makeLead(api);
  expect((await contact(1, body).expect(422)).body.detail).toBe(detail);
});

test('logging a contact needs the role agent and a lead that exists', async () => {
  const id = await makeLead(api);
  await contact(id, { channel: 'call' }, viewer).expect(403);
  await contact(77).expect(404);
});

test('releasing a lead plans its notifications and starts its clock', async () => {
  await makeLead(api, { isSpam: true, createdAt: '2026-01-01T00:00:00Z' });
  await change({ kind: 'release' });
  const [lead] = await api.sql(`select is_spam, due_at > now() and due_at < 'infinity' as is_fresh from leads`);
  expect(lead).toEqual({ is_spam: false, is_fresh: true });
  expect(await plannedFor(api)).toEqual([1]);
});

test('a call of an earlier time answers what had arrived by then, as fast as it was', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await makeLead(api, { ...ada, createdAt: at(180), responseDueAt: at(150) });
  await write({ message: 'Are you there?' });
  await contact(1, { channel: 'call', at: at(120) }).expect(200);
  const { requests, timeline, response } = await show(1);
  expect(requests.map(({ answeredAt }: { answeredAt: string | null }) => answeredAt)).toEqual([
    null,
    expect.any(String),
  ]);
  expect(response).toBe('waiting');
  expect(timeline[0]).toMatchObject({ kind: 'contact', contact: { channel: 'call', at: expect.any(String) } });
  const [answered] = await api.sql<{ seconds: number }>('select min(response_seconds) as seconds from requests');
  expect(answered?.seconds).toBeGreaterThanOrEqual(3_600);
  expect(answered?.seconds).toBeLessThanOrEqual(3_601);
});

test.each([
  [new Date(Date.now() + 3_600_000).toISOString(), 'Choose a time that has passed'],
  [new Date(Date.now() - 31 * 86_400_000).toISOString(), 'Choose a time within the last 30 days'],
  ['yesterday', 'at must be a time in ISO 8601'],
])('a call is not logged at %s', async (at, message) => {
  await makeLead(api, ada);
  const { body } = await contact(1, { channel: 'call', at }).expect(422);
  expect(body.fields).toEqual({ at: message });
});
