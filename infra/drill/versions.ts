import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailDemo } from '../../api/src/mail-demo/mail-demo.ts';
import { MailStaff } from '../../api/src/testing/mail-staff.ts';
import { query } from '../backup/database.ts';
import { print } from '../cli/terminal.ts';
import { startApi } from '../portal/api-process.ts';
import { migrateDatabase } from '../postgres/migrate-database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { run } from '../processes/run.ts';
import { manager } from '../upgrade/write-installation.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { writeAsCustomer } from './customer-mail.ts';
import { signIn } from './drill-environment.ts';
import { type Figure, isWrong, printFigures, tally } from './tally.ts';
import { Visitors } from './visitors.ts';

const stepMs = 10_000;
const mailsOfStep = 10;

/**
 * `npm run drill -- versions v1.0.0`: an API of an earlier commit runs, this version migrates its database below it, both serve
 * together, and the earlier one stops, as in an upgrade of containers. Resolves to 1 when anything was lost, doubled or refused.
 */
export async function drillVersions([earlier = '']: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-versions-'));
  const checkout = join(folder, 'earlier');
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    await runIn(root, 'git', 'worktree', 'add', '--detach', checkout, earlier);
    stops.unshift(() => runIn(root, 'git', 'worktree', 'remove', '--force', checkout));
    await runIn(checkout, 'npm', 'ci', '--no-audit', '--no-fund');
    await runIn(checkout, 'npm', 'run', 'build', '--workspace', 'api');
    await buildWorkspaces(['api']);

    const mail = await startMailDemo('info@lumenward.example');
    stops.unshift(() => mail.stop());
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    stops.unshift(() => postgres.stop());
    const settings = {
      ...mail.settings,
      ...{ STAFF_EMAIL: manager.email, STAFF_PASSWORD: manager.password },
      ...{ FORM_RATE_PER_MINUTE: '0', MAIL_LEADS_PER_HOUR: '0' },
    };
    const start = async (from: string, journal: string) => {
      const api = await startApi(postgres.apiUrl, folder, { ...settings, JOURNAL_DIR: join(folder, journal) }, from);
      stops.unshift(() => api.stop());
      return api;
    };

    await migrateDatabase(postgres.url, checkout);
    const before = await start(checkout, 'journal-before');
    const origins = [before.origin];
    let turn = 0;
    const staff = new MailStaff([await signIn(before.origin, manager)], () => origins[turn++ % origins.length] ?? '');
    const earlierVisitors = new Visitors(before.origin, 200);
    const someLead = async () =>
      (await query<{ id: number }>(postgres.url, `select id from leads where email like 'visitor%' limit 1`))[0]?.id;
    let replies = 5;
    const replying = staff.work(() => replies, someLead);
    const sendingEarlier = earlierVisitors.send(3);
    let mails = 0;
    const step = async (name: string) => {
      print(name);
      for (let number = 0; number < mailsOfStep; number += 1, mails += 1)
        await writeAsCustomer(mail.origin, {
          ...{ from: `customer${mails}@example.com`, subject: `Gate ${mails}`, text: 'How soon?' },
          file: new File(['A plan'], 'plan.txt'),
        });
      await sleep(stepMs);
    };

    await step(`${earlier} serves`);
    await migrateDatabase(postgres.url);
    await step('The database is migrated below it');
    const after = await start(root, 'journal-after');
    origins.push(after.origin);
    replies = 15;
    const visitors = new Visitors(after.origin, 200);
    const sending = visitors.send(3);
    await step('This version serves beside it');
    origins.shift();
    earlierVisitors.stop();
    await sendingEarlier;
    await before.stop();
    replies = 20;
    await step('This version serves alone');
    visitors.stop();
    while (staff.replies.length < replies) await Promise.race([sleep(100), replying]);
    staff.stop();
    await Promise.all([replying, sending]);

    const stored = (condition: string) =>
      query<{ count: number }>(postgres.url, `select count(*)::integer as count from messages where ${condition}`);
    const arrived = async () => (await stored(`direction = 'in'`))[0]?.count ?? 0;
    for (const deadline = Date.now() + 120_000; (await arrived()) < mails && Date.now() < deadline; ) await sleep(200);
    const { figures } = await tally([...earlierVisitors.sent, ...visitors.sent], postgres.url);
    const all: Figure[] = [
      ...figures.filter(({ label }) => !label.startsWith('leads')),
      { label: 'e-mails received', value: await arrived(), expected: mails },
      {
        label: 'replies sent',
        value: (await stored(`direction = 'out'`))[0]?.count ?? 0,
        expected: staff.replies.length,
      },
    ];
    printFigures(all);
    return all.some(isWrong) ? 1 : 0;
  } finally {
    for (const stop of stops) await stop();
  }
}

async function runIn(folder: string, command: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { cwd: folder });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`);
}
