import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drillBackup } from '../drill/backup.ts';
import { DrillEnvironment } from '../drill/drill-environment.ts';
import { drillFieldReports } from '../drill/field.ts';
import { drillHostile } from '../drill/hostile/hostile.ts';
import { drillLeadModel } from '../drill/lead-model.ts';
import { drillMail } from '../drill/mail.ts';
import { type Figure, tally } from '../drill/tally.ts';
import { Visitors } from '../drill/visitors.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { color, formatSeconds, print, runCommand } from './terminal.ts';

/**
 * `npm run drill`: a chaos test. Stops, freezes and kills PostgreSQL and the API while visitors send forms. Every acknowledged form must
 * be stored exactly once. `--brief` takes 15 seconds. `npm run drill -- lead-model` runs random sequences of operations on
 * leads instead, `npm run drill -- mail` reads and sends e-mails, `npm run drill -- field` publishes releases that break in the field,
 * `npm run drill -- backup` writes a backup under load and restores it elsewhere, `npm run drill -- hostile` sends hostile mails, lists and posts to the API in its container.
 */
const isBrief = process.argv.includes('--brief');
const minForms = isBrief ? 1_000 : 10_000;
const visitorCount = isBrief ? 6 : 16;
/** The brief test shares the processor with other tests. */
const pauseMs = isBrief ? 20 : 2;
const stepMs = isBrief ? 600 : 2_500;
/** Longer than the API waits for the database. */
const freezeMs = isBrief ? 2_600 : 5_000;

runCommand(async () => {
  if (process.argv[2] === 'hostile') return drillHostile(process.argv.slice(3));
  stopOnSignal();
  if (process.argv[2] === 'lead-model') return drillLeadModel(process.argv.slice(3));
  if (process.argv[2] === 'mail') return drillMail();
  if (process.argv[2] === 'backup') return drillBackup();
  if (process.argv[2] === 'field') return drillFieldReports();
  await buildWorkspaces(['api']);
  const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
  const environment = await DrillEnvironment.start(folder);
  const visitors = new Visitors(environment.origin, pauseMs);
  try {
    const sending = visitors.send(visitorCount);
    // Prevents an unhandled rejection: the error of a failed step is thrown first.
    sending.catch(() => {});
    await injectFaults(environment, visitors);
    await environment.until(`${minForms} forms are sent`, async () => visitors.sent.length >= minForms);
    visitors.stop();
    await sending;
    await environment.until('the journal is empty', () => environment.isJournalEmpty());
    return await report(environment, visitors);
  } finally {
    visitors.abort();
    await environment.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function injectFaults(environment: DrillEnvironment, visitors: Visitors): Promise<void> {
  const begun = performance.now();
  const step = async (name: string, inject: () => void | Promise<void>) => {
    print(
      `${formatSeconds(performance.now() - begun).padStart(8)}  ${name.padEnd(52)}${visitors.acknowledged} acknowledged`,
    );
    await inject();
  };

  await step('everything runs', () => sleep(stepMs));
  await step('PostgreSQL is stopped', () => environment.stopPostgres());
  await sleep(stepMs);
  await step('PostgreSQL is started', () => environment.startPostgres());
  await sleep(stepMs);

  await step('PostgreSQL is frozen', () => environment.freezePostgres());
  await sleep(freezeMs);
  await step('PostgreSQL is resumed', () => environment.resumePostgres());
  await sleep(stepMs);

  await step('PostgreSQL is killed', () => environment.killPostgres());
  await sleep(stepMs);
  await step('PostgreSQL is started and recovers', () => environment.startPostgres());
  await sleep(stepMs);

  await step('the API is killed', () => environment.killApi());
  await step('the API is started', () => environment.startApi());
  await sleep(stepMs);

  await step('PostgreSQL is killed', () => environment.killPostgres());
  await sleep(stepMs);
  await step('the API is killed with a full journal', () => environment.killApi());
  await step('the API is started without PostgreSQL', () => environment.startApi());
  await sleep(stepMs);
  await step('PostgreSQL is started', () => environment.startPostgres());
  await sleep(stepMs / 4);

  await step('the API is killed while it replays', () => environment.killApi());
  await step('the API is started', () => environment.startApi());
  await sleep(stepMs);

  await step('PostgreSQL is frozen', () => environment.freezePostgres());
  await sleep(stepMs / 2);
  await step('the API is killed while requests are pending', () => environment.killApi());
  await step('PostgreSQL is resumed', () => environment.resumePostgres());
  await step('the API is started', () => environment.startApi());
  await sleep(stepMs);
}

async function report(environment: DrillEnvironment, visitors: Visitors): Promise<number> {
  const { figures, journaled } = await tally(visitors.sent, environment.databaseUrl);
  const isWrong = ({ value, expected }: Figure) => expected !== undefined && value !== expected;
  print('');
  for (const figure of figures) {
    const { label, value, expected } = figure;
    const note = isWrong(figure) ? color('red', `  expected ${expected}`) : '';
    print(label.padEnd(46) + String(value).padStart(8) + note);
  }
  // Without journaled forms the drill has tested nothing.
  if (journaled === 0 || figures.some(isWrong)) {
    print(color('red', '\nThe drill failed.'));
    return 1;
  }
  print(color('green', '\nEvery acknowledged form is stored exactly once.'));
  return 0;
}
