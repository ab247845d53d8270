import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startImapServer } from '../../../api/src/mail-demo/imap-server.ts';
import { startMailServer } from '../../../api/src/testing/mail-server.ts';
import { ReleaseFolder } from '../../../e2e/fixtures/release-folder.ts';
import { runPortal } from '../../../e2e/fixtures/run-portal.ts';
import { query } from '../../backup/database.ts';
import { provideChromium } from '../../browser/chromium.ts';
import { color, formatSeconds, print } from '../../cli/terminal.ts';
import type { Portal } from '../../portal/portal.ts';
import { buildWorkspaces } from '../../workspaces/build-workspaces.ts';
import { type Figure, isWrong, printFigures, tally } from '../tally.ts';
import { faultsOf, type Places } from './faults.ts';
import { SoakLoad } from './load.ts';

const defaultMinutes = 20;
/** The rest of the time everything runs, and must not grow. */
const shareWithFaults = 0.7;
const recoveryLimitMs = 300_000;
/** A test disk, for a root that can mount one. */
const diskMegabytes = 3_000;
/** What a process may hold more at the end of the calm time than at its beginning. */
const maxGrowth = { megabytes: 150, handles: 30, connections: 10 };

/**
 * Runs the portal under mixed load: pages, forms, e-mails in and out, the lead desk with live updates, and releases, while its processes,
 * database, mail server and disk fail. Prints what people saw, what was lost or doubled, and what grew. Resolves to the exit code.
 */
