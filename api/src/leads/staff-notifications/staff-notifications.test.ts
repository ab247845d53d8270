import { makeLead } from '../../testing/lead-fixtures.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { salesAddress, startNotificationApi, submit } from '../../testing/notification-api.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';

/** A time zone in which it is about noon, so that the digest is due. */
const hour = new Date().getUTCHours();
const timeZone = `Etc/GMT${hour >= 12 ? '+' : '-'}${Math.abs(hour - 12)}`;

const { api, mail, stop } = await startNotificationApi({
  BUSINESS_HOURS: 'Mon-Sun 00:00-24:00',
  BUSINESS_HOLIDAYS: 'none',
  BUSINESS_TIME_ZONE: timeZone,
});
afterAll(stop);

const manager = await createColleague(api, 'manager', 'Mia Stone');
const ana = await createColleague(api, 'agent', 'Ana Lopez');
const ben = await createColleague(api, 'agent', 'Ben');
const viewer = await createColleague(api, 'viewer', 'Vic');
const everybody = [manager, ana, ben, viewer];

beforeEach(async () => {
  for (const table of ['requests', 'contact_submissions', 'leads']) await api.sql(`delete from ${table}`);
  await api.sql(
    `update staff_accounts set mails_notifications = true, unmailed_kinds = '{}', mails_digest = true, absent_from = null, absent_until = null, stand_in_id = null`,
  );
  // Of the test before. E-mails that are sent later find no leads.
  await untilRows(api, 0, `select from pgboss.job where name = 'staff-mail' and state = 'active'`);
  mail.mails.length = 0;
});

interface Item {
  id: number;
  kind: string;
  isRead: boolean;
  count: number;
  actor: { name: string } | null;
  lead: { id: number; name: string };
}

const itemsOf = async (colleague: Colleague): Promise<Item[]> =>
  (await colleague.get('notifications').expect(200)).body.items;
const countOf = async (colleague: Colleague): Promise<number> =>
  (await colleague.get('summary').expect(200)).body.notifications;
const assign = (by: Colleague, leadIds: number[], to: Colleague) =>
  by.post('leads/actions', { leadIds, action: { kind: 'assign', ownerId: to.id } }).expect(200);
const untilMailed = () => untilRows(api, 0, `select from pgboss.job where name = 'staff-mail' and state < 'completed'`);
const mailTo = (address: string): Promise<ReceivedMail> => until(() => mail.to(address)[0]);
const shiftedDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const away = (colleague: Colleague, body: object = {}) =>
  manager.put(`absences/${colleague.id}`, {
    from: shiftedDay(-1),
    until: shiftedDay(1),
    standInId: null,
    ...body,
  });

test('an assigned lead is in the bell of its new owner and in an email, not in those of who assigned it', async () => {
  const lead = await makeLead(api, { name: 'Lina Archer', company: 'Archer Dental', service: 'it-security' });
  await assign(ben, [lead], ana);
  expect(await itemsOf(ana)).toMatchObject([
    { kind: 'assigned', isRead: false, count: 1, actor: { name: 'Ben' }, lead: { id: lead, name: 'Lina Archer' } },
  ]);
  expect(await countOf(ana)).toBe(1);
  expect([await countOf(ben), await countOf(manager)]).toEqual([0, 0]);

  const { subject, text, raw } = await mailTo(ana.email);
  expect(subject).toBe('Ben assigned Lina Archer to you');
  expect(text).toContain('Ben assigned Lina Archer to you · Archer Dental · IT Security');
  expect(text).toContain(`https://www.lumenward.example/admin/leads/${lead}`);
  expect(raw).toContain('Auto-Submitted: auto-generated');
});

test('many leads of one action are one item', async () => {
  const leads = [await makeLead(api), await makeLead(api), await makeLead(api)];
  await assign(ben, leads, ana);
  expect(await itemsOf(ana)).toMatchObject([{ kind: 'assigned', count: 3 }]);
  expect(await countOf(ana)).toBe(1);
});

test('when a known person writes, the owner is notified, and the mails say so', async () => {
  await submit(api, { name: 'Lina Archer', email: 'lina@example.com' });
  const [lead] = await api.sql<{ id: number }>('select id from leads');
  await assign(ana, [lead?.id ?? 0], ana);
  await submit(api, { name: 'Lina Archer', email: 'lina@example.com', message: 'Any news?' });
  expect(await itemsOf(ana)).toMatchObject([{ kind: 'wrote-again', actor: null }]);

  expect((await mailTo(ana.email)).subject).toBe('Lina Archer wrote again (owner Ana Lopez)');
  const texts = await until(() => {
    const sales = mail.to(salesAddress).map(({ text }) => text);
    return sales.length === 2 && sales.sort();
  });
  expect(texts).toEqual([
    expect.stringMatching(/^Lina Archer wrote again \(owner Ana Lopez\)\n/),
    expect.stringMatching(/^Request: Lina Archer\n/),
  ]);
});

