import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { useMailDesk } from '../../testing/mail-desk.ts';
import type { rawMail } from '../../testing/mail-shapes.ts';
import { createColleague } from '../../testing/staff.ts';
import { encryptionKey } from '../../testing/test-api.ts';

const { api, receive } = await useMailDesk({ SMTP_URL: '', SALES_EMAIL: '' });
const manager = await createColleague(api, 'manager', 'Barbara');
const grace = await createColleague(api, 'agent', 'Grace');
const replyAddresses = new ReplyAddresses('info@lumenward.example', [Buffer.from(encryptionKey, 'base64')]);

/** A mail of somebody into the conversation of a lead. */
const answer = (from: string, lead: number, text?: string, headers: Parameters<typeof rawMail>[0] = {}) =>
  receive({ From: from, To: replyAddresses.addressOf(lead), ...headers }, text);

async function sendForm(name: string, email: string, message = 'Two gates'): Promise<number> {
  const { body } = await api.request.post('/api/contact').send({ name, email, message }).expect(201);
  const [row] = await api.sql<{ lead_id: number }>('select lead_id from requests where reference = $1', [
    body.reference,
  ]);
  return row?.lead_id ?? 0;
}

const show = async (lead: number) => (await grace.get(`leads/${lead}`).expect(200)).body;

async function messageOf(lead: number, id: number) {
  const { timeline } = await show(lead);
  return timeline
    .map(({ message }: { message: { id: number } }) => message)
    .find((one: { id: number } | null) => one?.id === id);
}

const idsFoundBy = async (q: string) =>
  (await grace.post('leads/search', { q }).expect(200)).body.items.map(({ id }: { id: number }) => id);

test('a mail of a third party opens the clock, shows who wrote, and names nobody', async () => {
  const lead = await sendForm('Hanna Owner', 'hanna@owner.example');
  await grace.post(`leads/${lead}/contacts`, { channel: 'call' }).expect(200);
  const mail = await answer('Pat Manager <Pat@property.example>', lead, 'The tenant wants a keypad.');

  expect(mail.lead).toBe(lead);
  const shown = await show(lead);
  expect(shown).toMatchObject({ name: 'Hanna Owner', email: 'hanna@owner.example', responseDueAt: expect.any(String) });
  expect(shown.details).toMatchObject({ name: [{ value: 'Hanna Owner' }], email: [{ value: 'hanna@owner.example' }] });
  expect(shown.requests[0]).toMatchObject({ name: null, email: null, message: 'The tenant wants a keypad.' });
  expect(await messageOf(lead, mail.id)).toMatchObject({
    from: { name: 'Pat Manager', address: 'Pat@property.example' },
    writer: 'correspondent',
    claims: null,
    isMovable: true,
  });
  expect(await idsFoundBy('pat@property.example')).toEqual([]);
  expect(await idsFoundBy('keypad')).toEqual([lead]);
});

test('a manager of two properties joins neither of their owners', async () => {
  const one = await sendForm('Olga One', 'olga@one.example', 'My gate is broken');
  const two = await sendForm('Theo Two', 'theo@two.example', 'My door is broken');
  for (const lead of [one, two]) await answer('pam@shared.example', lead, `The words of Pam about ${lead}`);
  await answer('olga@one.example', one, 'My second mail');
  const own = await sendForm('Pam Shared', 'pam@shared.example', 'My own office');
  expect([one, two]).not.toContain(own);

  const stored = (await manager.get(`leads/${one}/person`).expect(200)).body;
  expect(stored).toMatchObject({ addresses: ['olga@one.example'], messagesOfOthers: 1, messagesElsewhere: 0 });
  expect((await manager.get(`leads/${own}/person`).expect(200)).body).toMatchObject({
    addresses: ['pam@shared.example'],
    messagesElsewhere: 2,
  });
  const { text, body } = await manager.get(`leads/${one}/person/export`).expect(200);
  expect(text).not.toMatch(/theo|pam@|words of pam/i);
  expect(body).toMatchObject({ messagesOfOthers: 1, messages: [{ text: 'My second mail' }] });

  await manager.post(`leads/${own}/person/erase`, { addresses: ['pam@shared.example'] }).expect(200);
  await manager.post(`leads/${one}/person/erase`, { addresses: ['olga@one.example'] }).expect(200);
  await grace.get(`leads/${one}`).expect(404);
  expect(await show(two)).toMatchObject({ name: 'Theo Two' });
});

