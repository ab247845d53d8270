import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startImapServer } from '../../mail-demo/imap-server.ts';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { findInDatabase, findInFolder } from '../../testing/find-text.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { mailShapes, rawMail } from '../../testing/mail-shapes.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, encryptionKey, startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { mailboxTimes } from './imap-commands.ts';
import { MailIdentity } from './mail-identity.ts';

Object.assign(mailboxTimes, { poll: 300, command: 20_000, connect: 4_000, minRetry: 50, maxRetry: 200, lock: 200 });

const server = await startImapServer();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-mail-'));
const databaseUrl = await createDatabase();
const start = (settings: Record<string, string> = {}) =>
  startApi({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    IMAP_URL: server.url,
    MAILBOX_ADDRESS: 'info@lumenward.example',
    MAIL_AUTHSERV_ID: 'mx.lumenward.example',
    ...settings,
  });

const ofBefore = server.deliver(rawMail({ Subject: 'From before' }, 'Old'));
let api: TestApi = await start();
const alan = await createColleague(api, 'manager', 'Alan');
const replyAddresses = new ReplyAddresses('info@lumenward.example', [Buffer.from(encryptionKey, 'base64')]);

afterAll(async () => {
  await api.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const isRead = (uid: number) =>
  until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
const isConnected = () => until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
await isConnected();

/** Delivers a mail, and returns what is stored of it once the mailbox is read. */
async function receive(raw: Buffer) {
  await isRead(server.deliver(raw));
  const [message] = await api.sql<{
    id: number;
    lead_id: number;
    request_id: number | null;
    evidence: string | null;
    kind: string;
  }>('select * from messages order by id desc limit 1');
  return message;
}

const counts = async () =>
  (
    await api.sql<{ messages: number; requests: number; leads: number }>(
      `select (select count(*)::integer from messages) as messages, (select count(*)::integer from requests) as requests,
              (select count(*)::integer from leads) as leads`,
    )
  )[0];

const asideFiles = () => {
  const aside = join(dataDir, 'mail', 'aside');
  return existsSync(aside) ? readdirSync(aside, { recursive: true, encoding: 'utf8' }) : [];
};

let nth = 0;
/** A mail of a new person. */
function mailOf(headers: Parameters<typeof rawMail>[0] = {}, body = 'Do you install gates?') {
  nth += 1;
  return rawMail(
    { 'Message-ID': `<${nth}@people.example>`, From: `Person ${nth} <person-${nth}@people.example>`, ...headers },
    body,
  );
}

test('mails of before the first connection are not read', async () => {
  await isRead(ofBefore);
  expect(await counts()).toEqual({ messages: 0, requests: 0, leads: 0 });
});

test('a mail of an unknown address becomes a request', async () => {
  const message = await receive(
    mailOf({ From: 'Ada Byron <ada@example.com>', Subject: 'Gates' }, 'Four gates, please.'),
  );
  expect(message).toMatchObject({ kind: 'message', evidence: null });
  expect(
    await api.sql('select kind, name, email, message, state from requests where id = $1', [message?.request_id]),
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
  const first = await receive(mailOf({ 'Message-ID': `<thread-${nth}@people.example>` }));
  const answer = await receive(mailOf(headersOf(`<thread-${nth - 1}@people.example>`), 'Yes'));
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
  const [request] = await api.sql('select message from requests where id = $1', [message?.request_id]);
  expect(request).toEqual({ message: 'Yes.' });
  expect(message).toMatchObject({ text: expect.stringContaining('> When?'), quotes: [[6, expect.any(Number)]] });
});

test('automatic mail of a known person is a message without a request, of others nothing', async () => {
  await receive(mailOf({ From: 'carol@example.com' }));
  const before = await counts();
  const reply = await receive(mailOf({ From: 'carol@example.com', 'Auto-Submitted': 'auto-replied' }, 'I am away.'));
  expect(reply).toMatchObject({ kind: 'auto-reply', request_id: null });
  await isRead(server.deliver(mailOf({ 'Auto-Submitted': 'auto-replied' })));
  expect(await counts()).toEqual({ ...before, messages: (before?.messages ?? 0) + 1 });
});

test('the answer of a colleague from another mail program is an answer of ours', async () => {
  const first = await receive(mailOf());
  const colleague = await createColleague(api, 'agent', 'Grace');
  const answer = await receive(
    mailOf(
      {
        From: colleague.email,
        Cc: 'info@lumenward.example',
        'In-Reply-To': `<${nth}@people.example>`,
        'Authentication-Results': 'mx.lumenward.example; dmarc=pass header.from=staff.example.com',
      },
      'Tuesday.',
    ),
  );
  expect(answer).toMatchObject({ lead_id: first?.lead_id, request_id: null, direction: 'out', delivery_state: 'sent' });
  await until(
    async () =>
      (await api.sql('select from requests where id = $1 and answered_by = $2', [first?.request_id, colleague.id]))
        .length === 1,
  );
});

test('what a colleague forwards becomes a lead each time, without the address of the colleague', async () => {
  const colleague = await createColleague(api, 'agent', 'Grace');
  const leads = [await receive(mailOf({ From: colleague.email })), await receive(mailOf({ From: colleague.email }))];
  expect(leads[0]?.lead_id).not.toBe(leads[1]?.lead_id);
  expect(await api.sql('select email from requests where id = $1', [leads[0]?.request_id])).toEqual([{ email: null }]);
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
  expect(await api.sql('select state from requests where id = $1', [message?.request_id])).toEqual([{ state: 'held' }]);
});

test('the same mail on two ways is stored once, another mail with its id too', async () => {
  const headers = { 'Message-ID': '<twice@people.example>', From: 'dan@example.com' };
  await receive(mailOf({ ...headers, Received: 'by one.example' }));
  const before = await counts();
  await isRead(server.deliver(mailOf({ ...headers, Received: 'by two.example' })));
  expect(await counts()).toEqual(before);
  await isRead(server.deliver(mailOf(headers, 'Something else')));
  expect(await counts()).toMatchObject({ messages: (before?.messages ?? 0) + 1, leads: before?.leads });
});

/** Delivers mails of new people while something happens, and expects each to be stored once. */
async function expectNoneLost(deliver: (send: (count: number) => void) => Promise<void>) {
  const before = await counts();
  let sent = 0;
  let last = 0;
  await deliver((count) => {
    for (let one = 0; one < count; one += 1) last = server.deliver(mailOf());
    sent += count;
  });
  await isRead(last);
  const all = {
    messages: (before?.messages ?? 0) + sent,
    requests: (before?.requests ?? 0) + sent,
    leads: (before?.leads ?? 0) + sent,
  };
  expect(await counts()).toEqual(all);
}

test('nothing is lost or doubled when the connection ends in the middle of mails', () =>
  expectNoneLost(async (send) => {
    server.cutNextMails(3);
    send(5);
  }));

test('what arrives while the server is away is read afterwards, however much', () =>
  expectNoneLost(async (send) => {
    await server.disconnect();
    send(40);
    await until(
      async () => (await api.sql('select from mailboxes where not is_connected and problem is not null')).length === 1,
    );
    await server.reconnect();
    send(2);
  }));

test('a connection that has died without a sign is replaced', () =>
  expectNoneLost(async (send) => {
    await isConnected();
    const { connections } = server;
    server.silence();
    send(2);
    server.speak();
    await until(() => server.connections > connections);
  }));

test('after a change of UIDVALIDITY the mailbox is read again, and nothing is doubled', async () => {
  const before = await counts();
  server.renumber();
  const last = server.deliver(mailOf());
  await until(
    async () =>
      (await api.sql('select from mailboxes where uid_validity = 1001 and last_uid >= $1', [last])).length === 1,
  );
  expect(await counts()).toEqual({
    messages: (before?.messages ?? 0) + 1,
    requests: (before?.requests ?? 0) + 1,
    leads: (before?.leads ?? 0) + 1,
  });
});

test('mails that were stored with a digest of another kind and read by another parser are known', async () => {
  await receive(mailOf({}, 'The words of now'));
  await receive(mailOf({ 'Message-ID': undefined }));
  const before = await counts();
  await api.sql(`update received_mails set digest = sha256(digest)`);
  await api.sql(`update messages set text = 'The words of before', subject = 'Other', from_name = 'Other'`);
  await api.sql('update mail_folder set since = now()');
  server.renumber();
  const last = server.deliver(mailOf());
  await until(
    async () =>
      (await api.sql('select from mailboxes where uid_validity = 1002 and last_uid >= $1', [last])).length === 1,
  );
  expect(await counts()).toEqual({
    messages: (before?.messages ?? 0) + 1,
    requests: (before?.requests ?? 0) + 1,
    leads: (before?.leads ?? 0) + 1,
  });
});

test('a mail that was being parsed when the API ended is stored with its headers', async () => {
  const raw = mailOf({ Subject: 'Dangerous' }, 'Words that end the API');
  const identity = new MailIdentity();
  identity.add(raw);
  await api.sql('update mailboxes set parsed_digest = $1', [identity.digest()]);
  expect(await receive(raw)).toMatchObject({
    subject: 'Dangerous',
    text: '',
    problem: expect.stringContaining('Download it'),
  });
  expect(await receive(mailOf({}, 'Words of another one'))).toMatchObject({
    text: 'Words of another one',
    problem: null,
  });
  expect(await api.sql('select from mailboxes where parsed_digest is null')).toHaveLength(1);
});

test('UIDs that do not exist neither move the position nor keep mails from being read, and are reported', async () => {
  server.listAlso([0, -5, 4_294_967_295]);
  const first = server.deliver(mailOf());
  await isRead(first);
  await until(() => api.logged().includes('a mail could not be stored'));
  expect(await receive(mailOf())).toMatchObject({ kind: 'message' });
  await until(
    async () => (await api.sql(`select from mailboxes where problem like 'A mail could not be%'`)).length === 1,
  );
  expect(await api.sql('select last_uid, missed_uids from mailboxes')).toEqual([
    { last_uid: String(first + 1), missed_uids: ['4294967295'] },
  ]);
  server.listAlso([]);
  await isConnected();
  await until(async () => (await api.sql(`select from mailboxes where missed_uids = '{}'`)).length === 1);
});

test('a mail that the server does not send is read later, and the mails after it at once', async () => {
  const before = await counts();
  server.withhold([server.deliver(mailOf()) + 1]);
  const missed = server.deliver(mailOf({ Subject: 'Withheld' }));
  await isRead(missed - 1);
  expect(await receive(mailOf({ Subject: 'After it' }))).toMatchObject({ subject: 'After it' });
  expect(await counts()).toMatchObject({ messages: (before?.messages ?? 0) + 2 });
  server.withhold([]);
  await until(async () => (await api.sql(`select from messages where subject = 'Withheld'`)).length === 1);
  expect(await counts()).toMatchObject({ messages: (before?.messages ?? 0) + 3 });
});

test('nothing is lost or doubled by restarts, and by a second instance', () =>
  expectNoneLost(async (send) => {
    for (let restart = 0; restart < 3; restart += 1) {
      send(8);
      const second = await start();
      send(2);
      await api.stop();
      api = second;
      send(2);
    }
  }));

test('a wrong password is said in words that staff can act on, and connecting goes on', async () => {
  server.rejectPassword(true);
  await server.disconnect();
  await server.reconnect();
  await until(
    async () =>
      (
        await api.sql(
          `select from mailboxes where not is_connected and problem like '%rejects the user name or the password%'`,
        )
      ).length === 1,
  );
  const colleague = await createColleague(api, 'viewer');
  const manager = await createColleague(api, 'manager');
  const { body } = await manager.get('mailbox').expect(200);
  expect(body).toMatchObject({
    address: 'info@lumenward.example',
    missing: ['SMTP_URL'],
    state: 'not-connected',
    since: expect.any(String),
    problem: 'The mail server rejects the user name or the password (IMAP_URL).',
  });
  expect((await manager.get('summary').expect(200)).body.mailbox).toEqual(body);
  const withoutReason = { ...body, problem: null };
  expect((await colleague.get('mailbox').expect(200)).body).toEqual(withoutReason);
  expect((await colleague.get('summary').expect(200)).body.mailbox).toEqual(withoutReason);
  server.rejectPassword(false);
  await isConnected();
  expect((await colleague.get('mailbox').expect(200)).body).toMatchObject({ state: 'connected', problem: null });
});

test('managers are told once that the mailbox is not connected for minutes, and that it is connected again', async () => {
  const smtp = await startMailServer();
  await api.stop();
  api = await start({ SMTP_URL: smtp.url });
  await isConnected();
  await server.disconnect();
  await until(async () => (await api.sql('select from mailboxes where not is_connected')).length === 1);
  expect(smtp.to(alan.email)).toEqual([]);
  await api.sql(`update mailboxes set since = now() - interval '6 minutes'`);
  await until(() => smtp.to(alan.email).length > 0);
  const hasTriedSince = async (time: string) =>
    (await api.sql('select from mailboxes where checked_at > $1', [time])).length === 1;
  const now = new Date().toISOString();
  await until(() => hasTriedSince(now));
  await server.reconnect();
  await until(() => smtp.to(alan.email).length > 1);
  expect(smtp.to(alan.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Mailbox not connected since \w{3} \d/),
    'The mailbox is connected again',
  ]);
  await api.stop();
  await smtp.stop();
  api = await start();
  await isConnected();
});

test('all kinds of mail are stored', async () => {
  let last = 0;
  for (const { raw } of mailShapes) if (raw.length < 1_000_000) last = server.deliver(raw);
  await isRead(last);
  expect(api.logged()).not.toContain('cannot be stored');
  expect((await api.sql('select from received_mails')).length).toBeGreaterThan(mailShapes.length);
});

test('the erasure of a person removes mails and their files, and they do not come back', async () => {
  const message = await receive(mailOf({ From: 'Zebulon Quartermaine <zebulon@example.com>' }, 'Likes steam engines.'));
  const folder = join(dataDir, 'mail');
  const manager = await createColleague(api, 'manager', 'Alan');
  const [{ file } = { file: '' }] = await api.sql<{ file: string }>(
    `select encode(raw_digest, 'hex') as file from messages where id = $1`,
    [message?.id],
  );
  const path = join(folder, file.slice(0, 2), `${file.slice(2)}.eml`);
  expect(existsSync(path)).toBe(true);
  const { body: exported } = await manager.get(`leads/${message?.lead_id}/person/export`).expect(200);
  expect(JSON.stringify(exported.messages)).toContain('Likes steam engines.');

  await manager.post(`leads/${message?.lead_id}/person/erase`, { addresses: ['zebulon@example.com'] }).expect(200);
  await until(() => !existsSync(path));
  expect(await findInDatabase(api, ['steam engines', 'quartermaine'])).toEqual([]);
  expect(findInFolder(join(folder, file.slice(0, 2)), ['steam engines'])).toEqual([]);

  server.renumber();
  const last = server.deliver(mailOf());
  await until(
    async () =>
      (await api.sql('select from mailboxes where uid_validity = 1003 and last_uid >= $1', [last])).length === 1,
  );
  expect(await findInDatabase(api, ['steam engines', 'quartermaine'])).toEqual([]);
});

test('a mail that follows the erasure of its sender at once becomes a request, also when it waits for a lock', async () => {
  const from = { From: 'Ottilie Bramble <ottilie@example.com>' };
  const message = await receive(mailOf(from));
  const manager = await createColleague(api, 'manager', 'Alan');
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    const erasedFrom = Date.now();
    await manager.post(`leads/${message?.lead_id}/person/erase`, { addresses: ['ottilie@example.com'] }).expect(200);
    const lock = [personLocks, 'ottilie@example.com'];
    await holder.query('select pg_advisory_lock($1, hashtext($2))', lock);
    const next = receive(mailOf(from, 'Hello again.'));
    await until(async () => {
      const waiting = await api.sql(
        'select from pg_locks where classid = $1 and objid = hashtext($2)::bigint & 4294967295 and not granted',
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

test('logs neither addresses nor texts', () => {
  for (const secret of [/zebulon/i, /ottilie/i, /steam engines/, /people\.example/])
    expect(api.logged()).not.toMatch(secret);
});