test('what is written to somebody away is told to the stand-in, or to the managers', async () => {
  await submit(api, { name: 'Lina Archer', email: 'lina@example.com' });
  await api.sql('update leads set owner_id = $1', [ana.id]);
  await away(ana, { standInId: ben.id }).expect(204);
  await submit(api, { name: 'Lina Archer', email: 'lina@example.com', message: 'Any news?' });
  expect(await Promise.all(everybody.map(countOf))).toEqual([0, 0, 1, 0]);

  await away(ana).expect(204);
  await submit(api, { name: 'Lina Archer', email: 'lina@example.com', message: 'Hello?' });
  expect(await Promise.all(everybody.map(countOf))).toEqual([1, 0, 1, 0]);
});

test('a mention is stored as an id, shown as the name of today, and notifies viewers too', async () => {
  const lead = await makeLead(api, { name: 'Lina Archer' });
  const { body } = await ben
    .post(`leads/${lead}/notes`, { text: 'ask @Ana Lopez, @vic and x@Ben about @Nobody' })
    .expect(201);
  expect(body).toMatchObject({
    note: 'ask @Ana Lopez, @Vic and x@Ben about @Nobody',
    mentions: [{ name: 'Ana Lopez' }, { name: 'Vic' }],
  });
  const [stored] = await api.sql<{ text: string }>(
    `select data ->> 'text' as text from lead_events where kind = 'note'`,
  );
  expect(stored?.text).toBe(`ask @[${ana.id}], @[${viewer.id}] and x@Ben about @Nobody`);
  expect(await itemsOf(viewer)).toMatchObject([{ kind: 'mentioned', actor: { name: 'Ben' } }]);
  expect((await mailTo(ana.email)).subject).toBe('Ben mentioned you on Lina Archer');

  await api.sql(`update users set name = 'Ana Diaz' where id = $1`, [ana.id]);
  const { body: shown } = await ben.get(`leads/${lead}`).expect(200);
  expect(shown.timeline[0].note).toContain('ask @Ana Diaz,');
  await api.sql(`update users set name = 'Ana Lopez' where id = $1`, [ana.id]);
});

test('of colleagues with the same name, an address mentions one', async () => {
  const name = 'Ana Lopez';
  await api.sql('update users set name = $1 where id = $2', [name, viewer.id]);
  const lead = await makeLead(api);
  const { body } = await ben.post(`leads/${lead}/notes`, { text: `ask @${viewer.email}` }).expect(201);
  expect(body).toMatchObject({ note: 'ask @Ana Lopez', mentions: [{ id: viewer.id }] });
  expect([await countOf(ana), await countOf(viewer)]).toEqual([0, 1]);
  await api.sql(`update users set name = 'Vic' where id = $1`, [viewer.id]);
});

test('a mention in the note of a logged call notifies too', async () => {
  const lead = await makeLead(api);
  await ben.post(`leads/${lead}/contacts`, { channel: 'call', note: 'Wants you, @Ana Lopez' }).expect(200);
  expect(await itemsOf(ana)).toMatchObject([{ kind: 'mentioned' }]);
});

