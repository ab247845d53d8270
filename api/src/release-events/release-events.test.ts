import { get, type IncomingMessage } from 'node:http';
import { startMailServer } from '../testing/mail-server.ts';
import { manager, withManager } from '../testing/staff.ts';
import { startApi } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const key = 'a key that publisher and API have';
const [mail, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
const api = await startApi({
  ...withManager,
  SMTP_URL: mail.url,
  METRICS_PORT: '0',
  RELEASE_EVENTS_KEY: key,
  TEAM_WEBHOOK_SECRET: receiver.secret,
  SITE_URL: 'https://www.lumenward.example',
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mail.stop();
});

const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.logged())?.[1];
const publisher = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const post = async (event: object, headers: Record<string, string> = publisher) => {
  const body = JSON.stringify(event);
  return (await fetch(`http://127.0.0.1:${port}/release-events`, { method: 'POST', headers, body })).status;
};

const event = {
  remote: 'marketing',
  from: '0.1.0-b',
  to: '0.1.0-a',
  reason: 'Visitors in 2 networks report an error that no earlier release had.',
  at: '2026-11-27T10:00:00.000Z',
};

test('tells managers by e-mail and the team by a signed webhook, once', async () => {
  expect(await post({ ...event, webhook: receiver.url })).toBe(204);
  expect(await post({ ...event, webhook: receiver.url })).toBe(204);
  await until(async () => mail.mails.length > 0 && receiver.calls.length > 0);
  // The next one is sent after the repeated one.
  const later = { ...event, at: '2026-11-27T11:00:00.000Z', webhook: receiver.url };
  expect(await post(later)).toBe(204);
  await until(async () => mail.mails.length > 1 && receiver.calls.length > 1);

  expect(mail.mails).toHaveLength(2);
  const [message] = mail.mails;
  expect(message?.envelope.to).toEqual([manager.email]);
  expect(message?.subject).toBe('A release of marketing was rolled back');
  expect(message?.text).toContain(event.reason);
  expect(message?.text).toContain('https://www.lumenward.example/admin/releases');
  const { remote, from, to, reason } = event;
  expect(receiver.calls.map((call) => receiver.verify(call))).toEqual(
    [event.at, later.at].map((at) => ({
      type: 'release.rolled-back',
      timestamp: at,
      data: { remote, from, to, reason },
    })),
  );
  expect(receiver.calls[0]?.headers['webhook-id']).toBe(`release.marketing.${Date.parse(event.at)}`);
});

test.each([
  ['a wrong time', { at: 'yesterday' }, 400],
  ['a long name', { remote: 'm'.repeat(101) }, 400],
  ['a long reason', { reason: 'r'.repeat(501) }, 400],
  ['a webhook that is no address', { webhook: 'javascript:alert(1)' }, 400],
  ['a long body', { more: 'x'.repeat(10_000) }, 413],
])('rejects an event with %s', async (_, changes, status) => {
  expect(await post({ ...event, ...changes })).toBe(status);
});

test.each([
  ['without the key of the publisher', { 'content-type': 'application/json' }, 401],
  ['with another key', { ...publisher, authorization: 'Bearer undefined' }, 401],
  ['that a page of another site can send without asking', { ...publisher, 'content-type': 'text/plain' }, 415],
])('rejects an event %s', async (_, headers, status) => {
  const sent = mail.mails.length;
  const forged = { ...event, at: '2026-11-27T12:00:00.000Z', reason: 'sign in at https://evil.example' };
  expect(await post(forged, headers)).toBe(status);
  expect(await api.sql(`select from release_events where at = '${forged.at}'`)).toEqual([]);
  expect(mail.mails).toHaveLength(sent);
});

test.each([
  ['evil.example', 403],
  ['www.lumenward.example:9464', 403],
  ['api:9464', 200],
  ['api-0.api.portal.svc:9464', 200],
  ['10.0.0.7:9464', 200],
  ['[::1]:9464', 200],
])('the inner port answers the host %s with %s', async (host, status) => {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, resolve).on('error', reject),
  );
  response.resume();
  expect(response.statusCode).toBe(status);
});

test('is not served as a route of the API', async () => {
  await api.request.post('/release-events').send(event).expect(404);
  await api.request.post('/api/release-events').send(event).expect(404);
});
