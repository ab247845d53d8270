import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../testing/databases.ts';
import { smtpError, startMailServer } from '../testing/mail-server.ts';
import {
  deliveriesOf,
  retryImmediately,
  salesAddress,
  startNotificationApi,
  submit,
} from '../testing/notification-api.ts';
import { relayTo } from '../testing/relay.ts';
import { signIn, withManager } from '../testing/staff.ts';
import { createDatabase, startApi } from '../testing/test-api.ts';
import { until, untilRows } from '../testing/until.ts';

const { api, mail, stop } = await startNotificationApi(withManager);
afterAll(() => stop());
beforeEach(async () => {
  mail.beforeAccept = () => undefined;
  mail.mails.length = 0;
  await retryImmediately(api);
});

const salesOf = async (request: number) => (await deliveriesOf(api, request))['sales-email'];
const leadOf = (request: number) =>
  api
    .sql<{ id: number; has_failed_delivery: boolean }>(
      'select leads.id, has_failed_delivery from leads join requests on lead_id = leads.id where requests.id = $1',
      [request],
    )
    .then(([lead]) => lead);
const timelineOf = (request: number) =>
  api
    .sql<{ data: { channel: string; state: string }; actor_id: number | null }>(
      `select data, actor_id from lead_events where request_id = $1 and kind = 'delivery' order by id`,
      [request],
    )
    .then((events) => events.filter(({ data }) => data.channel === 'sales-email'));

test('retries until the mail server is available', async () => {
  // Without a delay, thirteen attempts take a tenth of a second.
  await retryImmediately(api, 1_000_000);
  await mail.stop();
  const request = await submit(api, { name: 'Zebulon Quartermaine', email: 'zebulon@quartermaine.example' });
  await until(async () => ((await salesOf(request))?.attempts ?? 0) > 1);
  expect(await salesOf(request)).toMatchObject({
    state: 'waiting',
    last_error: expect.stringMatching(/^The mail server could not be reached/),
  });

  await mail.start();
  await until(async () => (await salesOf(request))?.state === 'sent');
  expect(mail.to(salesAddress)).toHaveLength(1);
  expect(await salesOf(request)).toMatchObject({ last_error: null });
  expect(await timelineOf(request)).toMatchObject([{ data: { state: 'sent' }, actor_id: null }]);
});

test('retries a temporary error (4xx)', async () => {
  let refusals = 2;
  mail.beforeAccept = ({ envelope }) => {
    if (envelope.to.includes(salesAddress) && refusals-- > 0)
      throw smtpError(451, 'Greylisted: zebulon@quartermaine.example');
  };
  const request = await submit(api, { name: 'Zebulon Quartermaine' });

  await until(async () => (await salesOf(request))?.state === 'sent');
  expect(await salesOf(request)).toMatchObject({ attempts: 3 });
  expect(await leadOf(request)).toMatchObject({ has_failed_delivery: false });
});

test('fails permanently on 5xx, sets the badge, and can be retried by staff', async () => {
  mail.beforeAccept = ({ envelope }) => {
    if (envelope.to.includes(salesAddress)) throw smtpError(550, 'No such user zebulon@quartermaine.example');
  };
  const request = await submit(api, { name: 'Zebulon Quartermaine' });

  await until(async () => (await salesOf(request))?.state === 'failed');
  expect(await salesOf(request)).toMatchObject({
    attempts: 1,
    last_error: 'The mail server said: 550 No such user (address)',
  });
  expect(await leadOf(request)).toMatchObject({ has_failed_delivery: true });
  expect(await timelineOf(request)).toMatchObject([{ data: { state: 'failed' } }]);

  mail.beforeAccept = () => undefined;
  const cookie = await signIn(api);
  const { id } = (await salesOf(request)) ?? {};
  const { body } = await api.request.post(`/api/admin/deliveries/${id}/resend`).set('Cookie', cookie).expect(200);
  expect(body).toMatchObject({
    id,
    channel: 'sales-email',
    state: 'waiting',
    leadName: 'Zebulon Quartermaine',
    settledAt: null,
  });
  expect(await leadOf(request)).toMatchObject({ has_failed_delivery: false });

  await until(async () => (await salesOf(request))?.state === 'sent');
  expect(mail.to(salesAddress)).toHaveLength(1);
  const [, resent, sent] = await timelineOf(request);
  expect(resent).toMatchObject({ data: { state: 'waiting' }, actor_id: expect.any(Number) });
  expect(sent).toMatchObject({ data: { state: 'sent' }, actor_id: null });
  await api.request.post(`/api/admin/deliveries/${id}/resend`).set('Cookie', cookie).expect(409);
});

test('marks the delivery as failed after the last retry', async () => {
  await retryImmediately(api, 2);
  mail.beforeAccept = ({ envelope }) => {
    if (envelope.to.includes(salesAddress)) throw smtpError(451, 'Try later');
  };
  const request = await submit(api, {});

  await until(async () => (await salesOf(request))?.state === 'failed');
  expect(await salesOf(request)).toMatchObject({ attempts: 3, last_error: 'The mail server said: 451 Try later' });
  expect(await leadOf(request)).toMatchObject({ has_failed_delivery: true });
});

