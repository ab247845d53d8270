import fc from 'fast-check';
import { checkGroup } from './group-checks.ts';
import type { Desk } from './lead-checks.ts';
import { removeMailFiles } from './mailbox.ts';
import { type Operation, sequence } from './operations.ts';
import { createOutage, endOutage, startOutage } from './outage.ts';
import { SequenceRun } from './sequence-run.ts';
import { Traces, tracesIn } from './traces.ts';

/** Sequences on one database: the checks of a whole database are shared. */
const maxGroup = 16;
const groupsOfSeed = 8;

const reset = `
  alter table audit_events disable trigger reject_audit_change;
  truncate leads, contact_submissions, case_study_requests, lead_words, lead_statistics, erasures,
    erased_addresses, saved_views, imports, audit_events, audit_addresses restart identity cascade;
  alter table audit_events enable trigger reject_audit_change;
  delete from pgboss.job;
  update sessions set created_at = now()`;

export interface Drill {
  /** Runs at least so many. */
  sequences: number;
  /** Every group of runs has the next one. */
  seed: number;
  /** Of a failure, to repeat it. */
  path: string | undefined;
  report(line: string): void;
}

/** Runs random sequences. Throws the shortest one that fails, with the command that repeats it. */
export async function runSequences(desk: Desk, { sequences, seed, path, report }: Drill): Promise<void> {
  const begun = performance.now();
  const usage = process.cpuUsage();
  let count = 0;
  let operations = 0;
  const runGroup = async (group: Operation[][]) => {
    // After a failure, the journal may have forms.
    await endOutage(desk.api);
    await desk.api.sql(reset);
    removeMailFiles(desk.dataDir);
    await startOutage(desk.api);
    const traces = new Traces();
    const runs: SequenceRun[] = [];
    for (const one of group) {
      const run = new SequenceRun(desk, traces);
      runs.push(run);
      for (const operation of one) await run.run(operation);
    }
    await endOutage(desk.api);
    for (const run of runs) await run.endOutage();
    await checkGroup(desk, runs);
    count += group.length;
    operations += group.flat().length;
  };
  let hasFailed = false;
  const runReported = async (group: Operation[][]) => {
    if (count >= sequences && !hasFailed && !path) return;
    await runGroup(group).catch((error: Error) => {
      if (!hasFailed) report(`Failed. Looking for the shortest sequence that fails.\n${error.message}`);
      hasFailed = true;
      throw error;
    });
  };
  await createOutage(desk.api);
  const property = fc.asyncProperty(
    fc.array(sequence, { minLength: 1, maxLength: maxGroup, size: 'max' }),
    runReported,
  );

  for (let current = seed; count < sequences; current += 1) {
    // Unbiased, because short sequences and the first leads are not the interesting ones.
    const details = await fc.check(property, {
      ...{ seed: current, numRuns: groupsOfSeed, unbiased: true },
      ...(path && { path }),
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const { user, system } = process.cpuUsage(usage);
    const processor = Math.round((user + system) / 1_000_000);
    report(
      `seeds ${seed} to ${current}: ${count} sequences, ${operations} operations, ${seconds} s, ${processor} s of processor time without PostgreSQL`,
    );
    if (details.failed) {
      const command = `npm run drill -- lead-model --seed ${current} --path ${details.counterexamplePath}`;
      throw new Error(`${command}\n${(details.errorInstance as Error).message}`);
    }
    if (path) break;
  }
  const logged = tracesIn(desk.api.logged());
  if (logged.size > 0) throw new Error(`The log has ${[...logged]}.`);
}
