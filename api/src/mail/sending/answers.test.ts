import { randomUUID } from 'node:crypto';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { useMailDesk } from '../../testing/mail-desk.ts';
import { salesAddress, submit } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';
import { sendDelay } from './outgoing-mail.service.ts';

const { api, mail, receive } = await useMailDesk();
await api.sql(
  `update pgboss.queue set retry_delay = 0, retry_backoff = false, retry_limit = 2 where name = 'send-mail'`,
);
const grace = await createColleague(api, 'agent', 'Grace');
beforeEach(() => mail.refused.clear());

let nth = 0;
const newAddress = (name = 'person') => {
  nth += 1;
  return `${name}-${nth}@people.example`;
};

const leadOf = async (email: string) =>
  (await api.sql<{ id: number }>('select lead_id as id from requests where email = $1 order by id limit 1', [email]))[0]
    ?.id ?? 0;
const show = async (lead: number) => (await grace.get(`leads/${lead}`).expect(200)).body;
const seenOf = async (lead: number) => (await show(lead)).timeline[0].id;
const send = async (lead: number, reply: object, who = grace) =>
  who.post(`leads/${lead}/messages`, {
    ...{ seenEntryId: await seenOf(lead), draftId: randomUUID(), text: 'Tuesday at 10 works.' },
    ...reply,
  });
/** Waits until all that follows from a message is done. */
const isSettled = (id: number) =>
  until(async () => (await api.sql('select from messages where id = $1 and is_settled', [id])).length === 1);
const answersOf = async (lead: number) =>
  (
    await api.sql<{ isAnswered: boolean }>(
      'select answered_at is not null as "isAnswered" from requests where lead_id = $1 order by id',
      [lead],
    )
  ).map(({ isAnswered }) => isAnswered);
const idOf = async (message: number) =>
  (await api.sql<{ id: string }>('select message_id as id from messages where id = $1', [message]))[0]?.id ?? '';

/** Receives a report that mail to an address was not delivered. */
const bounce = (address: string, original: string | null, more: Record<string, string> = {}) =>
  receive(
    {
      From: 'MAILER-DAEMON@mx.example',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      ...more,
    },
    `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such user\n\n${original ? `--b\nContent-Type: message/rfc822\n\nMessage-ID: <${original}>\n\nHello\n` : ''}--b--`,
  );

describe('whom an answer goes to', () => {
  test.each([
    [
      'the last writer, with a copy for all who were on the mail',
      { From: 'Ana <ana@x.example>', To: 'info@lumenward.example, owner@x.example', Cc: 'architect@x.example' },
      { to: ['ana@x.example'], cc: ['owner@x.example', 'architect@x.example'] },
    ],
    [
      'the address in Reply-To',
      {
        From: 'Ana <ana@x.example>',
        'Reply-To': 'office@x.example',
        To: 'info@lumenward.example',
        Cc: 'office@x.example',
      },
      { to: ['office@x.example'], cc: [] },
    ],
    [
      'nobody of us, under any of our addresses',
      {
        From: 'Ana <ana@x.example>',
        'Reply-To': 'INFO@lumenward.example',
        Cc: 'info+l4-abcdefghijklmnop@lumenward.example, b@x.example',
      },
      { to: ['ana@x.example'], cc: ['b@x.example'] },
    ],
  ])('is %s', async (_, headers, expected) => {
    const email = newAddress();
    const own = (text: string) => text.replaceAll('ana@x.example', email);
    const { lead: id } = await receive(
      { Subject: 'Gates', ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)])) },
      'Hello',
    );
    expect((await show(id)).answer).toEqual({
      ...{ to: expected.to.map(own), cc: expected.cc.map(own) },
      ...{ subject: 'Re: Gates', answersMessageId: expect.any(Number) },
    });
  });

  test('is the preferred address of a lead without mail, and not one from which mail came back', async () => {
    const email = newAddress();
    const lead = await makeLead(api, { email });
    expect((await show(lead)).answer).toEqual({
      ...{ to: [email], cc: [], subject: 'Your request to Lumenward', answersMessageId: null },
    });
    const { body } = await send(lead, { to: [email], cc: ['office@x.example'] });
    await isSettled(body.id);
    expect((await show(lead)).answer).toMatchObject({
      to: [email],
      cc: ['office@x.example'],
      answersMessageId: body.id,
    });
    await bounce(email, await idOf(body.id));
    expect((await show(lead)).answer.to).toEqual([]);
    const bouncedAt = async () => (await show(lead)).details.email[0].bouncedAt;
    expect(await bouncedAt()).toEqual(expect.any(String));
    await receive({ From: email.toUpperCase() }, 'I am here.');
    expect(await bouncedAt()).toBeNull();
  });
});