test('an address of a correspondent becomes one of the customer, and back', async () => {
  const lead = await sendForm('Ida Two', 'ida@work.example');
  const mail = await answer('ida@home.example', lead);
  const change = { field: 'email', value: 'ida@home.example', action: 'add' };
  await grace.put(`leads/${lead}/details`, { changes: [change] }).expect(200);
  expect(await messageOf(lead, mail.id)).toMatchObject({ writer: 'customer' });
  expect(await sendForm('Ida', 'ida@home.example')).toBe(lead);

  const other = await sendForm('Ian', 'ian@work.example');
  const second = await answer('ian@home.example', other);
  await grace.put(`leads/${other}/details`, { changes: [{ ...change, value: 'ian@home.example' }] }).expect(200);
  await grace.post('leads/undo', {}).expect(200);
  expect(await messageOf(other, second.id)).toMatchObject({ writer: 'correspondent' });
});

test('starts a lead for a correspondent, which takes their mail along, and undoes it', async () => {
  const lead = await sendForm('Jo Owner', 'jo@owner.example');
  const mail = await answer('Ana Architect <ana@studio.example>', lead, 'I have another building.');
  const { body } = await grace.post(`messages/${mail.id}/move`, {}).expect(200);
  expect(body.leadId).not.toBe(lead);
  expect(await show(body.leadId)).toMatchObject({
    name: 'Ana Architect',
    email: 'ana@studio.example',
    source: 'email',
    requests: [{ id: mail.request, name: 'Ana Architect', message: 'I have another building.' }],
  });
  expect(await messageOf(body.leadId, mail.id)).toMatchObject({ writer: 'customer', isMovable: false });
  expect(await messageOf(lead, mail.id)).toBeUndefined();
  expect((await show(lead)).timeline[0]).toMatchObject({ kind: 'moved', lead: { id: body.leadId }, isUndoable: true });
  await grace.post(`messages/${mail.id}/move`, {}).expect(409);
  expect(await sendForm('Ana', 'ana@studio.example')).toBe(body.leadId);
  // A form has come to it: the lead cannot go away.
  await grace.post('leads/undo', { batchId: body.batchId }).expect(409);

  const other = await answer('Ben Builder <ben@builder.example>', lead);
  const started = (await grace.post(`messages/${other.id}/move`, {}).expect(200)).body;
  await grace.post('leads/undo', {}).expect(200);
  await grace.get(`leads/${started.leadId}`).expect(404);
  expect(await messageOf(lead, other.id)).toMatchObject({ writer: 'correspondent' });
  const [undone] = (await show(lead)).timeline;
  await grace.post('leads/undo', { batchId: undone.batchId }).expect(200);
  expect(await show(started.leadId)).toMatchObject({ name: 'Ben Builder' });
  const kinds = await api.sql(`select data from audit_events where kind = 'request-moved' order by id desc limit 3`);
  expect(kinds.map(({ data }) => data)).toEqual([
    { requestId: other.request, leadId: lead, intoId: started.leadId },
    { requestId: other.request, leadId: started.leadId, intoId: lead },
    { requestId: other.request, leadId: lead, intoId: started.leadId },
  ]);
});

test('moves a mail to another lead, which is opened again, as an entry of both, and later answers follow', async () => {
  const lead = await sendForm('Kim Owner', 'kim@owner.example');
  const target = await sendForm('Lee Other', 'lee@other.example');
  await grace.post('leads/actions', { leadIds: [target], action: { kind: 'status', status: 'lost' } }).expect(200);
  const mail = await answer('pia@property.example', lead, 'About the building of Lee');
  const { body } = await grace.post(`messages/${mail.id}/move`, { leadId: target }).expect(200);

  expect(body.leadId).toBe(target);
  expect(await show(target)).toMatchObject({ name: 'Lee Other', email: 'lee@other.example', status: 'new' });
  expect(await messageOf(target, mail.id)).toMatchObject({ writer: 'correspondent' });
  const moved = { kind: 'moved', actor: { id: grace.id }, isUndoable: true };
  const [left] = (await show(lead)).timeline;
  expect(left).toMatchObject({ ...moved, lead: { id: target, name: 'Lee Other' }, isArrival: false });
  expect((await show(target)).timeline.find(({ id }: { id: number }) => id === left.id)).toMatchObject({
    ...{ ...moved, lead: { id: lead, name: 'Kim Owner' }, isArrival: true },
  });
  const later = await answer('mia@property.example', lead, 'I agree', { 'In-Reply-To': `<${mail.messageId}>` });
  expect(later.lead).toBe(target);

  await grace.post('leads/undo', { batchId: body.batchId }).expect(200);
  expect(await messageOf(lead, mail.id)).toMatchObject({ text: 'About the building of Lee' });
  expect(await show(target)).toMatchObject({ status: 'lost' });
  const undone = { kind: 'undone', undoneKind: 'moved' };
  expect((await show(lead)).timeline[0]).toMatchObject({ ...undone, lead: { id: target }, isArrival: false });
  expect((await show(target)).timeline[0]).toMatchObject({ ...undone, lead: { id: lead }, isArrival: true });
});