export async function drillSoak([minutes = defaultMinutes]: (string | number)[]): Promise<number> {
  await buildWorkspaces();
  const milliseconds = Number(minutes) * 60_000;
  const folder = mkdtempSync(join(tmpdir(), 'portal-soak-'));
  const disk = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', folder];
  const hasDisk = spawnSync('mount', disk).status === 0;
  const [imap, smtp] = [await startImapServer(), await startMailServer()];
  const release = new ReleaseFolder('locations', join(folder, 'published', 'locations'));
  const portal = await runPortal({
    dataDir: folder,
    durable: true,
    env: {
      ...{ IMAP_URL: imap.url, SMTP_URL: smtp.url, MAILBOX_ADDRESS: 'info@lumenward.example', MAIL_PER_DAY: '100000' },
      ...{ BROWSER_CHECKS: '', CHROMIUM_PATH: await provideChromium() },
    },
  });
  const places = { portal, folder, hasDisk, imap, smtp };
  const load = await SoakLoad.create(places);
  try {
    // What the mail server has refused is tried again before the end.
    await query(
      portal.databaseUrl,
      `update pgboss.queue set retry_delay = 5, retry_backoff = false, retry_limit = 1000 where name = 'send-mail'`,
    );
    load.start(release);
    await injectFaults(places, load, milliseconds * shareWithFaults);
    print('Everything runs\n');
    await sleep(30_000);
    const before = await resources(portal);
    await sleep(milliseconds * (1 - shareWithFaults));
    const after = await resources(portal);
    await load.stop();
    await untilStored(portal, load);

    printRow('', 'requests', 'failed');
    for (const { name, requests, failures } of load.requests) printRow(name, requests, failures);
    const hasGrown = printGrowth(before, after);
    const forms = await tally(load.visitors.sent, portal.databaseUrl);
    const figures = [
      ...forms.figures.filter(({ label }) => !label.startsWith('leads')),
      ...(await mailFigures(places, load)),
    ];
    printFigures(figures);
    const isRight = !figures.some(isWrong) && !hasGrown;
    print(
      isRight
        ? color('green', '\nNothing is lost or doubled, and nothing grows.')
        : color('red', '\nThe drill failed.'),
    );
    return isRight ? 0 : 1;
  } finally {
    load.abort();
    await portal.stop();
    await smtp.stop();
    await imap.stop();
    if (hasDisk) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const printRow = (name: string, ...columns: unknown[]) =>
  print(name.padEnd(32) + columns.map((column) => `${column}`.padStart(12)).join(''));

async function injectFaults(places: Places, load: SoakLoad, milliseconds: number) {
  const faults = faultsOf(places);
  const pause = milliseconds / (faults.length + 1);
  await sleep(pause);
  for (const { name, inject } of faults) {
    const begun = Date.now();
    await inject();
    const ended = Date.now();
    while (!(await load.isWell().catch(() => false)))
      if (Date.now() - ended > recoveryLimitMs)
        throw new Error(`${name}: nothing works again after ${recoveryLimitMs / 1000} s.`);
    print(`${name.padEnd(40)}well after ${formatSeconds(Date.now() - ended)}`);
    await sleep(Math.max(0, pause - (Date.now() - begun)));
  }
}

async function untilStored({ databaseUrl }: Portal, { visitors, customers }: SoakLoad) {
  const isStored = async () => {
    const [row] = await query<{ forms: number; mails: number; open: number }>(
      databaseUrl,
      `select (select count(*)::integer from contact_submissions) as forms,
              (select count(*)::integer from messages where direction = 'in') as mails,
              (select count(*)::integer from messages where not is_settled) as open`,
    );
    return row && row.forms >= visitors.acknowledged && row.mails >= customers.sent.length && row.open === 0;
  };
  // What is missing then is in the figures.
  for (const end = Date.now() + recoveryLimitMs; !(await isStored()) && Date.now() < end; ) await sleep(500);
}

/** Returns memory and handles of the processes, and the connections of the database, by name and unit. */
async function resources({ services, databaseUrl }: Portal): Promise<Record<string, number>> {
  const [row] = await query<{ count: number }>(
    databaseUrl,
    'select count(*)::integer as count from pg_stat_activity where datname is not null',
  );
  const processes = Object.entries(services).flatMap(([name, service]) => {
    const status = readFileSync(`/proc/${service.pid()}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
    return [
      [`${name}, megabytes`, Math.round(kilobytes / 1024)],
      [`${name}, handles`, readdirSync(`/proc/${service.pid()}/fd`).length],
    ];
  });
  return Object.fromEntries([...processes, ['PostgreSQL, connections', row?.count ?? 0]]);
}

/** Returns whether something holds more than it may. */
function printGrowth(before: Record<string, number>, after: Record<string, number>): boolean {
  printRow('\n', 'before', 'after');
  const grown = Object.entries(after).filter(([name, value]) => {
    const unit = name.split(', ')[1] as keyof typeof maxGrowth;
    const isGrown = value > (before[name] ?? 0) + maxGrowth[unit];
    printRow(name, before[name], value, isGrown ? color('red', '  grows') : '');
    return isGrown;
  });
  print('');
  return grown.length > 0;
}

async function mailFigures(
  { portal: { databaseUrl }, smtp }: Places,
  { customers, staff }: SoakLoad,
): Promise<Figure[]> {
  const [stored] = await query<{ mails: number }>(
    databaseUrl,
    `select count(*)::integer as mails from messages where direction = 'in'`,
  );
  const sent = await query<{ id: string; state: string }>(
    databaseUrl,
    `select message_id as id, delivery_state as state from messages where direction = 'out'`,
  );
  const copies = sent.map(({ id, state }) => ({
    state,
    count: smtp.mails.filter(({ messageId }) => messageId === `<${id}>`).length,
  }));
  const countOf = (isCounted: (one: (typeof copies)[0]) => boolean) => copies.filter(isCounted).length;
  return [
    { label: 'e-mails of customers', value: customers.sent.length },
    { label: 'stored', value: stored?.mails ?? 0, expected: customers.sent.length },
    { label: 'replies acknowledged', value: staff.replies.length },
    { label: 'stored', value: sent.length, expected: staff.replies.length },
    { label: '  of these shown as not known to be sent', value: countOf(({ state }) => state === 'unknown') },
    { label: 'lost', value: countOf(({ state, count }) => count === 0 && state !== 'unknown'), expected: 0 },
    { label: 'sent twice', value: countOf(({ count }) => count > 1), expected: 0 },
  ];
}
