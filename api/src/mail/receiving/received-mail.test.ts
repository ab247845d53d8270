import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { connectTo } from '../../testing/databases.ts';
import { findInDatabase, findInFolder } from '../../testing/find-text.ts';
import { mailShapes } from '../../testing/mail-shapes.ts';
import { openMailbox } from '../../testing/read-mailbox.ts';
import { createColleague } from '../../testing/staff.ts';
import { encryptionKey } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const mailbox = await openMailbox();
const { server, dataDir, databaseUrl, sql, counts, isRead, mailOf, receive } = mailbox;
mailbox.api = await mailbox.start();
await mailbox.isConnected();
const alan = await createColleague(mailbox.api, 'manager', 'Alan');
const replyAddresses = new ReplyAddresses('info@lumenward.example', [Buffer.from(encryptionKey, 'base64')]);

const asideFiles = () => {
  const aside = join(dataDir, 'mail', 'aside');
  return existsSync(aside) ? readdirSync(aside, { recursive: true, encoding: 'utf8' }) : [];
};

test('a mail of an unknown address becomes a request', async () => {
  const message = await receive(
    mailOf({ From: 'Ada Byron <ada@example.com>', Subject: 'Gates' }, 'Four gates, please.'),
  );
  expect(message).toMatchObject({ kind: 'message', evidence: null });
  expect(
    await sql('select kind, name, email, message, state from requests where id = $1', [message?.request_id]),
  ).toEqual([
    { kind: 'email', name: 'Ada Byron', email: 'ada@example.com', message: 'Four gates, please.', state: 'inbox' },
  ]);
  const { body } = await alan.get(`leads/${message?.lead_id}`).expect(200);
  expect(body).toMatchObject({ name: 'Ada Byron', email: 'ada@example.com', source: 'email' });
});

test('a mail of a known address is added to the lead of the person', async () => {
  const first = await receive(mailOf({ From: 'Bob <bob@example.com>' }));
  const second = await receive(mailOf({ From: 'BOB@example.com' }, 'Any news?'));
  expect(second).toMatchObject({ lead_id: first?.lead_id, evidence: 'address' });
  expect(second?.request_id).not.toBe(first?.request_id);
});

test.each([
  ['In-Reply-To', (id: string) => ({ 'In-Reply-To': id })],
  ['the last of its References', (id: string) => ({ References: `<unknown@people.example> ${id}` })],
  ['an earlier one of its References', (id: string) => ({ References: `${id} <unknown@people.example>` })],
])('an answer of another address finds its lead by %s', async (_, headersOf) => {
  const first = await receive(mailOf());
  const answer = await receive(mailOf(headersOf(mailbox.lastId()), 'Yes'));
  expect(answer).toMatchObject({ lead_id: first?.lead_id, evidence: 'references' });
});

test.each(['To', 'Cc', 'Delivered-To', 'X-Original-To'])(
  'an answer finds its lead by the signed address in %s',
  async (header) => {
    const first = await receive(mailOf());
    const address = replyAddresses.addressOf(first?.lead_id ?? 0);
    const answer = await receive(mailOf({ [header]: `"Lumenward" <${address}>` }, 'Yes'));
    expect(answer).toMatchObject({ lead_id: first?.lead_id, evidence: 'reply-address' });
  },
);

test('neither a forged signature nor the same subject joins a lead', async () => {
  const first = await receive(mailOf({ Subject: 'Same subject' }));
  const forged = replyAddresses.addressOf(first?.lead_id ?? 0).replace(/-.*@/, '-aaaaaaaaaaaaaaaa@');
  const other = await receive(mailOf({ To: forged, Subject: 'Re: Same subject' }));
  expect(other).toMatchObject({ evidence: null });
  expect(other?.lead_id).not.toBe(first?.lead_id);
});

test('the request has the new text, and the message all of it with the quote marked', async () => {
  const message = await receive(mailOf({}, 'Yes.\n\nOn Thu, Nov 26, 2026 Lumenward wrote:\n> When?'));
  const [request] = await sql('select message from requests where id = $1', [message?.request_id]);
  expect(request).toEqual({ message: 'Yes.' });
  expect(message).toMatchObject({ text: expect.stringContaining('> When?'), quotes: [[6, expect.any(Number)]] });
});

