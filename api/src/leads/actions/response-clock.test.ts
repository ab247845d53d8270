import { useLeadDesk } from '../../testing/lead-desk.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';

const { api, agent, act, undo, show, found, write } = await useLeadDesk([], () =>
  // Business time equals elapsed time.
  startPlanningApi({ BUSINESS_HOURS: 'Mon-Sun 00:00-24:00', BUSINESS_HOLIDAYS: 'none' }),
);

const change = async (action: object) => (await act([1], action).expect(200)).body;
const contact = (id: number, body: object = { channel: 'call' }, who = agent) => who.post(`leads/${id}/contacts`, body);
const ada = {
  email: 'ada@example.com',
  responseDueAt: '2026-06-01T15:30:00.000Z',
  createdAt: '2026-06-01T15:00:00Z',
};

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

test('releasing a lead plans its notifications and starts its clock', async () => {
  await makeLead(api, { isSpam: true, createdAt: '2026-01-01T00:00:00Z' });
  await change({ kind: 'release' });
  const [lead] = await api.sql(`select is_spam, due_at > now() and due_at < 'infinity' as is_fresh from leads`);
  expect(lead).toEqual({ is_spam: false, is_fresh: true });
  expect(await plannedFor(api)).toEqual([1]);
});

test('a call of an earlier time answers what had arrived by then, as fast as it was', async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
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
  expect(answered?.seconds).toBe(3_600);
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
