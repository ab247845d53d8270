import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startNotificationApi, submit } from '../../testing/notification-api.ts';
import { type Colleague, createColleague, signIn, withManager } from '../../testing/staff.ts';
import { createDatabase, startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const settings = {
  ...withManager,
  DATABASE_URL: await createDatabase(),
  DATA_DIR: newFolder(),
};
const { api, mail } = await startNotificationApi(settings);
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');

// The last test stops the API.
afterAll(() => mail.stop());

const timeZone = 'America/Chicago';
const today = Temporal.Now.plainDateISO(timeZone);
const monday = today.add({ days: 9 - today.dayOfWeek });
const sendAt = `${monday}T08:00`;
const moment = Temporal.PlainDateTime.from(sendAt).toZonedDateTime(timeZone).toInstant();
const remindOn = monday.add({ days: 3 }).toString();

let nth = 0;
/** Makes a lead of Ana's that waits for an answer. */
async function newLead() {
  nth += 1;
  const email = `later-${nth}@people.example`;
  return { email, lead: await makeLead(api, { email, ownerId: ana.id, responseDueAt: new Date().toISOString() }) };
}
const show = async (lead: number, who: Colleague = ana) => (await who.get(`leads/${lead}`).expect(200)).body;
const schedule = async (lead: number, reply: object, who: Colleague = ana) =>
  who.post(`leads/${lead}/messages`, {
    ...{ seenEntryId: (await show(lead)).timeline[0].id, draftId: randomUUID(), text: 'Monday at ten works.', sendAt },
    ...reply,
  });
/** Makes a lead with a reply that waits. */
async function waitingReply(reply: object = {}) {
  const { email, lead } = await newLead();
  const { body } = await schedule(lead, { to: [email], ...reply }).then((response) => {
    expect(response.status).toBe(201);
    return response;
  });
  return { email, lead, id: body.id as number };
}
/** The time of all waiting replies has come. */
async function timeComes() {
  await api.sql(`update messages set send_at = now() where delivery_state = 'waiting'`);
  await api.sql(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`);
}
async function comesTo(id: number, state: string) {
  await timeComes();
  await until(
    async () =>
      (await api.sql('select from messages where id = $1 and delivery_state = $2 and is_settled', [id, state])).length,
  );
}
async function deliveryOf(lead: number, who: Colleague = ben) {
  const { timeline } = await show(lead, who);
  return timeline.find(({ kind }: { kind: string }) => kind === 'message')?.message.delivery;
}

test('a reply leaves at its time, is dated then, and the lead waits for an answer until it has left', async () => {
  const { email, lead, id } = await waitingReply();
  expect(await deliveryOf(lead)).toMatchObject({
    ...{ state: 'waiting', isScheduled: true, sentBy: { name: 'Ana' } },
    sendAt: moment.toString({ smallestUnit: 'millisecond' }),
  });
  expect(await show(lead)).toMatchObject({ status: 'new', response: 'waiting', replyAt: expect.any(String) });
  const { body } = await ana.get('today').expect(200);
  const waiting = body.sections.find(({ section }: { section: string }) => section === 'waiting');
  expect(waiting.leads).toContainEqual(expect.objectContaining({ id: lead, replyAt: expect.any(String) }));
  expect(mail.to(email)).toEqual([]);

  await comesTo(id, 'sent');
  expect(mail.to(email)).toMatchObject([{ date: new Date(moment.epochMilliseconds).toISOString() }]);
  expect(await show(lead)).toMatchObject({ status: 'contacted', response: 'answered', replyAt: null });
});

test('a reply that waits can be taken back as the draft that it was, with its times', async () => {
  const draftId = randomUUID();
  const { email, lead, id } = await waitingReply({ draftId, remindOn });
  await ben.delete(`messages/${id}`).expect(404);
  await ana.delete(`messages/${id}`).expect(204);
  const { body } = await ana.get(`leads/${lead}/drafts`).expect(200);
  expect(body).toMatchObject([{ id: draftId, text: 'Monday at ten works.', fields: { to: email, sendAt, remindOn } }]);
  expect(await show(lead)).toMatchObject({ replyAt: null, nextStep: null });
  const again = await schedule(lead, { draftId, to: [email], text: 'Monday at eleven.' });
  expect(again.status).toBe(201);
  await comesTo(again.body.id, 'sent');
  expect(mail.to(email).map(({ text }) => text?.trim())).toEqual(['Monday at eleven.']);
});

test('the author takes a lead without an owner, until the reply is taken back', async () => {
  const { email, lead } = await newLead();
  await ana.post('leads/actions', { leadIds: [lead], action: { kind: 'assign', ownerId: null } }).expect(200);
  for (const times of [{}, { remindOn }]) {
    const { body } = await schedule(lead, { to: [email], ...times });
    expect(await show(lead)).toMatchObject({ owner: { id: ana.id }, isAssignedByRule: false });
    await ana.delete(`messages/${body.id}`).expect(204);
    expect(await show(lead)).toMatchObject({ owner: null, nextStep: null });
  }
});

test('the same draft for another time is a question', async () => {
  const draftId = randomUUID();
  const { email, lead } = await waitingReply({ draftId });
  const reply = { draftId, to: [email] };
  expect((await schedule(lead, reply)).status).toBe(201);
  expect((await schedule(lead, { ...reply, sendAt: `${monday}T09:00` })).status).toBe(409);
  expect((await schedule(lead, { ...reply, sendAt: null })).body).toMatchObject({
    earlierMessage: { state: 'waiting', sendAt: expect.any(String) },
  });
});

test.each([
  ['2020-01-06T08:00', 'Choose a time in the future'],
  [`${today.add({ years: 2 })}T08:00`, 'Choose a time within a year'],
  ['tomorrow', 'sendAt must be a time like 2026-06-30T08:00'],
])('rejects %s', async (time, problem) => {
  const { email, lead } = await newLead();
  const { body } = await schedule(lead, { to: [email], sendAt: time });
  expect(body.fields).toEqual({ sendAt: problem });
});

describe('at its time a reply is held, and its author is notified, when', () => {
  test.each<[string, string, (place: { lead: number; email: string }) => Promise<unknown>]>([
    [
      'the customer has written',
      'somebody has written since',
      ({ email }) => submit(api, { email, message: 'And now?' }),
    ],
    [
      'a colleague has called',
      'somebody has written since',
      ({ lead }) => ben.post(`leads/${lead}/contacts`, { channel: 'call' }).expect(200),
    ],
    [
      'an address was corrected',
      'an address was corrected',
      async ({ lead, email }) => {
        await ben
          .put(`leads/${lead}/details`, { changes: [{ field: 'email', value: email, action: 'hide' }] })
          .expect(200);
      },
    ],
    [
      'the lead is spam',
      'the lead is spam',
      ({ lead }) => ben.post('leads/actions', { leadIds: [lead], action: { kind: 'spam' } }).expect(200),
    ],
  ])('%s', async (_, reason, change) => {
    const { lead, email, id } = await waitingReply();
    await change({ lead, email });
    // Said before its time, too.
    expect(await deliveryOf(lead)).toMatchObject({ state: 'held', lastError: reason });
    expect(await show(lead)).toMatchObject({ replyAt: null });

    await comesTo(id, 'held');
    expect(mail.to(email).filter(({ text }) => text?.includes('Monday at ten'))).toEqual([]);
    expect(await deliveryOf(lead)).toMatchObject({ state: 'held', lastError: reason });
    expect(await show(lead)).toMatchObject({ hasFailedDelivery: true });
    expect(
      await api.sql(`select user_id from staff_notifications where kind = 'undelivered' and lead_id = $1`, [lead]),
    ).toEqual([{ user_id: ana.id }]);

    await ana.delete(`messages/${id}`).expect(204);
    expect(await show(lead)).toMatchObject({ hasFailedDelivery: false });
    expect((await ana.get(`leads/${lead}/drafts`).expect(200)).body).toMatchObject([{ text: 'Monday at ten works.' }]);
  });

  test('its author is disabled', async () => {
    const cleo = await createColleague(api, 'agent', 'Cleo');
    const { email, lead } = await newLead();
    const { body } = await schedule(lead, { to: [email] }, cleo);
    await api.request
      .patch(`/api/admin/staff/${cleo.id}`)
      .set('Cookie', await signIn(api))
      .send({ isDisabled: true })
      .expect(200);
    await comesTo(body.id, 'held');
    expect(await deliveryOf(lead)).toMatchObject({ lastError: 'its author cannot send e-mail any more' });
    expect(mail.to(email)).toEqual([]);
  });
});

test('a reply leaves although its author is absent, the lead was merged or won, and its author has called', async () => {
  const { lead: into } = await newLead();
  const { email, lead, id } = await waitingReply();
  await ana.post(`leads/${lead}/contacts`, { channel: 'call' }).expect(200);
  await api.sql(
    `update staff_accounts set absent_from = now() - interval '1 day', absent_until = now() + interval '5 days' where user_id = $1`,
    [ana.id],
  );
  await ben.post(`leads/${into}/merge`, { leadId: lead }).expect(200);
  await ben
    .post('leads/actions', { leadIds: [into], action: { kind: 'status', status: 'won', outcome: { value: 500 } } })
    .expect(200);
  await comesTo(id, 'sent');
  expect(mail.to(email)).toHaveLength(1);
  await api.sql('update staff_accounts set absent_from = null, absent_until = null where user_id = $1', [ana.id]);
});

test('a reply to an erased person is gone', async () => {
  const { email, lead, id } = await waitingReply();
  const manager = await createColleague(api, 'manager', 'Mia');
  await manager.post(`leads/${lead}/person/erase`, { addresses: [email] }).expect(200);
  await timeComes();
  await until(
    async () => !(await api.sql(`select from pgboss.job where name = 'send-mail' and state = 'created'`)).length,
  );
  expect(await api.sql('select from messages where id = $1', [id])).toEqual([]);
  expect(mail.to(email)).toEqual([]);
});

describe('a reminder', () => {
  test('is the next step of the lead until the customer writes', async () => {
    const { email, lead, id } = await waitingReply({ remindOn });
    const step = { text: 'Follow up if there is no answer', due: remindOn };
    await comesTo(id, 'sent');
    expect(await show(lead)).toMatchObject({ nextStep: step });
    await ben.post(`leads/${lead}/notes`, { text: 'Waits' }).expect(201);
    expect(await show(lead)).toMatchObject({ nextStep: step });
    await submit(api, { email, message: 'Yes please' });
    expect(await show(lead)).toMatchObject({ nextStep: null, wroteAgain: true });
  });

  test('gives back the next step of before when the message is taken back', async () => {
    const { email, lead } = await newLead();
    await ana.put(`leads/${lead}/next-step`, { text: 'Call', due: remindOn }).expect(200);
    const { body } = await schedule(lead, { to: [email], remindOn });
    expect(await show(lead)).toMatchObject({ nextStep: { text: 'Follow up if there is no answer' } });
    await ana.delete(`messages/${body.id}`).expect(204);
    expect(await show(lead)).toMatchObject({ nextStep: { text: 'Call', due: remindOn } });
  });

  test('is left out of a lead that is won', async () => {
    const { email, lead } = await newLead();
    await ben
      .post('leads/actions', { leadIds: [lead], action: { kind: 'status', status: 'won', outcome: { value: 500 } } })
      .expect(200);
    expect((await schedule(lead, { to: [email], remindOn })).status).toBe(201);
    expect(await show(lead)).toMatchObject({ nextStep: null });
  });
});

test('a reply whose time comes while no API runs, or the mail server does not, leaves afterwards', async () => {
  await api.sql(`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'send-mail'`);
  const { email, id } = await waitingReply();
  let attempts = 0;
  mail.beforeAccept = async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('4.3.0 later'), { responseCode: 451 });
  };
  await api.stop();
  const { sql, stop: stopLater } = await startApi({ ...settings, SMTP_URL: mail.url });
  await sql(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`);
  await until(async () => (await sql(`select from messages where id = $1 and delivery_state = 'sent'`, [id])).length);
  await stopLater();
  expect(mail.to(email)).toHaveLength(1);
});
