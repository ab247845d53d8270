import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailDemo, startMailDemo } from '../../api/src/mail-demo/mail-demo.ts';
import { writeAsCustomer } from '../drill/customer-mail.ts';
import { DrillEnvironment } from '../drill/drill-environment.ts';
import { tally } from '../drill/tally.ts';
import { Visitors } from '../drill/visitors.ts';
import { run } from '../processes/run.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { writeBackup } from './backup.ts';
import { query } from './database.ts';
import { BackupFiles } from './files.ts';
import { manifestName } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { readRetention, removeOldBackups } from './retention.ts';
import { readPlaces } from './settings.ts';

const forms = Number(process.env.BACKUP_DRILL_FORMS ?? 12);
const visitorCount = Number(process.env.BACKUP_DRILL_VISITORS ?? 1);
const staff = { email: 'manager@example.com', password: 'a long test password' };
const erasedEmail = 'visitor0@example.com';
const passphrase = 'correct horse battery staple';

const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
const place = (name: string) => join(folder, name);
const target = place('backups');
let mail: MailDemo;
let running: DrillEnvironment | undefined;
let visitors: Visitors | undefined;

before(async () => {
  await buildWorkspaces(['api']);
  mail = await startMailDemo('info@lumenward.example');
});
after(async () => {
  visitors?.abort();
  await running?.stop();
  await mail.stop();
  await rm(folder, { recursive: true, force: true });
});

