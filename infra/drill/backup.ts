import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailDemo } from '../../api/src/mail-demo/mail-demo.ts';
import { query } from '../backup/database.ts';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { DrillEnvironment } from './drill-environment.ts';
import { type Figure, tally } from './tally.ts';
import { Visitors } from './visitors.ts';

const staff = { email: 'manager@example.com', password: 'a long test password' };
const mailbox = 'info@lumenward.example';

/**
 * Backs a portal up while forms and e-mails arrive and its journal is replayed, erases somebody, and restores the backup into an empty
 * folder. Everything that was acknowledged before the backup must be there once, except that person. Resolves to an exit code.
 */
export async function drillBackup(isBrief: boolean): Promise<number> {
  await buildWorkspaces(['api']);
  const folder = await mkdtemp(join(tmpdir(), 'portal-backup-drill-'));
  const [old, restored, target] = ['old', 'restored', 'backups'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const mail = await startMailDemo(mailbox);
  const settings = { ...mail.settings, STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };
  const first = await DrillEnvironment.start(old, settings);
  const visitors = new Visitors(first.origin, 20);
  const environments = [first];
  const stopped = new AbortController();
  try {
    const sending = Promise.all([visitors.send(isBrief ? 4 : 12), sendMails(mail.origin, stopped.signal)]);
    sending.catch(() => {});
    const forms = isBrief ? 150 : 5_000;
    await first.until(`${forms} forms are acknowledged`, async () => visitors.acknowledged >= forms);
    await first.until('e-mails are stored', async () => (await messagesOf(first.databaseUrl)).length > 5);
    await first.stopPostgres();
    const journaled = visitors.acknowledged + (isBrief ? 20 : 500);
    await first.until('forms are in the journal', async () => visitors.acknowledged >= journaled);
    await first.startPostgres();

    const session = await signIn(first.origin);
    const token = await createToken(first.origin, session);
    const sent = visitors.sent.filter(({ receipts }) => receipts.length > 0);
    const messages = await messagesOf(first.databaseUrl);
    await command('backup', [target], old);
    const [backup = ''] = await readdir(target);
    print(
      `  ${sent.length} forms and ${messages.length} e-mails were there before the backup, ${visitors.acknowledged} forms after it`,
    );
    visitors.stop();
    stopped.abort();
    await sending;

    const erased = 'visitor0@example.com';
    await erase(first, session, erased);
    await command('backup', [target], old);
    await command('backup', [target, '--verify'], old);
    await first.stop();
    environments.pop();

    await command('restore', [join(target, backup)], restored);
    const second = await DrillEnvironment.start(restored, settings);
    environments.push(second);
    await second.until('the journal is empty', () => second.isJournalEmpty());
    const kept = sent.filter(({ email }) => email !== erased);
    const { figures } = await tally(kept, second.databaseUrl);
    const found = await messagesOf(second.databaseUrl);
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`${second.origin}/api/admin/leads`, { headers })).status;
    const [leads] = await query<{ erased: number; next: number }>(
      second.databaseUrl,
      `select (select count(*)::integer from requests where email_identity = $1) as erased, nextval('leads_id_seq')::integer as next`,
      [erased],
    );
    return report([
      ...figures.filter(({ label }) => ['missing', 'duplicates', 'altered'].includes(label)),
      { label: 'e-mails missing', value: messages.filter((digest) => !found.includes(digest)).length, expected: 0 },
      {
        label: 'files of e-mails missing',
        value: found.filter((digest) => !existsSync(fileOf(restored, digest))).length,
        expected: 0,
      },
      { label: 'requests of the erased person', value: leads?.erased ?? -1, expected: 0 },
      { label: 'status for an old session', value: await statusOf({ cookie: session }), expected: 401 },
      {
        label: 'status for an old API token',
        value: await statusOf({ authorization: `Bearer ${token}` }),
        expected: 401,
      },
      { label: 'ids that are given anew', value: Number((leads?.next ?? 0) < 100_000), expected: 0 },
    ]);
  } finally {
    visitors.abort();
    stopped.abort();
    for (const environment of environments) await environment.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(figures: Figure[]): number {
  for (const { label, value, expected } of figures)
    print(
      label.padEnd(46) + String(value).padStart(8) + (value === expected ? '' : color('red', `  expected ${expected}`)),
    );
  const isRight = figures.every(({ value, expected }) => value === expected);
  print(isRight ? color('green', '\nThe backup has everything.') : color('red', '\nThe drill failed.'));
  return isRight ? 0 : 1;
}

async function command(name: string, args: string[], dataDir: string): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(process.execPath, [join(root, 'infra/cli', `${name}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_PASSPHRASE: 'correct horse battery staple' },
  });
  print(`${formatSeconds(performance.now() - started).padStart(8)}  ${name}\n${output}`);
  if (code !== 0) throw new Error(`${name} failed.`);
}

/** Writes e-mails as new people until it is stopped. */
async function sendMails(origin: string, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const body = new FormData();
    const mail = {
      from: `writer${number}@example.com`,
      name: 'Ada Byron',
      subject: `Mail ${number}`,
      text: 'Two gates.',
    };
    for (const [name, value] of Object.entries(mail)) body.set(name, value);
    body.set('file', new File([`Plan ${number}`], 'plan.txt'));
    await fetch(origin, { method: 'POST', body, redirect: 'manual' });
    await sleep(100);
  }
}

const messagesOf = async (url: string): Promise<string[]> =>
  (await query<{ digest: string }>(url, `select encode(raw_digest, 'hex') as digest from messages`)).map(
    ({ digest }) => digest,
  );

const fileOf = (dataDir: string, digest: string) => join(dataDir, 'mail', digest.slice(0, 2), `${digest.slice(2)}.eml`);

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!response.ok) throw new Error(`Sign-in failed: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function createToken(origin: string, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/admin/api-tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Reports', scope: 'read', days: 30 }),
  });
  if (!response.ok) throw new Error(`No token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

async function erase({ origin, databaseUrl }: DrillEnvironment, cookie: string, email: string): Promise<void> {
  const [lead] = await query<{ id: number }>(
    databaseUrl,
    'select lead_id as id from requests where email_identity = $1',
    [email],
  );
  const response = await fetch(`${origin}/api/admin/leads/${lead?.id}/person/erase`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ addresses: [email] }),
  });
  if (!response.ok) throw new Error(`Erasing failed: ${response.status} ${await response.text()}`);
}
