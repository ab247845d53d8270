import { traceIdOf, traceparentOf } from '@portal/http-server/trace';
import type { ReceivedMail } from '../testing/mail-server.ts';
import { salesAddress, startNotificationApi } from '../testing/notification-api.ts';
import { relayTo } from '../testing/relay.ts';
import { manager, withManager } from '../testing/staff.ts';
import { createDatabase } from '../testing/test-api.ts';
import { shortenLimits } from '../testing/time-limits.ts';
import { until } from '../testing/until.ts';

shortenLimits();
const relay = await relayTo(await createDatabase());
const { api, mail, stop } = await startNotificationApi({
  ...withManager,
  DATABASE_URL: relay.address,
  TRUSTED_PROXY_HOPS: '1',
});
afterAll(async () => {
  await stop();
  await relay.disconnect();
});

const traceIdIn = ({ headers }: ReceivedMail) => traceIdOf(headers.find(({ key }) => key === 'traceparent')?.value);
const idOf = (digit: string) => digit.repeat(32);
const submit = (traceId: string, email: string) =>
  api.request.post('/api/contact').set('traceparent', traceparentOf(traceId)).send({ name: 'Ada', email }).expect(201);
const untilMailTo = (address: string) => until(() => mail.to(address)[0]);
/** Returns the log lines of a trace. */
const linesOf = (traceId: string) =>
  api
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"traceId":"${traceId}"`));

test('a form, its log lines and its mails have the trace of the proxy, also when many forms are stored together', async () => {
  const forms = ['1', '2', '3', '4'].map((digit) => ({ traceId: idOf(digit), email: `visitor${digit}@example.com` }));
  await Promise.all(forms.map(({ traceId, email }) => submit(traceId, email)));

  for (const { traceId, email } of forms) {
    expect(traceIdIn(await untilMailTo(email))).toBe(traceId);
    expect(linesOf(traceId).some((line) => line.includes('"route":"/api/contact"'))).toBe(true);
  }
  await until(() => mail.to(salesAddress).length === forms.length);
  expect(mail.to(salesAddress).map(traceIdIn).sort()).toEqual(forms.map(({ traceId }) => traceId));
});

test('a form keeps its trace in the journal', async () => {
  await relay.disconnect();
  await submit(idOf('a'), 'journal@example.com');
  await relay.reconnect();

  expect(traceIdIn(await untilMailTo('journal@example.com'))).toBe(idOf('a'));
});

test('a failed delivery is logged with the trace of its form', async () => {
  mail.beforeAccept = ({ envelope }) => {
    if (envelope.to.includes('failing@example.com')) throw Object.assign(new Error('No.'), { responseCode: 550 });
  };
  await submit(idOf('b'), 'failing@example.com');
  await until(() => linesOf(idOf('b')).some((line) => line.includes('delivery attempt failed')));
});

test('a mail to staff continues the trace of the request that asks for it', async () => {
  await api.request
    .post('/api/password-reset')
    .set('traceparent', traceparentOf(idOf('c')))
    .send({ email: manager.email });
  expect(traceIdIn(await untilMailTo(manager.email))).toBe(idOf('c'));
});

test('a request without a valid traceparent starts a trace, which is its id', async () => {
  const { headers } = await api.request
    .get('/api/session')
    .set('traceparent', `00-${idOf('0')}-1-01`)
    .expect(401);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  await until(() => linesOf(String(headers['x-request-id'])).length > 0);
});
