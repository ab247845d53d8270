import { startMailServer } from '../testing/mail-server.ts';
import { manager, withManager } from '../testing/staff.ts';
import { startApi } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const [mail, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
const api = await startApi({
  ...withManager,
  SMTP_URL: mail.url,
  METRICS_PORT: '0',
  TEAM_WEBHOOK_SECRET: receiver.secret,
  SITE_URL: 'https://www.lumenward.example',
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  await mail.stop();
});

const port = /"port":(\d+),"msg":"metrics are served"/.exec(api.logged())?.[1];
const post = async (event: object) =>
  (await fetch(`http://127.0.0.1:${port}/release-events`, { method: 'POST', body: JSON.stringify(event) })).status;

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

test('rejects what is no event', async () => {
  expect(await post({ ...event, at: 'yesterday' })).toBe(400);
});

test('is not served as a route of the API', async () => {
  await api.request.post('/release-events').send(event).expect(404);
  await api.request.post('/api/release-events').send(event).expect(404);
});
