import { deliveriesOf, retryImmediately, submit } from '../../testing/notification-api.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
const api = await startApi({
  LEAD_WEBHOOK_URL: receiver.url,
  LEAD_WEBHOOK_SECRET: receiver.secret,
  SITE_URL: 'https://www.lumenward.example',
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.calls.length = 0;
  receiver.respond = (response) => response.writeHead(204).end();
  await retryImmediately(api);
});

const webhookOf = async (submission: number) => (await deliveriesOf(api, submission)).webhook;
const settled = (submission: number, state: string) =>
  until(async () => {
    const delivery = await webhookOf(submission);
    return delivery?.state === state && delivery;
  });

test('sends a signed lead.received event', async () => {
  const submission = await submit(api, {
    name: 'Ada Byron',
    email: 'ada@example.com',
    company: 'Analytical Homes',
    phone: '512 555 0199',
    service: 'physical-security',
    message: 'Two gates.',
  });
  const { id } = await settled(submission, 'sent');

  const [call, ...more] = receiver.calls;
  if (!call) throw new Error('There should be a call.');
  expect(more).toEqual([]);
  expect(call.path).toBe('/leads?key=of-the-receiver');
  expect(call.headers['content-type']).toBe('application/json');
  expect(call.headers['webhook-id']).toMatch(new RegExp(`^delivery\\.${id}\\.[0-9a-f-]{36}$`));
  const [row] = await api.sql<{ lead_id: number; reference: string }>(
    'select lead_id, reference from requests where id = $1',
    [submission],
  );
  expect(receiver.verify(call)).toEqual({
    type: 'lead.received',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      lead: { id: row?.lead_id, url: `https://www.lumenward.example/admin/leads/${row?.lead_id}` },
      submission: {
        reference: row?.reference,
        kind: 'contact',
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        language: 'en',
        storedInJournalFirst: false,
      },
      person: { name: 'Ada Byron', company: 'Analytical Homes', email: 'ada@example.com', phone: '512 555 0199' },
      request: { service: 'physical-security', message: 'Two gates.' },
      origin: { page: null, landing: null, city: null, referrerHost: null, utm: {}, release: null },
    },
  });
  expect(() => receiver.verify({ ...call, body: call.body.replace('Ada', 'Eve') })).toThrow('No matching signature');
});

test('uses the same webhook-id and a new signature for each attempt', async () => {
  let refusals = 2;
  receiver.respond = (response) => response.writeHead(refusals-- > 0 ? 500 : 200).end('Ada Byron could not be stored');
  const submission = await submit(api, {});

  expect(await settled(submission, 'sent')).toMatchObject({ attempts: 3, last_error: null });
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const call of receiver.calls) receiver.verify(call);
});

test.each([
  [404, {}, 'The receiver responded with 404.'],
  [410, {}, 'The receiver responded with 410 Gone.'],
  [
    307,
    { Location: `${receiver.url}&elsewhere=1` },
    'The receiver responded with a redirect (307), which is not followed.',
  ],
])('fails for a response with %i, whose body is ignored', async (status, headers, last_error) => {
  await retryImmediately(api, status === 410 ? 12 : 0);
  receiver.respond = (response) => response.writeHead(status, headers).end('Ada Byron is unknown here');
  const submission = await submit(api, {});

  expect(await settled(submission, 'failed')).toMatchObject({ attempts: 1, last_error });
  expect(receiver.calls.map(({ path }) => path)).toEqual(['/leads?key=of-the-receiver']);
});

test('respects Retry-After', async () => {
  let isBusy = true;
  const times: number[] = [];
  receiver.respond = (response) => {
    times.push(Date.now());
    response.writeHead(isBusy ? 429 : 204, isBusy ? { 'Retry-After': '3' } : {}).end();
    isBusy = false;
  };
  const submission = await submit(api, {});
  await settled(submission, 'sent');

  const [first = 0, second = 0, ...others] = times;
  expect(others).toEqual([]);
  // Below three seconds, because two processes' clocks are compared.
  expect(second - first).toBeGreaterThan(2_500);
});

test('limits the retries with Retry-After', async () => {
  await retryImmediately(api, 2);
  receiver.respond = (response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  const submission = await submit(api, {});

  expect(await settled(submission, 'failed')).toMatchObject({ attempts: 3 });
});

test('times out after ten seconds', async () => {
  await retryImmediately(api, 0);
  receiver.respond = () => undefined;
  const silent = await submit(api, {});
  await until(() => receiver.calls[0]);
  receiver.respond = (response) => response.writeHead(204).end();

  await settled(await submit(api, {}), 'sent');
  expect(await webhookOf(silent)).toMatchObject({ state: 'waiting' });
  expect(await settled(silent, 'failed')).toMatchObject({
    last_error: 'The receiver did not respond within 10 seconds.',
  });
});