test('a second send with the same draft is a repetition only if nothing differs', async () => {
  sendDelay.seconds = 600;
  const [wrong, right] = [newAddress(), newAddress()];
  const lead = await makeLead(api, { email: right });
  const reply = { draftId: randomUUID(), to: [wrong], text: 'Tuesday.', seenEntryId: await seenOf(lead) };
  const { body } = await send(lead, reply);
  expect((await send(lead, reply)).body).toEqual(body);
  // What was seen meanwhile makes no other message.
  expect((await send(lead, { ...reply, seenEntryId: await seenOf(lead) })).body).toEqual(body);
  for (const other of [{ to: [right] }, { cc: [right] }, { subject: 'Other' }, { text: 'Wednesday.' }]) {
    const rejected = await send(lead, { ...reply, ...other });
    expect([rejected.status, rejected.body.earlierMessage]).toEqual([
      409,
      { id: body.id, to: [wrong], cc: [], subject: 'Your request to Lumenward', sendAt: body.sendAt, state: 'waiting' },
    ]);
  }
  await grace.delete(`messages/${body.id}`).expect(204);
  expect((await send(lead, { ...reply, to: [right] })).status).toBe(201);
});

test('a reply that is a quote makes the lead quoted when it is sent, and what it was before when it comes back', async () => {
  sendDelay.seconds = 600;
  const email = newAddress();
  const lead = await makeLead(api, { email, value: 5_000 });
  const reply = { draftId: randomUUID(), to: [email], text: 'Our offer.', seenEntryId: await seenOf(lead) };
  expect((await send(lead, { ...reply, quote: 0.5 })).body.fields).toEqual({
    quote: 'Enter the amount of the quote in whole dollars',
  });
  const { body } = await send(lead, { ...reply, quote: 18_500 });
  expect((await send(lead, reply)).status).toBe(409);
  // Taken back, it is the draft that it was.
  await grace.delete(`messages/${body.id}`).expect(204);
  expect((await grace.get(`leads/${lead}/drafts`).expect(200)).body).toMatchObject([{ fields: { quote: '18500' } }]);
  expect(await show(lead)).toMatchObject({ status: 'new', value: 5_000 });

  sendDelay.seconds = 0;
  const { body: sent } = await send(lead, { ...reply, quote: 18_500 });
  await isSettled(sent.id);
  const quoted = await show(lead);
  expect(quoted).toMatchObject({ status: 'quoted', value: 18_500, response: 'answered' });
  expect(quoted.timeline.find(({ contact }: { contact?: object }) => contact).contact).toMatchObject({
    ...{ channel: 'quote', value: 18_500, messageId: sent.id },
  });
  await bounce(email, await idOf(sent.id));
  await until(async () => (await show(lead)).status === 'new');
  expect(await show(lead)).toMatchObject({ value: 5_000, response: 'waiting' });
});

