import { randomUUID } from 'node:crypto';
import { findInDatabase } from '../../testing/find-text.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { useMailDesk } from '../../testing/mail-desk.ts';
import { salesAddress } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';
import { sendDelay } from './outgoing-mail.service.ts';

const { api, mail, receive } = await useMailDesk();
await api.sql(
  `update pgboss.queue set retry_delay = 0, retry_backoff = false, retry_limit = 2 where name = 'send-mail'`,
);
const grace = await createColleague(api, 'agent', 'Grace');
const alan = await createColleague(api, 'manager', 'Alan');
const viewer = await createColleague(api, 'viewer', 'Vera');

let nth = 0;
/** Receives a mail of a new person, and returns its lead. */
async function newLead() {
  nth += 1;
  const email = `person-${nth}@people.example`;
  const { lead, messageId } = await receive({
    ...{ From: `Person <${email}>`, Subject: 'Gates', References: '<old@people.example>' },
  });
  return { lead, email, firstId: messageId };
}

/** The id of the newest entry. */
async function seenOf(lead: number) {
  const [seen] = await api.sql<{ id: number }>('select max(id)::integer as id from lead_events where lead_id = $1', [
    lead,
  ]);
  return { seenEntryId: seen?.id ?? 0 };
}

const send = async (lead: number, reply: object, who = grace) =>
  who.post(`leads/${lead}/messages`, {
    ...(await seenOf(lead)),
    ...{ draftId: randomUUID(), text: 'Tuesday at 10 works.' },
    ...reply,
  });
const stateOf = async (id: number) =>
  (await api.sql('select delivery_state as state, last_error as error from messages where id = $1', [id]))[0];
const isIn = (id: number, state: string) => until(async () => (await stateOf(id))?.state === state);

test('a reply is sent with its ids, a signed Reply-To and copies, and stops the response clock', async () => {
  const { lead, email, firstId } = await newLead();
  const draftId = randomUUID();
  await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'note', text: 'Tuesday', revision: 0 }).expect(200);
  const { body } = await send(lead, { draftId, to: [email], cc: ['office@people.example'] });
  expect(body).toEqual({ id: expect.any(Number), sendAt: expect.any(String) });

  const [sent] = await until(() => mail.to(email)[0] && mail.to(email));
  expect(sent).toMatchObject({
    subject: 'Re: Gates',
    from: { name: 'Grace, Lumenward', address: 'info@lumenward.example' },
    replyTo: [{ name: 'Lumenward', address: expect.stringMatching(new RegExp(`^info\\+l${lead}-[a-z2-7]{16}@`)) }],
    to: [{ address: email }],
    cc: [{ address: 'office@people.example' }],
    inReplyTo: `<${firstId}>`,
    references: `<old@people.example> <${firstId}>`,
    envelope: { from: 'info@lumenward.example', to: [email, 'office@people.example'] },
  });
  expect(sent?.text?.trim()).toBe('Tuesday at 10 works.');
  // Some mail programs lose an id that is folded after the colon.
  expect(sent?.raw).toMatch(/^Message-ID: <[^\r\n]{20,}>\r$/m);
  expect(sent?.raw).toMatch(/^In-Reply-To: </m);
  await isIn(body.id, 'sent');
  await untilRows(api, 1, 'select from requests where lead_id = $1 and answered_by = $2', [lead, grace.id]);
  const { body: shown } = await grace.get(`leads/${lead}`).expect(200);
  expect(shown).toMatchObject({ status: 'contacted', owner: { id: grace.id } });
  expect(shown.timeline.filter(({ kind }: { kind: string }) => kind !== 'delivery')).toMatchObject([
    { kind: 'contact', contact: { channel: 'email', messageId: body.id } },
    {
      kind: 'message',
      actor: { id: grace.id },
      message: { id: body.id, delivery: { state: 'sent', sentBy: { id: grace.id } } },
    },
    { kind: 'submitted' },
  ]);
  expect((await grace.get(`leads/${lead}/drafts`).expect(200)).body).toEqual([]);

  // The answer of a colleague of the customer finds the lead by the id of the reply alone.
  const answer = await receive({ From: 'office@people.example', 'In-Reply-To': sent?.messageId }, 'Fine.');
  expect(answer.lead).toBe(lead);
});

