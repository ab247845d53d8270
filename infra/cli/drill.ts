import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrillEnvironment } from '../drill/drill-environment.ts';
import { drillFieldReports } from '../drill/field.ts';
import { drillHostile } from '../drill/hostile/hostile.ts';
import { drillTest } from '../drill/long-tests.ts';
import { drillSoak } from '../drill/soak/soak.ts';
import { isWrong, printFigures, tally } from '../drill/tally.ts';
import { drillVersions } from '../drill/versions.ts';
import { Visitors } from '../drill/visitors.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { color, formatSeconds, print, runCommand } from './terminal.ts';

/**
 * `npm run drill`: a chaos test. Stops, freezes and kills PostgreSQL and the API while visitors send forms. Every acknowledged form must
 * be stored exactly once. `--brief` takes 15 seconds. Others, as `npm run drill -- NAME`: `soak 20` runs the whole portal for 20 minutes
 * while everything fails once, `versions v1.0.0` runs the API of that version beside this one, `field` publishes releases that break in
 * the field, `hostile` sends hostile mails, lists and posts to the API in its container, and the tests of long-tests.ts.
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
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'hostile') return drillHostile(args);
  stopOnSignal();
  if (name === 'soak') return drillSoak(args);
  if (name === 'versions') return drillVersions(args);
  if (name === 'field') return drillFieldReports();
  const code = await drillTest(name, args);
  if (code !== undefined) return code;
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
  print('');
  printFigures(figures);
  // Without journaled forms the drill has tested nothing.
  if (journaled === 0 || figures.some(isWrong)) {
    print(color('red', '\nThe drill failed.'));
    return 1;
  }
  print(color('green', '\nEvery acknowledged form is stored exactly once.'));
  return 0;
}