test('an automatic reply is moved too, but starts no lead', async () => {
  const lead = await sendForm('Nora Owner', 'nora@owner.example');
  const target = await sendForm('Olaf Other', 'olaf@other.example');
  const reply = await answer('olaf@elsewhere.example', lead, 'I am away.', { 'Auto-Submitted': 'auto-replied' });
  expect(reply).toMatchObject({ lead, request: null });
  expect(await messageOf(lead, reply.id)).toMatchObject({ kind: 'auto-reply', isMovable: true });
  await grace.post(`messages/${reply.id}/move`, {}).expect(409);
  const { body } = await grace.post(`messages/${reply.id}/move`, { leadId: target }).expect(200);
  expect(await messageOf(target, reply.id)).toMatchObject({ text: 'I am away.', leadId: target });
  expect(await messageOf(lead, reply.id)).toBeUndefined();
  expect((await show(target)).timeline[0]).toMatchObject({ kind: 'moved', isArrival: true });
  await grace.post(`messages/${reply.id}/move`, { leadId: target }).expect(409);

  // Who was moved twice is moved back once.
  const back = (await grace.post(`messages/${reply.id}/move`, { leadId: lead }).expect(200)).body;
  await grace.post('leads/undo', { batchId: body.batchId }).expect(409);
  await grace.post('leads/undo', { batchId: back.batchId }).expect(200);
  await grace.post('leads/undo', { batchId: body.batchId }).expect(200);
  expect(await messageOf(lead, reply.id)).toMatchObject({ leadId: lead });
});

test('what has started a lead, spam, and colleagues cannot be moved', async () => {
  const first = await receive({ From: 'nia@people.example' });
  const lead = await sendForm('Oli', 'oli@owner.example');
  const spam = await sendForm('Spam', 'spam@spam.example');
  await grace.post('leads/actions', { leadIds: [spam], action: { kind: 'spam' } }).expect(200);
  const mail = await answer('ron@property.example', lead);
  const moves = [
    [first.id, { leadId: lead }, 409],
    [mail.id, { leadId: spam }, 409],
    [mail.id, { leadId: lead }, 409],
    [mail.id, { leadId: 999_999 }, 404],
    [mail.id, { leadId: 'x' }, 422],
    [999_999, {}, 404],
  ] as const;
  for (const [id, body, status] of moves) await grace.post(`messages/${id}/move`, body).expect(status);
  const forged = await answer(`Grace <${grace.email}>`, lead);
  await grace.post(`messages/${forged.id}/move`, {}).expect(409);
});

