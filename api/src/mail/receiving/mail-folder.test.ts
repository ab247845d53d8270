import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImapServer, startImapServer } from '../../mail-demo/imap-server.ts';
import { addressOf, newName, onServer, query } from '../../testing/databases.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { mailboxTimes } from './imap-commands.ts';

Object.assign(mailboxTimes, { poll: 300, command: 20_000, connect: 4_000, minRetry: 50, maxRetry: 200, lock: 200 });

const dataDir = newFolder();
const folder = join(dataDir, 'mail');
const mailbox = await startImapServer();
const emptyMailbox = await startImapServer();
afterAll(async () => {
  await mailbox.stop();
  await emptyMailbox.stop();
});

const start = (database: string, { url }: ImapServer = mailbox) =>
  startApi({ DATABASE_URL: database, DATA_DIR: dataDir, IMAP_URL: url, MAILBOX_ADDRESS: 'info@lumenward.example' });

/** Databases of tests are copies with one id. */
async function newDatabase(): Promise<string> {
  const database = await createDatabase();
  await query(database, 'update mail_folder set id = gen_random_uuid()');
  return database;
}

const isConnected = (api: TestApi) =>
  until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);

let nth = 0;
async function receive(api: TestApi, headers: Parameters<typeof rawMail>[0] = {}): Promise<number> {
  nth += 1;
  await isConnected(api);
  const uid = mailbox.deliver(
    rawMail({ 'Message-ID': `<${nth}@people.example>`, From: `person-${nth}@example.com`, ...headers }, 'Hello'),
  );
  await until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
  return uid;
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(eml|new)$/.test(name))
    .sort();
const aside = () => files().filter((name) => name.startsWith('aside'));

function letTwoHoursPass() {
  const then = Date.now() / 1_000 - 7_200;
  for (const name of files()) utimesSync(join(folder, name), then, then);
}

/** Starts an API that looks through the folder, and stops it. */
async function sortFiles(database: string, mailServer = emptyMailbox): Promise<string> {
  const api = await start(database, mailServer);
  await isConnected(api);
  await api.stop();
  return api.logged();
}

const production = await newDatabase();
let api = await start(production);
await receive(api);
await api.stop();
const name = newName();
await onServer(
  `create database ${name} template ${new URL(production.replace(/^\w+:\/\/[^/]*/, 'http://x')).pathname.slice(1)}`,
);
const olderDump = addressOf(name);
api = await start(production);
await receive(api);
const [newest = { id: 0 }] = await api.sql<{ id: number }>('select id from messages order by id desc limit 1');
await api.stop();
const all = files();

test('an empty or another database moves and removes nothing in the folder, and still stores new mails', async () => {
  letTwoHoursPass();
  const other = await newDatabase();
  await query(other, `insert into unused_mail_files select decode(replace(replace($1, '/', ''), '.eml', ''), 'hex')`, [
    all[0],
  ]);
  const first = await start(other);
  await receive(first);
  await until(() => first.logged().includes('belongs to another database'));
  // Not removed either if it is automatic and of nobody.
  await receive(first, { 'Auto-Submitted': 'auto-replied' });
  await first.stop();
  expect(files()).toEqual(expect.arrayContaining(all));
  expect(files()).toHaveLength(all.length + 2);
  expect(aside()).toEqual([]);
});

test('its own database knows the folder again, and moves aside what came meanwhile', async () => {
  letTwoHoursPass();
  expect(await sortFiles(production)).toMatch(/"movedAside":2,.*moved aside/);
  expect(aside()).toHaveLength(2);
  expect(files()).toEqual(expect.arrayContaining(all));
});

test('a restored older database moves newer mails aside, and the newer one moves them back', async () => {
  letTwoHoursPass();
  expect(await sortFiles(olderDump)).toContain('"movedAside":1');
  expect(files()).not.toEqual(expect.arrayContaining(all));
  expect(aside()[2]).toMatch(/^aside.20\d\d-\d\d-\d\d.[\da-f]{2}.[\da-f]{62}\.eml$/);

  expect(await sortFiles(production)).toContain('"movedBack":1');
  expect(files()).toEqual(expect.arrayContaining(all));
  api = await start(production, emptyMailbox);
  const viewer = await createColleague(api, 'viewer');
  await viewer.get(`messages/${newest.id}/raw`).expect(200);
  await api.stop();
});

test('files of an unfinished download are moved aside too, younger files are not', async () => {
  const before = aside().length;
  const unfinished = ['11111111-1111-4111-8111-111111111111.new', '22222222-2222-4222-8222-222222222222.new'];
  for (const one of unfinished) writeFileSync(join(folder, one), 'x');
  utimesSync(join(folder, unfinished[0] ?? ''), 1, 1);
  await sortFiles(production);
  expect(aside()).toHaveLength(before + 1);
  expect(existsSync(join(folder, unfinished[1] ?? ''))).toBe(true);
});

test('names how many files are aside for more than 30 days, and removes none', async () => {
  const [today = ''] = readdirSync(join(folder, 'aside'));
  renameSync(join(folder, 'aside', today), join(folder, 'aside', '2026-01-31'));
  const before = files();
  expect(await sortFiles(production)).toMatch(/"removable":3,.*can be removed by hand/);
  expect(files()).toEqual(before);
});

test('a folder that was lost gets its id again, and mails that are read again get their files', async () => {
  rmSync(folder, { recursive: true });
  api = await start(production);
  const viewer = await createColleague(api, 'viewer');
  await viewer.get(`messages/${newest.id}/raw`).expect(404);
  mailbox.renumber();
  await until(() => all.every((one) => existsSync(join(folder, one))));
  await viewer.get(`messages/${newest.id}/raw`).expect(200);
  const [known] = await query<{ id: string }>(production, 'select id from mail_folder');
  expect(readFileSync(join(folder, '.database'), 'utf8').trim()).toBe(known?.id);
  await api.stop();
});

test('what was erased is deleted, also when it is aside', async () => {
  api = await start(production);
  await receive(api, { From: 'zebulon@example.com' });
  const [{ file, lead } = { file: '', lead: 0 }] = await api.sql<{ file: string; lead: number }>(
    `select encode(raw_digest, 'hex') as file, lead_id as lead from messages order by id desc limit 1`,
  );
  await api.stop();
  letTwoHoursPass();
  await sortFiles(olderDump);
  expect(aside().join().replace(/[\\/]/g, '')).toContain(file);
  api = await start(production, emptyMailbox);
  const manager = await createColleague(api, 'manager');
  await manager.post(`leads/${lead}/person/erase`, { addresses: ['zebulon@example.com'] }).expect(200);
  await until(() => !files().some((one) => one.replace(/[\\/]/g, '').includes(file)));
  await api.stop();
});
