import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '../testing/databases.ts';
import { startImapServer } from '../mail-demo/imap-server.ts';
import { mailShapes } from '../testing/mail-shapes.ts';
import { startProgram } from '../testing/programs.ts';
import { createDatabase, encryptionKey } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';
import { ReplyAddresses } from './thread/reply-address.ts';

/** MAIL_DRILL=1000 is the whole drill: a thousand mails, ten kills. */
const total = Number(process.env.MAIL_DRILL ?? 120);
const kills = total >= 1_000 ? 10 : 3;

const server = await startImapServer();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-mail-'));
const database = await createDatabase();
const replyAddresses = new ReplyAddresses('info@lumenward.example', [Buffer.from(encryptionKey, 'base64')]);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const start = () =>
  startProgram({
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    IMAP_URL: server.url,
    MAILBOX_ADDRESS: 'info@lumenward.example',
    FORM_RATE_PER_MINUTE: '0',
  });

const contents = mailShapes
  .filter(({ kind, raw }) => kind === 'message' && raw.length < 500_000)
  .map(({ raw }) => {
    const text = raw.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    const headers = end < 0 ? '' : text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
    const kept = headers
      .split('\r\n')
      .filter((line) => /^(Content-|MIME-|Subject:|Date:|Precedence|X-Auto-Response)/i.test(line));
    return { headers: kept, body: end < 0 ? text : text.slice(end + 4) };
  });

interface Sent {
  id: string;
  address: string;
  /** Id of the mail that started the conversation. */
  root: string;
  isAutomatic: boolean;
}

/** Deterministic, so that a failure can be repeated. */
let seed = 7;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};

const sent: Sent[] = [];
/** Leads of conversations that are known to be stored, for signed addresses. */
let leads = new Map<string, number>();

function deliverNext(): void {
  const number = sent.length;
  const id = `drill-${number}@people.example`;
  const earlier = sent[random(sent.length)];
  const way = earlier ? random(10) : 0;
  const other = `colleague-${number}@people.example`;
  const headers: string[] = [];
  let mail: Sent = { id, address: `person-${number}@people.example`, root: id, isAutomatic: false };
  if (earlier && way >= 3) {
    const lead = leads.get(earlier.root);
    const answer = { ...mail, root: earlier.root, address: way % 2 === 0 ? earlier.address : other };
    if (way === 9) {
      mail = { ...answer, isAutomatic: true };
      headers.push(`In-Reply-To: <${earlier.id}>`, 'Auto-Submitted: auto-replied');
    } else if (way >= 7 && lead !== undefined) {
      mail = answer;
      headers.push(`Delivered-To: ${replyAddresses.addressOf(lead)}`);
    } else {
      mail = answer;
      headers.push(
        way % 2 === 0 ? `In-Reply-To: <${earlier.id}>` : `References: <x@people.example>\r\n <${earlier.id}>`,
      );
    }
  }
  const content = contents[number % contents.length] ?? { headers: [], body: '' };
  const raw = [
    `Message-ID: <${id}>`,
    `From: <${mail.address}>`,
    'To: info@lumenward.example',
    ...headers,
    ...content.headers,
    '',
    content.body,
  ].join('\r\n');
  sent.push(mail);
  server.deliver(Buffer.from(raw, 'latin1'));
  // On a second way.
  if (random(15) === 0) server.deliver(Buffer.from(`Received: by mx2.example\r\n${raw}`, 'latin1'));
}

interface Stored {
  message_id: string;
  lead_id: number;
  request_id: number | null;
}

test(`of ${total} mails none is lost or doubled, and answers make no leads, while the API is killed ${kills} times`, async () => {
  let api = await start();
  await until(async () => (await query(database, 'select from mailboxes where is_connected')).length === 1);
  for (let round = 0; round <= kills; round += 1) {
    while (sent.length < (total * (round + 1)) / (kills + 1)) deliverNext();
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      database,
      'select count(*)::integer as count from messages',
    );
    if (round === kills) break;
    // In the middle of reading.
    await until(async () => {
      const [now] = await query<{ count: number }>(database, 'select count(*)::integer as count from messages');
      return (now?.count ?? 0) > count + random(5);
    }, 120_000);
    api.child.kill('SIGKILL');
    await api.exited;
    leads = new Map(
      (await query<Stored>(database, 'select message_id, lead_id from messages')).map((one) => [
        one.message_id,
        one.lead_id,
      ]),
    );
    if (round === 1) await server.disconnect();
    if (round === 2) server.renumber();
    api = await start();
    if (round === 1) await server.reconnect();
  }
  const isDone = async () => (await query<Stored>(database, 'select from messages')).length >= sent.length;
  await until(isDone, 600_000);
  api.child.kill('SIGKILL');
  await api.exited;

  const stored = await query<Stored>(database, 'select message_id, lead_id, request_id from messages');
  expect(stored.map(({ message_id }) => message_id).sort()).toEqual(sent.map(({ id }) => id).sort());
  const byId = new Map(stored.map((one) => [one.message_id, one]));
  const wrong = sent.filter(({ id, root, isAutomatic }) => {
    const message = byId.get(id);
    return message?.lead_id !== byId.get(root)?.lead_id || (message?.request_id === null) !== isAutomatic;
  });
  expect(wrong).toEqual([]);
  const conversations = new Set(sent.map(({ root }) => root));
  expect(await query(database, 'select from leads')).toHaveLength(conversations.size);
}, 1_200_000);
