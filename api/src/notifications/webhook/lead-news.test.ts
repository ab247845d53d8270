import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@portal/contracts/lead';
import { expectProjected, makeLead } from '../../testing/lead-fixtures.ts';
import { retryImmediately, submitLead } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
const settings = {
  LEAD_WEBHOOK_URL: receiver.url,
  LEAD_WEBHOOK_SECRET: receiver.secret,
  SITE_URL: 'https://www.lumenward.example',
};
const api = await startApi({ ...settings, LEAD_WEBHOOK_EVENTS: webhookEvents.join(', ') });
const grace = await createColleague(api, 'manager', 'Grace');
const alan = await createColleague(api, 'agent', 'Alan');
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});
beforeEach(async () => {
  await planned();
  receiver.calls.length = 0;
  receiver.respond = (response) => response.writeHead(204).end();
  await retryImmediately(api);
});

interface News {
  type: string;
  data: { lead: { id: number }; change: object | null };
}

/** Resolves when nothing waits to be sent any more. */
const planned = () =>
  until(async () => {
    const [waiting] = await api.sql<{ count: number }>(
      `select (select count(*) from webhook_outbox)::integer + (select count(*) from deliveries where state = 'waiting')::integer as count`,
    );
    return waiting?.count === 0;
  });

/** Resolves to what was sent about a lead, once all is sent, by type: webhooks are not ordered. */
async function sent(lead: number): Promise<News[]> {
  await planned();
  return receiver.calls
    .map((call) => receiver.verify(call) as News)
    .filter(({ data }) => data.lead.id === lead)
    .sort((one, other) => one.type.localeCompare(other.type));
}
const typesOf = async (lead: number) => (await sent(lead)).map(({ type }) => type);

const act = (leadIds: number[], action: object) => grace.post('leads/actions', { leadIds, action }).expect(200);
const win = { kind: 'status', status: 'won', outcome: { value: 18_500, closedOn: '2026-11-20' } };

test('tells what staff have done with a lead, with the lead as it is now', async () => {
  const lead = await makeLead(api, {
    name: 'Dana',
    company: 'Whitfield',
    email: 'dana@example.com',
    phone: '512 555 0142',
  });
  await act([lead], win);
  const [news, ...others] = await sent(lead);
  expect(others).toEqual([]);
  expect(news).toEqual({
    type: 'lead.won',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      lead: {
        ...{ id: lead, url: `https://www.lumenward.example/admin/leads/${lead}`, status: 'won', owner: null },
        ...{ value: 18_500, lostReason: null, closedOn: '2026-11-20' },
      },
      person: { name: 'Dana', company: 'Whitfield', email: 'dana@example.com', phone: '512 555 0142' },
      by: { id: grace.id, name: 'Grace' },
      change: { from: 'new', to: 'won' },
      visit: null,
    },
  });
  expect(receiver.calls[0]?.headers['webhook-id']).toMatch(/^event\.\d+\.\d+\.won$/);
});

test('tells each thing of one action on its own: who logs a call answers and takes the lead', async () => {
  const lead = await makeLead(api);
  await alan.post(`leads/${lead}/contacts`, { channel: 'call' }).expect(200);
  const news = await sent(lead);
  expect(news.map(({ type, data }) => [type, data.change])).toEqual([
    ['lead.answered', null],
    ['lead.assigned', { from: null, to: { id: alan.id, name: 'Alan' } }],
    ['lead.stage', { from: 'new', to: 'contacted' }],
  ]);
});

test('tells that a lead was lost', async () => {
  const lead = await makeLead(api, { status: 'qualified' });
  await act([lead], { kind: 'status', status: 'lost', outcome: { lostReason: 'price' } });
  expect(await sent(lead)).toMatchObject([{ type: 'lead.lost', data: { lead: { lostReason: 'price' } } }]);
});

test('tells nothing of notes, and of an action that changes nothing', async () => {
  const lead = await makeLead(api, { ownerId: alan.id });
  await grace.post(`leads/${lead}/notes`, { text: 'Likes blue' }).expect(201);
  await act([lead], { kind: 'assign', ownerId: alan.id });
  expect(await typesOf(lead)).toEqual([]);
});

