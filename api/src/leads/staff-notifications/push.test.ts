import { makeLead } from '../../testing/lead-fixtures.ts';
import { startNotificationApi } from '../../testing/notification-api.ts';
import { createPushClient, startPushService } from '../../testing/push-service.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';
import { pushServices } from './push-services.ts';

const browsers = await startPushService();
const { endpoint: known } = pushServices;
pushServices.endpoint = new RegExp(`^${browsers.origin}/`);
const { api, stop } = await startNotificationApi();
afterAll(async () => {
  pushServices.endpoint = known;
  await stop();
  await browsers.stop();
});

const ana = await createColleague(api, 'agent', 'Ana Lopez');
const ben = await createColleague(api, 'agent', 'Ben');
beforeEach(async () => {
  for (const colleague of [ana, ben]) await colleague.delete('notifications/push').expect(204);
  browsers.received.length = 0;
  browsers.status.next = 201;
});

const assign = async (to: Colleague, ...names: string[]) => {
  const leadIds = await Promise.all(names.map((name) => makeLead(api, { name })));
  await ben.post('leads/actions', { leadIds, action: { kind: 'assign', ownerId: to.id } }).expect(200);
  return leadIds;
};
const subscribe = async (colleague: Colleague, path = '/one') => {
  const client = createPushClient(browsers.origin + path);
  await colleague.put('notifications/push', client.subscription).expect(204);
  return client;
};
const devicesOf = async (colleague: Colleague) => (await colleague.get('notifications/push').expect(200)).body.devices;
const untilPushed = () => untilRows(api, 0, `select from pgboss.job where name = 'staff-push' and state < 'completed'`);
const pushed = (path = '/one') => until(() => browsers.received.find((one) => one.path === path));

test('an assigned lead is pushed, encrypted for the browser and signed by the portal', async () => {
  const client = await subscribe(ana);
  const [lead] = await assign(ana, 'Lina Archer');
  const message = await pushed();
  expect(client.read(message)).toEqual({
    title: 'Ben assigned Lina Archer to you',
    href: expect.stringMatching(new RegExp(`^https?://.+/admin/leads/${lead}$`)),
  });
  const { publicKey } = (await ben.get('notifications/push').expect(200)).body;
  expect(message.headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' });
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(message.headers.authorization)) ?? [];
  expect(key).toBe(publicKey);
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    aud: browsers.origin,
  });
});

test('several are one message, which opens Today', async () => {
  const client = await subscribe(ana);
  await assign(ana, 'Lina Archer', 'Otto Brandt');
  expect(client.read(await pushed())).toEqual({
    title: '2 notifications of the lead desk',
    href: expect.stringMatching(/\/admin$/),
  });
});

test('a browser is of who has signed in there last', async () => {
  await subscribe(ana);
  await subscribe(ben);
  expect([await devicesOf(ana), await devicesOf(ben)]).toEqual([0, 1]);
});

test('a browser that has ended its subscription gets no more; one that cannot be reached stays', async () => {
  await subscribe(ana, '/gone');
  browsers.status.next = 410;
  await assign(ana, 'Lina Archer');
  await pushed('/gone');
  await until(async () => (await devicesOf(ana)) === 0);

  await subscribe(ana, '/busy');
  browsers.status.next = 503;
  await assign(ana, 'Otto Brandt');
  await pushed('/busy');
  await untilPushed();
  expect(await devicesOf(ana)).toBe(1);
});

test('people without a browser, and accounts that are disabled, cause no messages', async () => {
  await subscribe(ana);
  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [ana.id]);
  try {
    const jobs = async () => (await api.sql(`select from pgboss.job where name = 'staff-push'`)).length;
    const before = await jobs();
    const lead = await makeLead(api, { name: 'Lina Archer' });
    // Inserted, because a lead cannot be assigned to a disabled account.
    await api.sql(
      `insert into staff_notifications (user_id, lead_id, kind, event_id)
       select colleague, lead_id, 'assigned', id from lead_events, unnest($2::integer[]) as colleague where lead_id = $1`,
      [lead, [ana.id, ben.id]],
    );
    expect(await api.sql('select from staff_notifications where lead_id = $1', [lead])).not.toEqual([]);
    await untilRows(api, 0, 'select from staff_notifications where mailed_at is null');
    expect(await jobs()).toBe(before);
    expect(browsers.received).toEqual([]);
  } finally {
    await api.sql('update staff_accounts set disabled_at = null where user_id = $1', [ana.id]);
  }
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com.example/x', false],
  ['https://10.0.0.1/x', false],
  ['https://user@10.0.0.1/https://fcm.googleapis.com/', false],
])('sends to %s: %p', (endpoint, isKnown) => {
  expect(known.test(endpoint)).toBe(isKnown);
});

test('an address of no push service is rejected', async () => {
  const { subscription } = createPushClient('https://intranet.example/x');
  const { body } = await ana.put('notifications/push', subscription).expect(422);
  expect(body.fields.endpoint).toMatch(/not one of Chrome, Edge, Firefox or Safari/);
});