test('retries after a failed SMTP authentication until the password is corrected', async () => {
  const databaseUrl = await createDatabase();
  const settings = { DATABASE_URL: databaseUrl, SALES_EMAIL: salesAddress };
  const locked = await startApi({ ...settings, SMTP_URL: mail.url.replace('//', '//portal:outdated@') });
  await locked.sql(`update pgboss.queue set retry_delay = 1, retry_backoff = false where name = 'deliver'`);
  const request = await submit(locked, {});
  const seen = await until(async () => {
    const { 'sales-email': delivery } = await deliveriesOf(locked, request);
    return delivery?.last_error && delivery;
  });
  expect(seen).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('535') });
  await locked.stop();

  const mended = await startApi({ ...settings, SMTP_URL: mail.url });
  await until(async () => (await deliveriesOf(mended, request))['sales-email']?.state === 'sent');
  await mended.stop();
});

test('rejects an untrusted TLS certificate, unless SMTP_URL allows it', async () => {
  const secure = await startMailServer({ secure: true });
  const settings = { DATABASE_URL: await createDatabase(), SALES_EMAIL: salesAddress };
  const careful = await startApi({ ...settings, SMTP_URL: secure.url });
  await careful.sql(`update pgboss.queue set retry_delay = 1, retry_backoff = false where name = 'deliver'`);
  const request = await submit(careful, {});
  await until(async () => (await deliveriesOf(careful, request))['sales-email']?.last_error);
  expect(secure.mails).toEqual([]);
  await careful.stop();

  const trusting = await startApi({ ...settings, SMTP_URL: `${secure.url}?tls.rejectUnauthorized=false` });
  await until(() => secure.to(salesAddress)[0]);
  await trusting.stop();
  await secure.stop();
});

test('sends nothing to a server without TLS when TLS is required', async () => {
  const plain = await startMailServer();
  const api = await startApi({ SMTP_URL: `${plain.url}?requireTLS=true`, SALES_EMAIL: salesAddress });
  const request = await submit(api, {});
  await until(async () => (await deliveriesOf(api, request))['sales-email']?.last_error);
  expect(plain.mails).toEqual([]);
  await api.stop();
  await plain.stop();
});

test('does not resend mail that was accepted during a database outage', async () => {
  const database = await createDatabase();
  const relay = await relayTo(database);
  const there = await startNotificationApi({ DATABASE_URL: relay.address });
  there.mail.beforeAccept = async ({ envelope }) => {
    if (envelope.to.includes(salesAddress)) await relay.disconnect();
  };
  const request = await submit(there.api, { email: 'visitor@example.com' }).catch(() => undefined);
  await until(() => there.mail.to(salesAddress)[0]);
  there.mail.beforeAccept = () => undefined;
  // Until the API has failed to record it, which nothing shows.
  await sleep(1_000);
  await relay.reconnect();

  const sent = `select 1 from deliveries where channel = 'sales-email' and state = 'sent'`;
  await until(async () => (await query(database, sent))[0]);
  await until(() => there.mail.to('visitor@example.com')[0]);
  expect(there.mail.to(salesAddress)).toHaveLength(1);
  expect(request === undefined || request > 0).toBe(true);
  await there.stop();
  await relay.disconnect();
});

test('sends notifications after outages at startup and later', async () => {
  const databaseUrl = await createDatabase();
  const relay = await relayTo(databaseUrl);
  await relay.disconnect();
  const there = await startApi({ DATABASE_URL: relay.address, SMTP_URL: mail.url, SALES_EMAIL: salesAddress });
  await relay.reconnect();
  const form = (message: string) =>
    there.request.post('/api/contact').send({ name: 'Ada Byron', email: 'ada@example.com', message });
  await until(async () => (await form('first')).status === 201);
  await until(() => mail.to(salesAddress).find(({ text }) => text?.includes('first')));

  await relay.disconnect();
  await there.request.get('/api/health/live').expect(200);
  await relay.reconnect();
  await until(async () => (await form('second')).status === 201);
  await until(() => mail.to(salesAddress).find(({ text }) => text?.includes('second')));
  await there.stop();
  await relay.disconnect();
});

test('starts the workers once the queue schema exists', async () => {
  const databaseUrl = await createDatabase();
  await query(databaseUrl, 'alter schema pgboss rename to elsewhere');
  const early = await startApi({ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, SALES_EMAIL: salesAddress });
  await until(() => early.logged().includes('the job queue is unavailable'));
  expect(await query(databaseUrl, `select 1 from pg_namespace where nspname = 'pgboss'`)).toEqual([]);

  await query(databaseUrl, 'alter schema elsewhere rename to pgboss');
  // In the journal until the queue has started.
  await early.request.post('/api/contact').send({ name: 'Ada', email: 'early@example.com' }).expect(201);
  await until(() => mail.to('early@example.com')[0]);
  await early.stop();
});

test('completes a job whose delivery was deleted', async () => {
  await api.sql(
    `insert into pgboss.job (name, data) values ('deliver', '{"deliveryId": 2000000000}'), ('deliver-dead-letter', '{"deliveryId": 2000000000}')`,
  );
  await untilRows(
    api,
    2,
    `select 1 from pgboss.job where (data ->> 'deliveryId')::int = 2000000000 and state = 'completed'`,
  );
});

test('logs no personal data', () => {
  expect(api.logged()).toContain('delivery attempt failed');
  expect(api.logged()).toContain('delivery failed permanently');
  for (const secret of [/zebulon/i, /quartermaine/i, /example\.com/, /lumenward\.example/])
    expect(api.logged()).not.toMatch(secret);
});