test('tells what an undone action has restored', async () => {
  const lead = await makeLead(api, { status: 'qualified' });
  const { body } = await act([lead], win);
  await grace.post('leads/undo', { batchId: body.batchId }).expect(200);
  const news = await sent(lead);
  expect(news.map(({ type, data }) => [type, data.change])).toEqual([
    ['lead.stage', { from: 'won', to: 'qualified' }],
    ['lead.won', { from: 'qualified', to: 'won' }],
  ]);
});

test('tells of a merge only what it changes of the lead that stays', async () => {
  const into = await makeLead(api);
  const merged = await makeLead(api, { ownerId: alan.id });
  await grace.post(`leads/${into}/merge`, { leadId: merged }).expect(200);
  expect(await typesOf(into)).toEqual(['lead.assigned']);
  expect(await typesOf(merged)).toEqual([]);
});

test('tells of leads that are handed over', async () => {
  const leaver = await createColleague(api, 'agent', 'Leaver');
  const lead = await makeLead(api, { ownerId: leaver.id });
  await grace.patch(`staff/${leaver.id}`, { isDisabled: true, leadsTo: alan.id }).expect(200);
  expect(await sent(lead)).toMatchObject([
    {
      type: 'lead.assigned',
      data: { change: { from: { name: 'Leaver' }, to: { name: 'Alan' } }, by: { name: 'Grace' } },
    },
  ]);
});

test('tells of a visit that is scheduled, moved and cancelled', async () => {
  const lead = await makeLead(api, { name: 'Dana' });
  const visit = { email: null, day: '2031-05-06', time: '10:00', minutes: 60, address: '500 Congress Ave' };
  const more = { assigneeId: alan.id, isConfirmed: true };
  const seenEntryId = 0;
  const plan = { ...visit, ...more, draftId: randomUUID(), seenEntryId };
  const { body } = await grace.post(`leads/${lead}/visits`, plan).expect(201);
  expect(await sent(lead)).toMatchObject([
    {
      type: 'lead.visit',
      data: {
        visit: {
          ...{ id: plan.draftId, change: 'scheduled', startsAt: '2031-05-06T15:00:00.000Z', minutes: 60 },
          ...{ address: '500 Congress Ave', assignee: { id: alan.id, name: 'Alan' } },
        },
      },
    },
  ]);
  const moved = await grace
    .put(`leads/${lead}/visits/${body.id}`, { ...plan, draftId: randomUUID(), time: '11:00' })
    .expect(200);
  await grace
    .post(`leads/${lead}/visits/${moved.body.id}/cancel`, { email: null, draftId: randomUUID(), seenEntryId })
    .expect(201);
  expect((await sent(lead)).map(({ data }) => Object(data).visit.change).sort()).toEqual([
    'cancelled',
    'moved',
    'scheduled',
  ]);
});

test('waits with a visit until its invitation cannot be taken back', async () => {
  const lead = await makeLead(api);
  const [message] = await api.sql<{ id: number }>(
    `with visit as (
       insert into site_visits (lead_id, uid, sequence, is_cancelled, starts_at, minutes, address, assignee_id)
       values ($1, gen_random_uuid(), 0, false, now(), 60, 'Here', $2) returning id
     ), message as (
       insert into messages (lead_id, direction, kind, delivery_state, received_at, from_name, subject, subject_key, text, raw_digest, raw_size)
       values ($1, 'out', 'message', 'waiting', now(), '', '', '', '', '', 0) returning id)
     insert into lead_events (lead_id, kind, message_id, data)
     select $1, 'message', message.id, jsonb_build_object('visit', jsonb_build_object('id', visit.id)) from message, visit
     returning message_id as id`,
    [lead, alan.id],
  );
  const other = await makeLead(api);
  await act([other], win);
  await until(async () => receiver.calls.length > 0);
  expect(await api.sql('select from webhook_outbox')).toHaveLength(1);
  await api.sql(`update messages set delivery_state = 'sent' where id = $1`, [message?.id]);
  expect(await typesOf(lead)).toEqual(['lead.visit']);
});