test('a reply answers what its writer had seen, not what came before it was sent', async () => {
  sendDelay.seconds = 600;
  const email = newAddress();
  const lead = await makeLead(api, { email, createdAt: new Date(Date.now() - 600_000).toISOString() });
  const { body } = await send(lead, { to: [email] });
  await receive({ From: email, Subject: 'Urgent' }, 'Somebody broke in.');
  await api.sql(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`);
  await isSettled(body.id);
  expect(await answersOf(lead)).toEqual([true, false]);
  expect(await show(lead)).toMatchObject({ response: 'waiting' });
});

test('the undo of the last action leaves a reply that was sent, which is named to count as unanswered', async () => {
  const alan = await createColleague(api, 'agent', 'Alan');
  const lead = await makeLead(api, { email: newAddress() });
  await alan.post('leads/actions', { leadIds: [lead], action: { kind: 'status', status: 'qualified' } }).expect(200);
  const { body } = await send(lead, { to: [newAddress()] }, alan);
  await isSettled(body.id);
  expect((await alan.post('leads/undo', {}).expect(200)).body).toMatchObject({ kind: 'status' });
  expect((await alan.post('leads/undo', {}).expect(404)).body.detail).toBe('There is nothing to undo.');
  const { timeline, response } = await show(lead);
  expect(response).toBe('answered');
  const sent = timeline.find(({ kind }: { kind: string }) => kind === 'contact');
  await alan.post('leads/undo', { batchId: sent.batchId }).expect(200);
  expect(await show(lead)).toMatchObject({ response: 'waiting' });
});

describe('a recipient that the mail server refuses', () => {
  test('is shown with the message, and a refused customer has no answer', async () => {
    const [email, boss] = [newAddress(), newAddress('boss')];
    const lead = await makeLead(api, { email });
    mail.refused.add(email);
    const { body } = await send(lead, { to: [email], cc: [boss] });
    await isSettled(body.id);
    const shown = await show(lead);
    expect(shown.timeline.find(({ message }: { message?: object }) => message).message.delivery).toMatchObject({
      ...{ state: 'bounced', notReached: [email], lastError: '550 5.1.1 No such user (address)' },
    });
    expect(mail.to(boss)).toHaveLength(1);
    expect(await answersOf(lead)).toEqual([false]);
    expect(shown).toMatchObject({ status: 'new', response: 'waiting', hasFailedDelivery: true });
    expect(shown.details.email[0].bouncedAt).toEqual(expect.any(String));
  });

  test('is the only one: the message was not sent', async () => {
    const email = newAddress();
    const lead = await makeLead(api, { email });
    mail.refused.add(email);
    const { body } = await send(lead, { to: [email] });
    await isSettled(body.id);
    const shown = await show(lead);
    expect(shown.timeline.find(({ message }: { message?: object }) => message).message.delivery).toMatchObject({
      ...{ state: 'failed', lastError: 'The mail server said: 550 5.1.1 No such user (address)' },
    });
    expect(shown).toMatchObject({ status: 'new', response: 'waiting', hasFailedDelivery: true });
  });

  test('is the only one, for now: the message is sent later', async () => {
    const email = newAddress();
    const lead = await makeLead(api, { email });
    mail.greylisted.add(email);
    const { body } = await send(lead, { to: [email] });
    await isSettled(body.id);
    expect(mail.to(email)).toHaveLength(1);
    expect(await answersOf(lead)).toEqual([true]);
  });

  test('in Cc takes nothing from the answer', async () => {
    const [email, gone] = [newAddress(), newAddress('gone')];
    const lead = await makeLead(api, { email });
    mail.refused.add(gone);
    const { body } = await send(lead, { to: [email], cc: [gone] });
    await isSettled(body.id);
    expect(await answersOf(lead)).toEqual([true]);
    expect((await show(lead)).answer).toMatchObject({ to: [email], cc: [] });
    const told = `select from staff_notifications where kind = 'undelivered' and lead_id = $1 and user_id = $2`;
    expect(await api.sql(told, [lead, grace.id])).toHaveLength(1);
  });
});

describe('a returned reply', () => {
  async function sentReply(to: string[], cc: string[] = []) {
    const lead = await makeLead(api, { email: to[0] ?? '' });
    const { body } = await send(lead, { to, cc });
    await isSettled(body.id);
    return { lead, id: body.id as number, messageId: await idOf(body.id) };
  }
  const isUnsettledAgain = (lead: number) =>
    until(
      async () =>
        (await api.sql(`select from lead_events where lead_id = $1 and kind = 'undelivered'`, [lead])).length > 0,
    );

  test('is no answer: the clock goes on, and its author keeps the lead', async () => {
    const email = newAddress();
    const { lead, id, messageId } = await sentReply([email]);
    expect(await show(lead)).toMatchObject({ response: 'answered', status: 'contacted', hasFailedDelivery: false });
    await bounce(email, messageId);
    await isUnsettledAgain(lead);
    await isSettled(id);
    const shown = await show(lead);
    expect(shown).toMatchObject({
      response: 'waiting',
      status: 'new',
      hasFailedDelivery: true,
      owner: { id: grace.id },
    });
    // It is open again on Today, and among the failed deliveries.
    const { body: today } = await grace.get('today').expect(200);
    const open = today.sections.flatMap(({ leads }: { leads: { id: number; response: string }[] }) => leads);
    expect(open).toContainEqual(expect.objectContaining({ id: lead, response: 'waiting' }));
    const { body: failed } = await grace.post('leads/search', { failed: true });
    expect(failed.items.map(({ id }: { id: number }) => id)).toContain(lead);
    // It is an entry of its own, which can be undone like any other.
    const [{ batchId }] = shown.timeline.filter(({ kind }: { kind: string }) => kind === 'undelivered');
    await grace.post('leads/undo', { batchId }).expect(200);
    expect(await show(lead)).toMatchObject({ response: 'answered', status: 'contacted' });

    // The next one arrives.
    const { body: next } = await send(lead, { to: [newAddress()] });
    await isSettled(next.id);
    expect(await show(lead)).toMatchObject({ hasFailedDelivery: false });
  });

  test('in words of its server is no answer', async () => {
    const email = newAddress();
    const { lead, id } = await sentReply([email]);
    const words = `Failed Recipient: ${email}\nReason: Remote host said: 550 No such user here`;
    await receive({ From: 'Mail System <MAILER-DAEMON@mx.example>', Subject: 'Mail' }, words);
    await isUnsettledAgain(lead);
    await isSettled(id);
    expect(await show(lead)).toMatchObject({ response: 'waiting', hasFailedDelivery: true });
  });

  test('is returned once, by its own id, and only from its recipients', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const first = await sentReply([email]);
    const second = await sentReply([other]);
    const states = () =>
      api.sql('select id, delivery_state as state from messages where id = any($1) order by id', [
        [first.id, second.id],
      ]);
    await bounce('stranger@people.example', first.messageId);
    await bounce(email, second.messageId);
    // All ids of a conversation are known to everybody in it.
    await bounce(email, `unknown-${nth}@lumenward.example`, {
      References: `<${first.messageId}> <${second.messageId}>`,
    });
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    await bounce(email, first.messageId);
    await bounce(email, first.messageId);
    await isUnsettledAgain(first.lead);
    await isSettled(first.id);
    expect((await states()).map(({ state }) => state)).toEqual(['bounced', 'sent']);
    expect(
      await api.sql(`select from lead_events where lead_id = $1 and kind = 'undelivered'`, [first.lead]),
    ).toHaveLength(1);
  });

  test('cannot be returned after its recipient has written again', async () => {
    const email = newAddress();
    const { id, messageId } = await sentReply([email]);
    await receive({ From: email, 'In-Reply-To': `<${messageId}>` }, 'Thank you.');
    await bounce(email, messageId);
    expect(await api.sql('select delivery_state as state from messages where id = $1', [id])).toEqual([
      { state: 'sent' },
    ]);
  });

  test('without an id is the last mail to the address', async () => {
    const email = newAddress();
    const first = await sentReply([email]);
    const { body } = await send(first.lead, { to: [email] });
    await isSettled(body.id);
    await bounce(email, null);
    const states = await api.sql('select delivery_state as state from messages where id = any($1) order by id', [
      [first.id, body.id],
    ]);
    expect(states.map(({ state }) => state)).toEqual(['sent', 'bounced']);
  });
});

test('the acknowledgement belongs to the conversation, and its return marks the address', async () => {
  const email = newAddress();
  await submit(api, { email });
  const [acknowledgement] = await until(() => mail.to(email)[0] && mail.to(email));
  const lead = await leadOf(email);
  expect(acknowledgement?.replyTo?.map(({ address }) => address)).toEqual([
    expect.stringMatching(new RegExp(`^info\\+l${lead}-[a-z2-7]{16}@lumenward.example$`)),
  ]);
  await untilRows(api, 1, `select from deliveries where recipient = $1 and state = 'sent'`, [email]);
  await bounce(email, acknowledgement?.messageId?.slice(1, -1) ?? '');
  const shown = await show(lead);
  expect(shown.details.email[0].bouncedAt).toEqual(expect.any(String));
  expect(shown).toMatchObject({ hasFailedDelivery: true });
  const deliveries = shown.timeline.flatMap(({ delivery }: { delivery: object | null }) => delivery ?? []);
  expect(deliveries).toContainEqual(
    expect.objectContaining({ channel: 'acknowledgement', state: 'failed', lastError: '550 No such user' }),
  );
});

test('a reply to the notice of sales goes to the visitor, and to the lead', async () => {
  const email = newAddress();
  await submit(api, { email, name: 'Ada Notice' });
  const notice = await until(() => mail.to(salesAddress).find(({ from }) => from?.name === 'Ada Notice via Lumenward'));
  expect(notice.replyTo?.map(({ address }) => address)).toEqual([
    email,
    expect.stringMatching(new RegExp(`^info\\+l${await leadOf(email)}-`)),
  ]);
});

test('mail to an address that has nothing to do with the lead needs a recent sign-in, and is recorded', async () => {
  const email = newAddress();
  const { lead } = await receive({ From: email, Cc: 'architect@people.example' }, 'Hello');
  const ben = await createColleague(api, 'agent', 'Ben');
  await api.sql(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [ben.id]);
  const stranger = newAddress('stranger');
  const rejected = await send(lead, { to: [email], cc: [stranger] }, ben);
  expect(rejected.status).toBe(403);
  expect(rejected.headers['www-authenticate']).toContain('insufficient_user_authentication');
  expect(await api.sql(`select from messages where sent_by = $1`, [ben.id])).toEqual([]);
  // Who is in the conversation, and a colleague, are known.
  expect((await send(lead, { to: [email], cc: ['Architect@people.example', grace.email] }, ben)).status).toBe(201);

  await untilRows(api, 1, 'select from messages where sent_by = $1 and is_settled', [ben.id]);
  const { body } = await send(lead, { to: [stranger] });
  const audited = await api.sql(
    `select actor_id, data from audit_events where kind = 'mailed-new-address' and data ->> 'leadId' = $1`,
    [String(lead)],
  );
  expect(audited).toEqual([{ actor_id: grace.id, data: { leadId: lead, messageId: body.id, count: 1 } }]);
});