test('automatic mail of a known person is a message without a request, of others nothing', async () => {
  await receive(mailOf({ From: 'carol@example.com' }));
  const before = await counts();
  const reply = await receive(mailOf({ From: 'carol@example.com', 'Auto-Submitted': 'auto-replied' }, 'I am away.'));
  expect(reply).toMatchObject({ kind: 'auto-reply', request_id: null });
  await isRead(server.deliver(mailOf({ 'Auto-Submitted': 'auto-replied' })));
  expect(await counts()).toEqual({ ...before, messages: before.messages + 1 });
});

test('a mail of a colleague from another program is an answer of ours, if it goes to others than us', async () => {
  const first = await receive(mailOf({ From: 'Kay <kay@people.example>' }));
  const thread = { 'In-Reply-To': mailbox.lastId() };
  const colleague = await createColleague(mailbox.api, 'agent', 'Grace');
  const signed = replyAddresses.addressOf(first?.lead_id ?? 0);
  const answerTo = (to: string) =>
    receive(
      mailOf(
        {
          From: colleague.email,
          To: to,
          Cc: `info@lumenward.example, ${signed}`,
          'Authentication-Results': 'mx.lumenward.example; dmarc=pass header.from=staff.example.com',
          ...thread,
        },
        'Tuesday.',
      ),
    );
  const isAnswered = async () =>
    (await sql('select from requests where id = $1 and answered_by = $2', [first?.request_id, colleague.id])).length ===
    1;

  const comment = await answerTo(signed);
  expect(comment).toMatchObject({ lead_id: first?.lead_id, direction: 'out', recipients: [], copies: [] });
  await until(async () => (await sql('select from messages where id = $1 and is_settled', [comment?.id])).length === 1);
  expect(await isAnswered()).toBe(false);

  const answer = await answerTo(`kay@people.example, ${signed}`);
  expect(answer).toMatchObject({
    ...{ lead_id: first?.lead_id, request_id: null, direction: 'out', delivery_state: 'sent' },
    ...{ recipients: [{ name: '', address: 'kay@people.example' }], copies: [] },
  });
  await until(isAnswered);
});

test('what a colleague forwards becomes a lead each time, without the address of the colleague', async () => {
  const colleague = await createColleague(mailbox.api, 'agent', 'Grace');
  const leads = [await receive(mailOf({ From: colleague.email })), await receive(mailOf({ From: colleague.email }))];
  expect(leads[0]?.lead_id).not.toBe(leads[1]?.lead_id);
  expect(await sql('select email from requests where id = $1', [leads[0]?.request_id])).toEqual([{ email: null }]);
});

test('the file of a mail that is not stored is kept aside', async () => {
  const raw = mailOf({ 'Auto-Submitted': 'auto-replied' }, 'Nobody knows me.');
  const name = createHash('sha256').update(raw).digest('hex').slice(2);
  await isRead(server.deliver(raw));
  await until(() => asideFiles().some((one) => one.includes(name)));
});

test('a newsletter is held as spam', async () => {
  const message = await receive(
    mailOf({ 'List-Id': '<news.news.example>', Precedence: 'bulk', From: 'news@news.example' }),
  );
  expect(await sql('select state from requests where id = $1', [message?.request_id])).toEqual([{ state: 'held' }]);
});

test('the same mail on two ways is stored once, another mail with its id too', async () => {
  const headers = { 'Message-ID': '<twice@people.example>', From: 'dan@example.com' };
  await receive(mailOf({ ...headers, Received: 'by one.example' }));
  const before = await counts();
  await isRead(server.deliver(mailOf({ ...headers, Received: 'by two.example' })));
  expect(await counts()).toEqual(before);
  await isRead(server.deliver(mailOf(headers, 'Something else')));
  expect(await counts()).toMatchObject({ messages: before.messages + 1, leads: before.leads });
});

test('all kinds of mail are stored', async () => {
  let last = 0;
  for (const { raw } of mailShapes) if (raw.length < 1_000_000) last = server.deliver(raw);
  await isRead(last);
  expect(mailbox.api.logged()).not.toContain('cannot be stored');
  expect((await sql('select from received_mails')).length).toBeGreaterThan(mailShapes.length);
});