test('does not tell of the rows of an import, nor of taking it back', async () => {
  const known = await makeLead(api, { email: 'ada@example.com' });
  await act([known], win);
  expect(await typesOf(known)).toEqual(['lead.won']);
  const file = Buffer.from('Name,Email\nAda Byron,ada@example.com\nBob Moore,bob@example.com\n');
  const uploaded = await api.request
    .post('/api/admin/imports/files')
    .set({ Cookie: grace.cookie, 'Content-Type': 'application/octet-stream' })
    .send(file)
    .expect(201);
  const { id } = uploaded.body;
  const isNow = (state: string) => until(async () => (await grace.get(`imports/${id}`)).body.state === state);
  await grace.post(`imports/${id}/start`, { name: 'Show', startsClock: true }).expect(200);
  await isNow('done');
  await grace.post(`imports/${id}/take-back`).expect(200);
  await isNow('taken-back');
  const changes = await api.sql(
    `select data ->> 'from' as "from", data ->> 'to' as "to" from lead_events where lead_id = $1 and kind = 'status' order by id`,
    [known],
  );
  expect(changes).toEqual([
    { from: 'new', to: 'won' },
    { from: 'new', to: 'won' },
  ]);
  await planned();
  expect(receiver.calls).toHaveLength(1);
});

test('retries with the same webhook-id, and shows staff a webhook that failed, which they send again', async () => {
  await retryImmediately(api, 1);
  receiver.respond = (response) => response.writeHead(500).end();
  const lead = await makeLead(api);
  await act([lead], win);
  expect(await typesOf(lead)).toEqual(['lead.won', 'lead.won']);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const { body } = await alan.get('deliveries').expect(200);
  expect(body.items[0]).toMatchObject({ leadId: lead, event: 'won', reference: null, channel: 'webhook', attempts: 2 });
  expect((await alan.get(`leads/${lead}`).expect(200)).body.hasFailedDelivery).toBe(true);

  receiver.respond = (response) => response.writeHead(204).end();
  await alan.post(`deliveries/${body.items[0].id}/resend`).expect(200);
  await planned();
  expect((await alan.get(`leads/${lead}`).expect(200)).body.hasFailedDelivery).toBe(false);
  const states = await api.sql<{ state: string }>(
    `select data ->> 'state' as state from lead_events where lead_id = $1 and kind = 'delivery' order by id`,
    [lead],
  );
  expect(states.map(({ state }) => state)).toEqual(['failed', 'waiting']);
  await expectProjected(api);
});

test('tells nothing of a person who was erased meanwhile', async () => {
  const lead = await makeLead(api, { email: 'gone@example.com' });
  let isBroken = true;
  receiver.respond = (response) => response.writeHead(isBroken ? 500 : 204).end();
  await api.sql(`update pgboss.queue set retry_delay = 3600 where name = 'deliver'`);
  await act([lead], win);
  // The job is active until its failure is stored.
  await until(async () => {
    const [failed] = await api.sql(`select from pgboss.job where name = 'deliver' and state = 'retry'`);
    return failed !== undefined;
  });
  isBroken = false;
  await api.sql('select remove_leads(array[$1::integer])', [lead]);
  await api.sql(`update pgboss.job set start_after = now() where name = 'deliver' and state = 'retry'`);
  await until(async () => {
    const jobs = await api.sql(`select from pgboss.job where name = 'deliver' and state < 'completed'`);
    return jobs.length === 0;
  });
  expect(receiver.calls).toHaveLength(1);
});

test('tells what is chosen only, by default what was received', async () => {
  await api.sql('truncate webhook_outbox');
  const other = await startWebhookReceiver();
  const few = await startApi({ ...settings, LEAD_WEBHOOK_URL: other.url, LEAD_WEBHOOK_SECRET: other.secret });
  const boss = await createColleague(few, 'manager', 'Boss');
  const lead = await submitLead(few, {});
  await boss.post('leads/actions', { leadIds: [lead], action: win }).expect(200);
  await until(async () => (await few.sql('select from webhook_outbox')).length === 0 && other.calls.length > 0);
  expect(await few.sql(`select topic, channel from deliveries`)).toEqual([{ topic: null, channel: 'webhook' }]);
  expect(other.calls.map((call) => (other.verify(call) as News).type)).toEqual(['lead.received']);
  await few.stop();
  await other.stop();
});
