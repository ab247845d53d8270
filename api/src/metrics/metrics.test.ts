import { smtpError, startMailServer } from '../testing/mail-server.ts';
import { submit } from '../testing/notification-api.ts';
import { relayTo } from '../testing/relay.ts';
import { withManager } from '../testing/staff.ts';
import { createDatabase, startApi } from '../testing/test-api.ts';
import { shortenLimits } from '../testing/time-limits.ts';
import { until } from '../testing/until.ts';

shortenLimits();
const database = await createDatabase();
const [relay, mail] = await Promise.all([relayTo(database), startMailServer()]);
const api = await startApi({
  ...withManager,
  DATABASE_URL: relay.address,
  SMTP_URL: mail.url,
  IMAP_URL: 'imap://ada:secret@127.0.0.1:9/INBOX',
  METRICS_PORT: '0',
});
afterAll(async () => {
  await api.stop();
  await relay.disconnect();
  await mail.stop();
});

const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.logged())?.[1];
const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Returns the value of a metric with labels as they are written: `api_queue_jobs{queue="deliver",state="ready"}`. */
const sample = async (name: string) => {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};
const requests = (method: string, route: string, status: string) =>
  sample(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

test('counts requests by the template of their route, and names nothing of a person', async () => {
  await submit(api, { email: 'zebulon@example.com' });
  await api.request.get('/api/admin/leads/4711?search=zebulon').expect(401);
  await api.request.get('/api/nothing/zebulon@example.com').expect(404);

  // Nest's route for what is not found.
  await until(async () => (await requests('GET', '*path', '4xx')) === 1);
  expect(await requests('POST', '/api/contact', '2xx')).toBe(1);
  expect(await requests('GET', '/api/admin/leads/:id', '4xx')).toBe(1);
  expect(await metrics()).not.toMatch(/zebulon|leads\/4711/);
});

test.each(['/metrics', '/api/metrics'])('does not serve metrics as %s of the API', async (path) => {
  await api.request.get(path).expect(404);
});

test('counts jobs of every queue, and connections of both pools', async () => {
  expect(await sample('api_queue_jobs{queue="deliver",state="ready"}')).toBeGreaterThanOrEqual(0);
  expect(await sample('api_queue_jobs{queue="send-mail-dead-letter",state="failed"}')).toBe(0);
  for (const pool of ['forms', 'staff'])
    expect(await sample(`api_pool_connections{pool="${pool}",state="open"}`)).toBeGreaterThan(0);
});

test('knows how full the disk of mails is', async () => {
  expect(await sample('api_mail_folder_free_ratio')).toBeGreaterThan(0);
  expect(await sample('api_mail_folder_free_ratio')).toBeLessThanOrEqual(1);
});

test('counts attempts to send a mail by their outcome', async () => {
  const attempts = (outcome: string) => sample(`api_mail_attempts_total{outcome="${outcome}"}`);
  const submitTo = (email: string) => api.request.post('/api/contact').send({ name: 'Ada', email }).expect(201);
  await until(async () => (await attempts('sent')) === 1);
  mail.beforeAccept = () => {
    throw smtpError(550, 'No such mailbox.');
  };
  await submitTo('nobody@example.com');
  await until(async () => (await attempts('rejected')) === 1);
  mail.beforeAccept = () => {
    throw smtpError(451, 'Try again.');
  };
  await submitTo('later@example.com');
  await until(async () => ((await attempts('failed')) ?? 0) > 0);
});

test('knows that the mailbox is not connected', async () => {
  await until(async () => (await sample('api_mailbox_connected')) === 0);
});

test('shows the journal and the circuit breaker in an outage, without waiting for the database', async () => {
  expect(await sample('api_circuit_open')).toBe(0);
  await relay.disconnect();
  await api.request.post('/api/contact').send({ name: 'Ada', email: 'waits@example.com' }).expect(201);

  await until(async () => (await sample('api_circuit_open')) === 1);
  expect(await sample('api_journal_entries{state="waiting"}')).toBe(1);
  expect(await sample('api_journal_writable')).toBe(1);
  await until(async () => ((await sample('api_journal_oldest_seconds')) ?? 0) > 0);
  expect(await metrics()).not.toContain('api_queue_jobs{');

  await relay.reconnect();
  await until(async () => (await sample('api_journal_entries{state="waiting"}')) === 0);
  expect(await sample('api_journal_oldest_seconds')).toBe(0);
});