test('a draft is sent once', async () => {
  const { lead, email } = await newLead();
  const reply = { draftId: randomUUID(), to: [email], ...(await seenOf(lead)), text: 'Yes.' };
  const answers = await Promise.all([1, 2, 3].map(() => grace.post(`leads/${lead}/messages`, reply)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await grace.post(`leads/${lead}/messages`, { ...reply, text: 'No.' }).expect(409);
  await isIn(answers[0]?.body.id, 'sent');
  expect(mail.to(email)).toHaveLength(1);
});

test('a draft that its author has deleted is not sent by a late request', async () => {
  const { lead, email } = await newLead();
  const reply = { draftId: randomUUID(), to: [email], text: 'On Tuesday.' };
  const draft = `leads/${lead}/drafts/${reply.draftId}`;
  const { body } = await grace.put(draft, { kind: 'reply', text: reply.text, revision: 0 }).expect(200);
  await grace.delete(`${draft}?revision=${body.revision}`).expect(204);

  const late = await send(lead, { ...reply, draftRevision: body.revision });
  expect(late).toMatchObject({ status: 409, body: { detail: expect.stringContaining('was deleted') } });
  expect(await api.sql('select from messages where draft_id = $1', [reply.draftId])).toEqual([]);
});

test('a message can be taken back until it is sent, by its author alone', async () => {
  const { lead, email } = await newLead();
  sendDelay.seconds = 600;
  const { body } = await send(lead, { to: [email] });
  await alan.delete(`messages/${body.id}`).expect(404);
  await grace.delete(`messages/${body.id}`).expect(204);
  await grace.delete(`messages/${body.id}`).expect(404);
  expect(await api.sql(`select from lead_events where lead_id = $1 and kind = 'message'`, [lead])).toEqual([]);

  sendDelay.seconds = 0;
  const { body: other } = await send(lead, { to: [email] });
  await isIn(other.id, 'sent');
  await grace.delete(`messages/${other.id}`).expect(409);
  expect(mail.to(email)).toHaveLength(1);
});

test('nothing is sent when the customer or a colleague has written meanwhile', async () => {
  const { lead, email } = await newLead();
  const seen = await seenOf(lead);
  await receive({ From: email }, 'And doors?');
  const late = await send(lead, { to: [email], ...seen });
  expect(late.status).toBe(409);
  const newest = `select max(id)::integer as id from lead_events where lead_id = $1 and kind = 'submitted'`;
  expect(late.body.newEntryIds).toEqual((await api.sql(newest, [lead])).map(({ id }) => id));
  const now = await seenOf(lead);

  sendDelay.seconds = 600;
  expect((await send(lead, { to: [email], ...now }, alan)).status).toBe(201);
  // One's own message is known.
  expect((await send(lead, { to: [email], ...now }, alan)).status).toBe(201);
  const second = await send(lead, { to: [email], ...now });
  expect(second.status).toBe(409);
  expect(second.body.newEntryIds).toHaveLength(2);
  expect(mail.to(email)).toEqual([]);
});

test.each([
  ['en', 'Your request to Lumenward'],
  ['es', 'Su solicitud a Lumenward'],
] as const)('the first mail without a subject has one in the language of the lead: %s', async (language, subject) => {
  const email = `first-${language}@people.example`;
  const lead = await makeLead(api, { email, language });
  await send(lead, { to: [email] });
  const [sent] = await until(() => mail.to(email)[0] && mail.to(email));
  expect(sent).toMatchObject({ subject });
});

test('a search finds the words of a reply once it is sent, until the person is erased', async () => {
  const { lead, email } = await newLead();
  const found = async () =>
    (await grace.post('leads/search', { q: 'theodolites' }).expect(200)).body.items.map(({ id }: { id: number }) => id);
  sendDelay.seconds = 600;
  const { body: undone } = await send(lead, { to: [email], text: 'We bring a theodolite.' });
  await grace.post(`leads/${lead}/notes`, { text: 'Has a gate' }).expect(201);
  expect(await found()).toEqual([]);
  await grace.delete(`messages/${undone.id}`).expect(204);

  sendDelay.seconds = 0;
  await send(lead, { to: [email], text: 'We bring a theodolite.' });
  await until(async () => (await found()).length > 0);
  expect(await found()).toEqual([lead]);
  const erase = alan.post(`leads/${lead}/person/erase`, { addresses: [email] });
  expect((await erase.expect(200)).body.removed).toMatchObject({ messages: 2, files: 0 });
  expect(await found()).toEqual([]);
  expect(await findInDatabase(api, ['theodolit'])).toEqual([]);
});

test('an answer without ids from an address that was only in Cc suggests the lead of its subject', async () => {
  const { lead, email } = await newLead();
  const { body } = await send(lead, { to: [email], cc: ['partner@people.example'] });
  await isIn(body.id, 'sent');
  const other = await receive({ From: 'partner@people.example', Subject: 'AW: gates' }, 'Fine.');
  const duplicatesOf = async (id: number) => (await grace.get(`leads/${id}`).expect(200)).body.possibleDuplicates;
  expect(await duplicatesOf(other.lead)).toMatchObject([{ id: lead, reason: 'subject' }]);
  expect(await duplicatesOf(lead)).toMatchObject([{ id: other.lead, reason: 'subject' }]);
});

test('sales are told about an email that becomes a request', async () => {
  const { lead } = await newLead();
  expect(await api.sql('select channel from deliveries where lead_id = $1', [lead])).toEqual([
    { channel: 'sales-email' },
  ]);
  await until(() => mail.to(salesAddress).some(({ text }) => text?.startsWith('Email: Person')));
});

test.each([
  [{ to: [] }, 422],
  [{ to: ['nobody'] }, 422],
  [{ to: ['a@b.example\r\nBcc: x@y.example'] }, 422],
  [{ to: ['"a\r\nBcc: x"@b.example'] }, 422],
  [{ cc: ['"a\tb"@b.example'] }, 422],
  [{ text: ' ' }, 422],
  [{ text: 'Your visit: {{visit}}.' }, 422],
  [{ subject: 'About {{ service }}' }, 422],
  [{ draftId: 'x' }, 422],
])('rejects %j', async (wrong, status) => {
  const lead = await makeLead(api);
  expect((await send(lead, { to: ['ada@example.com'], ...wrong })).status).toBe(status);
});

test('viewers send nothing, and nobody to a lead that does not exist', async () => {
  const lead = await makeLead(api);
  expect((await send(lead, { to: ['ada@example.com'] }, viewer)).status).toBe(403);
  expect((await send(999_999, { to: ['ada@example.com'] })).status).toBe(404);
});
