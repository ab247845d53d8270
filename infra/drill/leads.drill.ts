import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { color, formatSeconds, print, runCommand } from '../cli/terminal.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { DrillEnvironment } from './stage.ts';
import { tally } from './tally.ts';
import { Visitors } from './visitors.ts';

/**
 * A chaos test: stops, freezes and kills PostgreSQL and the API while visitors send forms. Every acknowledged form must be stored
 * exactly once. `--brief` takes 15 seconds.
 */
const isBrief = process.argv.includes('--brief');
const minForms = isBrief ? 1_000 : 10_000;
const visitorCount = isBrief ? 6 : 16;
const stepMs = isBrief ? 600 : 2_500;
/** Longer than the API waits for the database. */
const freezeMs = isBrief ? 2_600 : 5_000;

runCommand(async () => {
  stopOnSignal();
  await buildWorkspaces(['api']);
  const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
  const stage = await DrillEnvironment.start(folder);
  const visitors = new Visitors(stage.origin);
  try {
    const sending = visitors.send(visitorCount);
    // A failed step is reported first.
    sending.catch(() => {});
    await injectFaults(stage, visitors);
    await stage.until(`${minForms} forms are sent`, async () => visitors.sent.length >= minForms);
    visitors.stop();
    await sending;
    await stage.until('the journal is empty', async () => (await stage.journalDepth()) === 0);
    return await report(stage, visitors);
  } finally {
    visitors.abort();
    await stage.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function injectFaults(stage: DrillEnvironment, visitors: Visitors): Promise<void> {
  const begun = performance.now();
  const step = async (name: string, inject: () => void | Promise<void>) => {
    print(
      `${formatSeconds(performance.now() - begun).padStart(8)}  ${name.padEnd(52)}${visitors.acknowledged} acknowledged`,
    );
    await inject();
  };

  await step('everything runs', () => sleep(stepMs));
  await step('PostgreSQL is stopped', () => stage.stopPostgres());
  await sleep(stepMs);
  await step('PostgreSQL is started', () => stage.startPostgres());
  await sleep(stepMs);

  await step('PostgreSQL is frozen', () => stage.freezePostgres());
  await sleep(freezeMs);
  await step('PostgreSQL is resumed', () => stage.resumePostgres());
  await sleep(stepMs);

  await step('PostgreSQL is killed', () => stage.killPostgres());
  await sleep(stepMs);
  await step('PostgreSQL is started and recovers', () => stage.startPostgres());
  await sleep(stepMs);

  await step('the API is killed', () => stage.killApi());
  await step('the API is started', () => stage.startApi());
  await sleep(stepMs);

  await step('PostgreSQL is killed', () => stage.killPostgres());
  await sleep(stepMs);
  await step('the API is killed with a full journal', () => stage.killApi());
  await step('the API is started without PostgreSQL', () => stage.startApi());
  await sleep(stepMs);
  await step('PostgreSQL is started', () => stage.startPostgres());
  await sleep(stepMs / 4);

  await step('the API is killed while it replays', () => stage.killApi());
  await step('the API is started', () => stage.startApi());
  await sleep(stepMs);

  await step('PostgreSQL is frozen', () => stage.freezePostgres());
  await sleep(stepMs / 2);
  await step('the API is killed while requests are pending', () => stage.killApi());
  await step('PostgreSQL is resumed', () => stage.resumePostgres());
  await step('the API is started', () => stage.startApi());
  await sleep(stepMs);
}

async function report(stage: DrillEnvironment, visitors: Visitors): Promise<number> {
  const counts = await tally(visitors.sent, stage.databaseUrl);
  const line = (label: string, value: number | string, expected?: number) => {
    const isWrong = expected !== undefined && value !== expected;
    print(`${label.padEnd(46)}${String(value).padStart(8)}${isWrong ? color('red', `  expected ${expected}`) : ''}`);
    return isWrong;
  };

  print('');
  const wrong = [
    line('forms sent', counts.sent),
    line('requests, including retries', counts.attempts),
    line('failed requests', visitors.failedAttempts),
    line('acknowledged', counts.acknowledged, counts.sent),
    line('  of these during an outage of the database', counts.journaled),
    line('replayed from the journal', counts.replayed),
    line('stored', counts.stored, counts.acknowledged),
    line('leads, one per person', counts.leads, counts.people),
    line('missing', counts.missing, 0),
    line('duplicates', counts.duplicates, 0),
    line('altered', counts.altered, 0),
    line('slowest acknowledgement', formatSeconds(visitors.slowestMs)),
  ].some(Boolean);

  // Without journaled forms the drill has tested nothing.
  if (counts.journaled === 0 || wrong) {
    print(color('red', '\nThe drill failed.'));
    return 1;
  }
  print(color('green', '\nEvery acknowledged form is stored exactly once.'));
  return 0;
}
