import { holdJobs, retryImmediately, submit } from '../../testing/notification-api.ts';
import { createColleague, signIn, withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
receiver.respond = (response) => response.writeHead(410).end();
const api = await startApi({ ...withManager, LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: receiver.secret });
await retryImmediately(api);
const manager = await signIn(api);
const agent = (await createColleague(api, 'agent')).cookie;
const viewer = (await createColleague(api, 'viewer')).cookie;
for (let lead = 1; lead <= 5; lead++) await submit(api, { name: `Visitor ${lead}`, email: `${lead}@example.com` });
await until(async () => (await api.sql(`select 1 from deliveries where state = 'failed'`)).length === 5);
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});

const list = (query = '', cookie = viewer) => api.request.get(`/api/admin/deliveries${query}`).set('Cookie', cookie);
const resend = (id: unknown, cookie = agent) =>
  api.request.post(`/api/admin/deliveries/${id}/resend`).set('Cookie', cookie);

test('lists failed deliveries, newest first, in pages', async () => {
  const first = await list('?limit=3').expect(200);
  expect(first.body.items.map(({ leadName }: { leadName: string }) => leadName)).toEqual([
    'Visitor 5',
    'Visitor 4',
    'Visitor 3',
  ]);
  expect(first.body.items[0]).toEqual({
    id: expect.any(Number),
    leadId: expect.any(Number),
    leadName: 'Visitor 5',
    event: null,
    reference: expect.stringMatching(/^\w{4}-\w{4}$/),
    channel: 'webhook',
    state: 'failed',
    // The URL of a webhook may contain a key.
    recipient: new URL(receiver.url).host,
    attempts: 1,
    lastError: 'The receiver responded with 410 Gone.',
    createdAt: expect.stringMatching(/Z$/),
    settledAt: expect.stringMatching(/Z$/),
  });

  const second = await list(`?limit=3&cursor=${first.body.nextCursor}`).expect(200);
  expect(second.body.items.map(({ leadName }: { leadName: string }) => leadName)).toEqual(['Visitor 2', 'Visitor 1']);
  expect(second.body.nextCursor).toBeNull();
  expect((await list('?state=sent').expect(200)).body).toEqual({ items: [], nextCursor: null });
});

test.each(['?state=lost', '?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?state=sent&state=failed'])(
  'rejects %s and names the parameter',
  async (query) => {
    const { body } = await list(query).expect(400);
    expect(body.detail).toMatch(/^(state|limit|cursor) must be /);
  },
);

test('the badge of a lead is removed with its last failed delivery, including merged leads', async () => {
  const [ada, grace] = await api.sql<{ id: number }>('select id from leads order by id limit 2');
  await api.sql('update leads set merged_into_id = $1, root_id = $1 where id = $2', [ada?.id, grace?.id]);
  const failed = await api.sql<{ id: number }>('select id from deliveries where lead_id in ($1, $2) order by id', [
    ada?.id,
    grace?.id,
  ]);
  const badge = async () =>
    (await api.sql<{ shown: boolean }>('select has_failed_delivery as shown from leads where id = $1', [ada?.id]))[0]
      ?.shown;

  receiver.respond = (response) => response.writeHead(204).end();
  const { body } = await resend(failed[1]?.id).expect(200);
  expect(body).toMatchObject({ leadId: ada?.id, leadName: 'Visitor 1', state: 'waiting', settledAt: null });
  expect(await badge()).toBe(true);
  await resend(failed[0]?.id).expect(200);
  expect(await badge()).toBe(false);

  await until(async () => (await api.sql(`select 1 from deliveries where state = 'sent'`)).length === 2);
  const { body: rejected } = await resend(failed[0]?.id).expect(409);
  expect(rejected.detail).toBe('This delivery has not failed: it is sent.');
});

test('concurrent retries send a delivery once', async () => {
  receiver.calls.length = 0;
  const { body } = await list();
  const responses = await Promise.all([resend(body.items[0].id), resend(body.items[0].id, manager)]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  await until(async () => (await list('?state=waiting')).body.items.length === 0);
  expect(receiver.calls).toHaveLength(1);
});

test('concurrent retries of the failed deliveries of a lead remove its badge', async () => {
  const [lead] = await api.sql<{ id: number }>('select id from leads order by id offset 2 limit 1');
  await api.sql(
    `insert into deliveries (lead_id, request_id, channel, recipient, state)
     select lead_id, request_id, 'acknowledgement', recipient, state from deliveries where lead_id = $1`,
    [lead?.id],
  );
  const deliveries = await api.sql<{ id: number }>('select id from deliveries where lead_id = $1', [lead?.id]);
  // Nothing is sent: without a mail server, one of them would fail again before the badge is looked at.
  await holdJobs(api.databaseUrl);

  for (let round = 0; round < 4; round++) {
    await api.sql(`update deliveries set state = 'failed', settled_at = now() where lead_id = $1`, [lead?.id]);
    await api.sql('update leads set has_failed_delivery = true where id = $1', [lead?.id]);
    await Promise.all(deliveries.map(({ id }) => resend(id).expect(200)));
    expect(await api.sql('select has_failed_delivery as shown from leads where id = $1', [lead?.id])).toEqual([
      { shown: false },
    ]);
  }
});