test('an overdue answer notifies the owner once', async () => {
  const lead = await makeLead(api, {
    name: 'Lina Archer',
    responseDueAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await assign(ana, [lead], ana);
  await api.sql('update requests set response_due_at = now()');
  await api.sql('select project_leads(array[$1::integer])', [lead]);
  await until(async () => (await countOf(ana)) > 0);
  expect(await itemsOf(ana)).toMatchObject([{ kind: 'overdue', lead: { name: 'Lina Archer' } }]);
  expect((await mailTo(ana.email)).subject).toBe('Lina Archer waits for your answer: overdue');
  expect(await countOf(manager)).toBe(0);
});

test('reading the lead, or the list, marks notifications as read', async () => {
  const [first, second] = [await makeLead(api), await makeLead(api)];
  await assign(ben, [first], ana);
  await assign(ben, [second], ana);
  expect((await ana.get(`leads/${first}`).expect(200)).body.hasUnreadNotification).toBe(true);
  await ana.put(`leads/${first}/read-mark`, { isUnread: false }).expect(204);
  expect((await ana.get(`leads/${first}`).expect(200)).body.hasUnreadNotification).toBe(false);
  expect((await itemsOf(ana)).map(({ isRead }) => isRead)).toEqual([false, true]);

  const [latest] = await itemsOf(ana);
  await assign(ben, [await makeLead(api)], ana);
  await ana.post('notifications/read', { upTo: latest?.id }).expect(204);
  expect(await countOf(ana)).toBe(1);
  await ana.post('notifications/read').expect(204);
  expect(await countOf(ana)).toBe(0);
  expect((await ana.post('notifications/read', { upTo: 'all' }).expect(422)).body.fields).toEqual({
    upTo: 'upTo must be the id of a notification',
  });
});

test('email can be turned off, the bell stays', async () => {
  await ana.put('notifications/settings', { mails: false, digest: false }).expect(204);
  expect((await ana.get('notifications/settings').expect(200)).body).toEqual({
    mails: false,
    unmailed: [],
    digest: false,
  });
  const lead = await makeLead(api, { name: 'Lina Archer' });
  await assign(ben, [lead], ana);
  await assign(ben, [lead], manager);
  await mailTo(manager.email);
  await untilMailed();
  expect(mail.to(ana.email).filter(({ subject }) => subject?.includes('Lina Archer'))).toEqual([]);
  expect(await countOf(ana)).toBe(1);
  expect((await ana.put('notifications/settings', { mails: 1, digest: true }).expect(422)).body.fields).toEqual({
    mails: 'mails must be true or false',
  });
});

test('email of one kind can be turned off', async () => {
  const settings = { mails: true, unmailed: ['assigned'], digest: true };
  await ana.put('notifications/settings', settings).expect(204);
  // A lead desk of the version before does not know the kinds.
  await ana.put('notifications/settings', { mails: true, digest: true }).expect(204);
  expect((await ana.get('notifications/settings').expect(200)).body).toEqual(settings);
  await assign(ben, [await makeLead(api)], ana);
  const lead = await makeLead(api, { name: 'Lina Archer' });
  await ben.post(`leads/${lead}/notes`, { text: '@Ana Lopez, please call' }).expect(201);
  expect((await mailTo(ana.email)).subject).toBe('Ben mentioned you on Lina Archer');
  expect(mail.to(ana.email)).toHaveLength(1);
  expect(await countOf(ana)).toBe(2);
  await ana.put('notifications/settings', { ...settings, unmailed: ['x'] }).expect(422);
});

test('an overdue next step is in the bell of the owner and in an email, once', async () => {
  const lead = await makeLead(api, { name: 'Lina Archer', ownerId: ana.id });
  const later = await makeLead(api, { name: 'Raj Mason', ownerId: ana.id });
  await ben.put(`leads/${lead}/next-step`, { text: 'Call about 14 doors', due: shiftedDay(-2) }).expect(200);
  await ben.put(`leads/${later}/next-step`, { text: 'Send the quote', due: shiftedDay(2) }).expect(200);
  // The leads themselves are notifications of their owner too, perhaps in the same mail.
  const sentence = 'Next step of Lina Archer is overdue: Call about 14 doors';
  await until(() => mail.to(ana.email).find(({ subject, text }) => `${subject} ${text}`.includes(sentence)));

  await ben.put(`leads/${later}/next-step`, { text: 'Visit', due: shiftedDay(-3) }).expect(200);
  const overdue = await until(async () => {
    const found = (await itemsOf(ana)).filter(({ kind }) => kind === 'step-overdue');
    return found.length === 2 && found;
  });
  expect(overdue.map((item) => item.lead.id)).toEqual([later, lead]);
  expect([await countOf(ben), await countOf(manager)]).toEqual([0, 0]);
});

test('the digest of the morning lists what is overdue, due today and without an owner, once for each', async () => {
  const now = Date.now();
  await makeLead(api, { name: 'Late', ownerId: ana.id, responseDueAt: new Date(now - 3_600_000).toISOString() });
  await makeLead(api, { name: 'Today', ownerId: ana.id, responseDueAt: new Date(now + 3_600_000).toISOString() });
  await makeLead(api, { name: 'Not mine', ownerId: ben.id, responseDueAt: new Date(now + 3_600_000).toISOString() });
  const answeredAt = new Date().toISOString();
  const stepped = await makeLead(api, { name: 'Lina Archer', ownerId: ana.id, answeredAt });
  await ben.put(`leads/${stepped}/next-step`, { text: 'Call', due: '2026-01-05T14:30' }).expect(200);
  await makeLead(api, { name: 'New' });
  await ben.put('notifications/settings', { mails: true, digest: false }).expect(204);
  await api.sql(`update desk_settings set digest_on = digest_on - 10`);
  const digests = await until(() => {
    const found = mail.mails.filter(({ subject }) => subject?.startsWith('Today: '));
    return found.length === 2 && found;
  });
  expect(digests.map(({ envelope }) => envelope.to[0]).sort()).toEqual([ana.email, manager.email].sort());
  const [own] = digests.filter(({ envelope }) => envelope.to.includes(ana.email));
  expect(own?.subject).toBe('Today: 1 with a next step today; 1 overdue; 1 due today; 1 new, without an owner');
  const link = `https://www.lumenward.example/admin/leads/\\d+\n`;
  const sections = [
    `With a next step today: 1\n\nMon, Jan 5, 2:30.PM: Lina Archer: Call\n${link}`,
    `Overdue: 1\n\n.+: Late\n${link}`,
    `Due today: 1\n\n.+: Today\n${link}`,
    `New, without an owner: 1\n\n.+: New\n${link}`,
  ];
  expect(own?.text).toMatch(new RegExp(sections.join('\n')));
});

test('sends nothing about leads before an invitation is accepted', async () => {
  const email = 'invited@staff.example.com';
  const { body: invited } = await manager.post('staff', { name: 'Ivy', email, role: 'agent' }).expect(201);
  const lead = await makeLead(api, { name: 'Late', responseDueAt: new Date(Date.now() - 3_600_000).toISOString() });
  const assigned = { leadIds: [lead], action: { kind: 'assign', ownerId: invited.id } };
  await ben.post('leads/actions', assigned).expect(200);
  await api.sql(`update desk_settings set digest_on = digest_on - 10`);
  await assign(ben, [await makeLead(api)], ana);
  await mailTo(ana.email);
  await until(async () => (await api.sql('select from staff_notifications where mailed_at is null')).length === 0);
  await until(() => mail.mails.some(({ subject }) => subject?.startsWith('Today: ')));
  await untilMailed();
  expect(mail.to(email).map(({ subject }) => subject)).toEqual(['Your account for the Lumenward lead desk']);
});

test('nothing of an erased person is left', async () => {
  const lead = await makeLead(api, { name: 'Lina Archer', email: 'lina@example.com' });
  await assign(ben, [lead], ana);
  await ben.post(`leads/${lead}/notes`, { text: '@Ana Lopez, please call' }).expect(201);
  expect(await countOf(ana)).toBe(2);
  await manager.post(`leads/${lead}/person/erase`, { addresses: ['lina@example.com'] }).expect(200);
  expect(await itemsOf(ana)).toEqual([]);
  expect(await api.sql('select from staff_notifications')).toEqual([]);
});

describe('an absence', () => {
  test('is shown to colleagues until it is over, and removed by the person or a manager', async () => {
    await ana.put('absence', { from: shiftedDay(0), until: shiftedDay(3), standInId: ben.id }).expect(204);
    const absenceOf = async (path: string) =>
      (await manager.get(path).expect(200)).body.find(({ id }: { id: number }) => id === ana.id).absence;
    for (const path of ['staff', 'staff/names'])
      expect(await absenceOf(path)).toEqual({ from: shiftedDay(0), until: shiftedDay(3), standInId: ben.id });
    await manager.delete(`absences/${ana.id}`).expect(204);
    expect(await absenceOf('staff')).toBeNull();
  });

  test('can hand over the open leads', async () => {
    const open = await makeLead(api, { ownerId: ana.id });
    const won = await makeLead(api, { ownerId: ana.id, status: 'won' });
    await away(ana, { leadsTo: ben.id }).expect(204);
    expect(await api.sql('select id, owner_id from leads order by id')).toEqual([
      { id: open, owner_id: ben.id },
      { id: won, owner_id: ana.id },
    ]);
    expect(await itemsOf(ben)).toMatchObject([{ kind: 'assigned', actor: { name: 'Mia Stone' } }]);
  });

  test.each([
    [{ from: 'soon' }, { from: 'Please choose the first day' }],
    [{ until: '2026-02-30' }, { until: 'Please choose the last day' }],
    [{ from: shiftedDay(3) }, { until: 'The last day is before the first' }],
    [{ from: shiftedDay(-9), until: shiftedDay(-8) }, { until: 'The last day is over' }],
    [{ standInId: viewer.id }, { standInId: 'Choose an agent or a manager' }],
    [{ standInId: ana.id }, { standInId: 'Choose an agent or a manager' }],
    [{ leadsTo: viewer.id }, { leadsTo: 'Viewers cannot own leads. Choose an agent or a manager' }],
  ])('rejects %j', async (body, fields) => {
    await makeLead(api, { ownerId: ana.id });
    expect((await away(ana, body).expect(422)).body.fields).toEqual(fields);
  });

  test('is set by agents for themselves and by managers for all', async () => {
    const absence = { from: shiftedDay(0), until: shiftedDay(1), standInId: null };
    await viewer.put('absence', absence).expect(403);
    await ben.put(`absences/${ana.id}`, absence).expect(403);
    await manager.put('absences/9999', absence).expect(404);
  });
});