test('the erasure of a person removes mails and their files, and they do not come back', async () => {
  const message = await receive(mailOf({ From: 'Zebulon Quartermaine <zebulon@example.com>' }, 'Likes steam engines.'));
  const folder = join(dataDir, 'mail');
  const manager = await createColleague(mailbox.api, 'manager', 'Alan');
  const [{ file } = { file: '' }] = await sql<{ file: string }>(
    `select encode(raw_digest, 'hex') as file from messages where id = $1`,
    [message?.id],
  );
  const path = join(folder, file.slice(0, 2), `${file.slice(2)}.eml`);
  expect(existsSync(path)).toBe(true);
  const { body: exported } = await manager.get(`leads/${message?.lead_id}/person/export`).expect(200);
  expect(JSON.stringify(exported.messages)).toContain('Likes steam engines.');

  await manager.post(`leads/${message?.lead_id}/person/erase`, { addresses: ['zebulon@example.com'] }).expect(200);
  await until(() => !existsSync(path));
  expect(await findInDatabase(mailbox.api, ['steam engines', 'quartermaine'])).toEqual([]);
  expect(findInFolder(join(folder, file.slice(0, 2)), ['steam engines'])).toEqual([]);

  server.renumber();
  const last = server.deliver(mailOf());
  await isRead(last, 1001);
  expect(await findInDatabase(mailbox.api, ['steam engines', 'quartermaine'])).toEqual([]);
});

test('a mail that follows the erasure of its sender at once becomes a request, also when it waits for a lock', async () => {
  const from = { From: 'Ottilie Bramble <ottilie@example.com>' };
  const message = await receive(mailOf(from));
  const manager = await createColleague(mailbox.api, 'manager', 'Alan');
  const holder = await connectTo(databaseUrl);
  try {
    const erasedFrom = Date.now();
    await manager.post(`leads/${message?.lead_id}/person/erase`, { addresses: ['ottilie@example.com'] }).expect(200);
    const lock = [personLocks, 'ottilie@example.com'];
    await holder.query('select pg_advisory_lock($1, hashtext($2))', lock);
    const next = receive(mailOf(from, 'Hello again.'));
    await until(async () => {
      const waiting = await sql(
        `select from pg_locks where classid = $1 and objid = hashtext($2)::bigint & 4294967295 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        lock,
      );
      return waiting.length > 0;
    });
    const waitsFrom = Date.now();
    // Longer than from the erasure to the mail.
    await until(() => Date.now() - waitsFrom > waitsFrom - erasedFrom);
    await holder.query('select pg_advisory_unlock_all()');
    expect(await next).toMatchObject({ kind: 'message', request_id: expect.any(Number) });
    await manager.get(`leads/${(await next)?.lead_id}`).expect(200);
  } finally {
    await holder.end();
  }
});

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const emoji = '\u{1F44D}';
const fileNamed = (name: string) =>
  `--b\nContent-Type: text/plain\n\nFour gates.\n--b\nContent-Type: application/pdf; name="${name}"\n\nx\n--b--`;

test.each([
  ['NUL in its Message-ID', { 'Message-ID': '<nul\0a@x.example>' }, 'Four gates.'],
  [
    'an emoji after 199 letters of its sender',
    { From: utf8(`${'a'.repeat(199)}${emoji} <ada@x.example>`) },
    'Four gates.',
  ],
  [
    'an emoji at character 20,000',
    { 'Content-Type': 'text/plain; charset=utf-8' },
    utf8(`Four gates. ${'a'.repeat(19_987)}${emoji} and more`),
  ],
  [
    'an emoji after 254 letters of a file name',
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    utf8(fileNamed(`${'a'.repeat(254)}${emoji}`)),
  ],
])('a mail with %s, which PostgreSQL refuses, keeps its sender, text and conversation', async (_, headers, body) => {
  const first = await receive(mailOf());
  const answer = await receive(mailOf({ ...headers, 'In-Reply-To': mailbox.lastId() }, body));
  expect(answer).toMatchObject({ lead_id: first?.lead_id, evidence: 'references' });
  const other = await receive(mailOf({ ...headers, Date: 'Fri, 27 Nov 2026 10:00:00 +0000' }, body));
  for (const message of [answer, other])
    expect(message).toMatchObject({ kind: 'message', problem: null, text: expect.stringMatching(/^Four gates\./) });
  expect(await sql('select state from requests where id = $1', [other?.request_id])).toEqual([{ state: 'inbox' }]);
  const { body: lead } = await alan.get(`leads/${other?.lead_id}`).expect(200);
  expect(lead).toMatchObject({ email: expect.stringMatching(/@(x|people)\.example$/) });
  expect(mailbox.api.logged()).not.toContain('cannot be stored');
});

test('logs neither addresses nor texts', () => {
  for (const secret of [/zebulon/i, /ottilie/i, /steam engines/, /people\.example/])
    expect(mailbox.api.logged()).not.toMatch(secret);
});