test('two people who move one mail at once move it once', async () => {
  const lead = await sendForm('Sam', 'sam@owner.example');
  const mail = await answer('tea@property.example', lead);
  const answers = await Promise.all([
    grace.post(`messages/${mail.id}/move`, {}),
    manager.post(`messages/${mail.id}/move`, {}),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a mail with our own address as its sender is one of the person to reply to, or of nobody', async () => {
  const group = await receive({ From: '"Ana via Info" <info@lumenward.example>', 'Reply-To': 'ana@reject.example' });
  expect(await show(group.lead)).toMatchObject({ name: 'Ana', email: 'ana@reject.example' });
  const scanner = await receive({ From: 'Scanner <info@lumenward.example>' }, 'A scan');
  expect(await show(scanner.lead)).toMatchObject({ name: 'Scanner', email: null });
  expect(await messageOf(scanner.lead, scanner.id)).toMatchObject({ from: null });
});

test('an unverified mail of a colleague is incoming, and answers nothing', async () => {
  const lead = await sendForm('Uma', 'uma@owner.example');
  const forged = await answer(`Grace <${grace.email}>`, lead, 'Transfer the deposit.');
  expect(forged).toMatchObject({ direction: 'in', request: expect.any(Number) });
  expect(await messageOf(lead, forged.id)).toMatchObject({
    writer: 'unknown',
    claims: { id: grace.id, name: 'Grace' },
  });
  expect(await show(lead)).toMatchObject({ owner: null, status: 'new', responseDueAt: expect.any(String) });

  const first = await receive({ From: `Grace <${grace.email}>` }, 'Forwarded');
  expect(await show(first.lead)).toMatchObject({ name: 'Grace', email: null });
});

test('what a colleague forwards says who wrote it, and is answered to the customer', async () => {
  const text =
    'Can somebody?\n\n---------- Forwarded message ---------\nFrom: Olga Owner <olga@home.example>\n\nMy gate.';
  const mail = await receive({ From: `Grace <${grace.email}>`, Subject: 'Fwd: My gate' }, text);
  const olga = { name: 'Olga Owner', address: 'olga@home.example' };
  expect(await messageOf(mail.lead, mail.id)).toMatchObject({ claims: { id: grace.id }, forwardedFrom: olga });
  expect((await show(mail.lead)).answer).toMatchObject({ to: [], cc: [] });
  const change = { field: 'email', value: olga.address, action: 'add' };
  await grace.put(`leads/${mail.lead}/details`, { changes: [change] }).expect(200);
  expect((await show(mail.lead)).answer).toMatchObject({ to: [olga.address], cc: [] });

  const lead = await sendForm('Ulla', 'ulla@owner.example');
  const forged = await answer(`Grace <${grace.email}>`, lead, text);
  expect(await messageOf(lead, forged.id)).toMatchObject({ forwardedFrom: null });
  expect((await show(lead)).answer).toMatchObject({ to: ['ulla@owner.example'], cc: [] });
});

test('a verified colleague answers, as long as the account is enabled', async () => {
  const alan = await createColleague(api, 'agent', 'Alan');
  const results = (domain = alan.email.split('@')[1]) => ({
    'Authentication-Results': `mx.lumenward.example; dmarc=pass header.from=${domain}`,
  });
  const lead = await sendForm('Vic', 'vic@owner.example');
  expect(await answer(alan.email, lead, 'Tuesday.', results())).toMatchObject({ direction: 'out', request: null });

  await api.sql('update staff_accounts set disabled_at = now() where user_id = $1', [alan.id]);
  const late = await answer(alan.email, lead, 'Bye.', results());
  expect(late).toMatchObject({ direction: 'in' });
  expect(await messageOf(lead, late.id)).toMatchObject({ writer: 'correspondent', claims: null });
});

test('an answer to an acknowledgement belongs to its lead, from any address', async () => {
  const lead = await sendForm('Wim', 'wim@work.example');
  const [delivery] = await api.sql<{ id: number; key: string }>(
    `insert into deliveries (request_id, lead_id, channel, recipient)
     select id, lead_id, 'acknowledgement', email from requests where lead_id = $1
     returning id, (select key from requests where id = request_id)`,
    [lead],
  );
  const id = `delivery.${delivery?.id}.${delivery?.key.slice(-12)}@lumenward.example`;
  const mail = await receive({ From: 'wim@home.example', 'In-Reply-To': `<${id}>` });
  expect(mail.lead).toBe(lead);
  const guessed = await receive({ From: 'who@home.example', 'In-Reply-To': `<delivery.${delivery?.id}.x@y.example>` });
  expect(guessed.lead).not.toBe(lead);
});

test('a mail into the conversation of a lead in spam starts a lead', async () => {
  const lead = await sendForm('Xia', 'xia@owner.example');
  await grace.post('leads/actions', { leadIds: [lead], action: { kind: 'spam' } }).expect(200);
  const mail = await answer('yan@property.example', lead);
  expect(mail.lead).not.toBe(lead);
  expect(await show(mail.lead)).toMatchObject({ email: 'yan@property.example' });
  expect(await show(lead)).toMatchObject({ isSpam: true });
});

test('an address is no name', async () => {
  const mail = await receive({ From: 'zoe@people.example' });
  const lead = await show(mail.lead);
  expect(lead).toMatchObject({ name: 'zoe@people.example', details: { name: [] } });
  await sendForm('Zoe Z', 'zoe@people.example');
  expect(await show(mail.lead)).toMatchObject({ name: 'Zoe Z', details: { name: [{ value: 'Zoe Z' }] } });
});
