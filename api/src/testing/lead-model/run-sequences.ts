import fc from 'fast-check';
import { checkGroup } from './group-checks.ts';
import { type Desk, SequenceError } from './lead-checks.ts';
import { removeMailFiles } from './mailbox.ts';
import { type Operation, sequence } from './operations.ts';
import { createOutage, endOutage, startOutage } from './outage.ts';
import { SequenceRun } from './sequence-run.ts';
import { Traces, tracesIn } from './traces.ts';

/** They run on one database, because its checks and its reset cost as much for many sequences as for one. */
const sequencesOfSeed = 100;
/** Unbiased, because short sequences and the first leads are not the interesting ones. */
const drawing = { unbiased: true };

const reset = `
  alter table audit_events disable trigger reject_audit_change;
  truncate leads, contact_submissions, case_study_requests, lead_words, lead_statistics, erasures,
    erased_addresses, saved_views, imports, received_mails, audit_events, audit_addresses restart identity cascade;
  alter table audit_events enable trigger reject_audit_change;
  delete from pgboss.job;
  update sessions set created_at = now()`;

export interface Drill {
  sequences: number;
  seed: number;
  /** One sequence of the seed: its number, and the way to a shorter one. */
  sequence: string | undefined;
  report(line: string): void;
}

/**
 * Runs random sequences, a hundred of each seed, at each desk one after the other. Throws the shortest one that fails, with the command
 * that repeats it.
 */
export async function runSequences(desks: Desk[], { sequences, seed, sequence: path, report }: Drill): Promise<void> {
  const { api } = desks[0] as Desk;
  const begun = performance.now();
  const usage = process.cpuUsage();
  let operations = 0;
  await createOutage(api);
  if (path) return runAlone(desks, seed, path);
  for (let count = 0, current = seed; count < sequences; current += 1) {
    const group = fc.sample(sequence, {
      ...drawing,
      seed: current,
      numRuns: Math.min(sequencesOfSeed, sequences - count),
    });
    await runGroup(desks, group).catch(async (error: Error) => {
      report(`seed ${current} fails, looking for the shortest sequence that does\n${error.message}`);
      const suspects = error instanceof SequenceError ? [error.sequence] : [...group.keys()];
      for (const suspect of suspects) await runAlone(desks, current, String(suspect));
      throw new Error(`Seed ${current} fails, but none of its sequences alone:\n${error.message}`);
    });
    count += group.length;
    operations += group.flat().length;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const { user, system } = process.cpuUsage(usage);
    const processor = Math.round((user + system) / 1_000_000);
    report(
      `seeds ${seed} to ${current}: ${count} sequences, ${operations} operations, ${seconds} s, ${processor} s of processor time without PostgreSQL`,
    );
  }
}

/** Runs one sequence of a seed and, if it fails, shorter ones. */
async function runAlone(desks: Desk[], seed: number, path: string): Promise<void> {
  const property = fc.asyncProperty(sequence, (one) => runGroup(desks.slice(0, 1), [one]));
  const details = await fc.check(property, { ...drawing, seed, path, numRuns: 1 });
  if (!details.failed) return;
  const command = `npm run drill -- lead-model --seed ${seed} --sequence ${details.counterexamplePath}`;
  throw new Error(`${command}\n${(details.errorInstance as Error).message}`);
}

async function runGroup(desks: Desk[], group: Operation[][]): Promise<void> {
  const desk = desks[0] as Desk;
  const { api } = desk;
  const logged = api.logged().length;
  // After a failure, the journal may have forms.
  await endOutage(api);
  await api.sql(reset);
  removeMailFiles(desk.dataDir);
  await startOutage(api);
  const traces = new Traces();
  const place = (number: number) => ({ number, isAlone: group.length === 1 });
  const runs = group.map((_, index) => new SequenceRun(desks[index % desks.length] as Desk, traces, place(index)));
  let hasFailed = false;
  const work = async (own: Desk) => {
    for (const [index, run] of runs.entries())
      if (run.desk === own && !hasFailed)
        await run.run(group[index] ?? []).catch((error) => {
          hasFailed = true;
          throw error;
        });
  };
  const results = await Promise.allSettled(desks.map(work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await endOutage(api);
  for (const run of runs) await run.finish();
  await checkGroup(desk, runs);
  const inLog = tracesIn(api.logged().slice(logged));
  if (inLog.size > 0) throw new Error(`The log has ${[...inLog]}.`);
}