test('restores a backup that was made under load, without the people who were erased later', async (context) => {
  const settings = { ...mail.settings, STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };
  const old = await DrillEnvironment.start(place('old'), settings);
  running = old;
  visitors = new Visitors(old.origin, 100);
  const mails = new AbortController();
  const sending = Promise.all([visitors.send(visitorCount), sendMails(mails.signal)]);
  sending.catch(() => {});
  const session = await old.signIn(staff);
  const token = await createToken(old.origin, session);
  await old.until('forms and e-mails are stored', async () => {
    return visitors !== undefined && visitors.acknowledged >= forms && (await digestsOf(old)).length > 3;
  });
  // The journal is replayed during the backup.
  await old.stopPostgres();
  const journaled = visitors.acknowledged + forms / 4;
  await old.until('forms are in the journal', async () => Number(visitors?.acknowledged) >= journaled);
  await old.startPostgres();

  const sent = visitors.sent.filter(({ receipts }) => receipts.length > 0);
  const messages = await digestsOf(old);
  await succeeds('backup', 'old', target);
  context.diagnostic(
    `${sent.length} forms, ${messages.length} e-mails before the backup, ${visitors.acknowledged} after`,
  );
  visitors.stop();
  mails.abort();
  await sending;
  const [name = ''] = await readdir(target);

  await erase(old, session);
  await succeeds('backup', 'old', target);
  assert.match(await succeeds('backup', 'old', target, '--verify'), /can be restored/);
  const [status] = await query(
    old.databaseUrl,
    'select verified_at > finished_at as "isVerified", problem from backup_status',
  );
  assert.deepEqual(status, { isVerified: true, problem: null });
  await old.stop();
  running = undefined;

  const output = await succeeds('restore', 'restored', join(target, name));
  assert.match(output, /people erased again: 1$/m);
  assert.match(output, /^Restored in [\d.]+ s/m);
  context.diagnostic(output);
  const restored = await DrillEnvironment.start(place('restored'), settings);
  running = restored;
  await restored.until('the journal is empty', () => restored.isJournalEmpty());
  const { figures } = await tally(
    sent.filter(({ email }) => email !== erasedEmail),
    restored.databaseUrl,
  );
  for (const { label, value } of figures)
    if (['missing', 'duplicates', 'altered'].includes(label)) assert.equal(value, 0, label);

  const found = await digestsOf(restored);
  assert.deepEqual(
    messages.filter((digest) => !found.includes(digest)),
    [],
  );
  for (const digest of found)
    assert.ok(existsSync(join(place('restored'), 'mail', digest.slice(0, 2), `${digest.slice(2)}.eml`)), digest);
  assert.equal(
    await readFile(join(place('restored'), 'encryption-key'), 'utf8'),
    await readFile(join(place('old'), 'encryption-key'), 'utf8'),
  );
  const [leads] = await query<{ erased: number; next: number }>(
    restored.databaseUrl,
    `select (select count(*)::integer from requests where email_identity = $1) as erased, nextval('leads_id_seq')::integer as next`,
    [erasedEmail],
  );
  assert.equal(leads?.erased, 0);
  assert.ok(Number(leads?.next) > 100_000);
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${restored.origin}/api/admin/summary`, { headers })).status;
  assert.equal(await statusOf({ cookie: session }), 401);
  assert.equal(await statusOf({ authorization: `Bearer ${token}` }), 401);
});

test('a restore that does not fit is refused before anything is written', async () => {
  const [name = '', newest = ''] = (await readdir(target)).sort();
  const restore = (dataDir: string, source = target, env: NodeJS.ProcessEnv = {}) =>
    restoreBackup({ ...options(dataDir, env), source, databaseUrl: undefined, report: () => {} });
  await assert.rejects(restore('old'), /old\/journal is not empty\. A restore replaces nothing/);
  await assert.rejects(
    restore('new', target, { BACKUP_PASSPHRASE: 'another passphrase' }),
    /The passphrase does not fit/,
  );
  await assert.rejects(restore('new', target, { BACKUP_PASSPHRASE: '' }), /Set BACKUP_PASSPHRASE/);
  await assert.rejects(restore('new', place('old')), /is not a backup: it has no manifest\.json/);

  const manifest = join(target, newest, manifestName);
  const written = await readFile(manifest, 'utf8');
  await writeFile(manifest, written.replace('"Baseline', '"Later1999999999999", "Baseline'));
  await assert.rejects(
    restore('new'),
    /of a later version \(.*\) than this checkout, which does not know Later1999999999999/,
  );
  await writeFile(manifest, written);
  await appendFile(join(target, name, 'withdrawn.json'), ' ');
  await assert.rejects(
    restore('new', join(target, name)),
    /is damaged: withdrawn\.json was changed\. Use another backup/,
  );
  assert.deepEqual(await readdir(place('new')), []);
});

test('a backup needs a passphrase or a word, and a portal', async () => {
  const write = writeBackup({ ...options('old', { BACKUP_PASSPHRASE: '' }), target, database: undefined });
  await assert.rejects(write, /Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE/);
  const { code, output } = await command('backup', 'nothing', [target]);
  assert.equal(code, 1);
  assert.match(output, /nothing has no database/);
});

test('files that are removed while a folder is copied are left out', async () => {
  const source = place('source');
  await mkdir(source);
  const names = Array.from({ length: 200 }, (_, index) => `file${index}`);
  for (const name of names) await writeFile(join(source, name), name);
  const files = new BackupFiles(place('copy'), undefined);
  const copied = files.copyFolder(source, 'state');
  while (files.written.length === 0) await sleep(1);
  await rm(source, { recursive: true });
  await copied;
  assert.ok(files.written.length < names.length);
  for (const { path, bytes } of files.written) assert.equal((await readFile(join(place('copy'), path))).length, bytes);
  assert.equal((await readdir(join(place('copy'), 'state'))).length, files.written.length);
});

test('the newest backup of each day, week and month is kept, and everything else in the folder', async () => {
  const days = [
    '2026-11-29T02',
    '2026-11-29T01',
    '2026-11-28T02',
    '2026-11-28T01',
    '2026-11-22T01',
    '2026-10-31T01',
    '2026-10-01T01',
  ];
  const kept = ['2026-10-31T01', '2026-11-22T01', '2026-11-28T02', '2026-11-29T01', '2026-11-29T02'];
  const nameOf = (day: string) => `${day}-00-00Z`;
  for (const name of [...days.map(nameOf), 'mine', '.2026-11-29T03-00-00Z.incomplete'])
    await mkdir(join(place('kept'), name), { recursive: true });
  await removeOldBackups(place('kept'), readRetention('2d,2w,2m'));
  assert.deepEqual(await readdir(place('kept')), ['.2026-11-29T03-00-00Z.incomplete', ...kept.map(nameOf), 'mine']);
  assert.throws(() => readRetention('all'), /BACKUP_KEEP must be days, weeks and months/);
});

const environment = (dataDir: string, env: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  ...{ DATA_DIR: place(dataDir), DATABASE_URL: '', BACKUP_PASSPHRASE: passphrase },
  ...env,
});

const options = (dataDir: string, env: NodeJS.ProcessEnv = {}) => ({
  places: readPlaces(environment(dataDir, env)),
  withoutKeys: false,
});

const command = (name: string, dataDir: string, args: string[]) =>
  run(process.execPath, [join(root, 'infra/cli', `${name}.ts`), ...args], { env: environment(dataDir) });

async function succeeds(name: string, dataDir: string, ...args: string[]): Promise<string> {
  const { code, output } = await command(name, dataDir, args);
  assert.equal(code, 0, output);
  return output;
}

/** Writes e-mails as new people until it is stopped. */
async function sendMails(signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    await writeAsCustomer(mail.origin, {
      ...{ from: `writer${number}@example.com`, subject: `Mail ${number}`, text: 'Two gates.' },
      file: new File([`Plan ${number}`], 'plan.txt'),
    });
    await sleep(500);
  }
}

const digestsOf = async ({ databaseUrl }: DrillEnvironment): Promise<string[]> =>
  (await query<{ digest: string }>(databaseUrl, `select encode(raw_digest, 'hex') as digest from messages`)).map(
    ({ digest }) => digest,
  );

async function post(origin: string, path: string, body: object, cookie: string): Promise<Response> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response;
}

async function createToken(origin: string, cookie: string): Promise<string> {
  const response = await post(origin, 'admin/api-tokens', { name: 'Reports', scope: 'read', days: 30 }, cookie);
  return ((await response.json()) as { token: string }).token;
}

async function erase({ origin, databaseUrl }: DrillEnvironment, cookie: string): Promise<void> {
  const [lead] = await query(databaseUrl, 'select lead_id as id from requests where email_identity = $1', [
    erasedEmail,
  ]);
  await post(origin, `admin/leads/${lead?.id}/person/erase`, { addresses: [erasedEmail] }, cookie);
}
