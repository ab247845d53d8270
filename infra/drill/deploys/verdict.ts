import { setTimeout as sleep } from 'node:timers/promises';
import { color, formatSeconds, print } from '../../cli/terminal.ts';
import type { DrillPortal } from './drill-portal.ts';
import type { Ledger, Step } from './ledger.ts';
import type { SentForm } from './senders.ts';

const failuresShown = 5;
/** Time for the journal of an api to be replayed. */
const replayMs = 30_000;

const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
const slowest = (times: number[]) => times.reduce((most, time) => Math.max(most, time), 0);
const count = (number: number) => number.toLocaleString('en-US');
const precise = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

type Counted = Pick<Step, 'times' | 'failures' | 'retries'>;

export const summary = ({ times, failures, retries, outcome }: Step) =>
  [
    ...(outcome ? [outcome] : []),
    `${count(times.length)} requests`,
    ...(retries > 0 ? [`${count(retries)} retried`] : []),
    `${count(failures.length)} failed`,
    `slowest ${precise(slowest(times))}`,
  ].join(', ');

/** Prints a Markdown table of all steps. */
export function printTable({ steps }: Ledger, totalMs: number): void {
  const row = (name: string, outcome: string, { times, failures, retries }: Counted) => {
    const cells = [name, outcome, ...[times.length, retries, failures.length].map(count)];
    const line = `| ${[...cells, precise(slowest(times)), precise(p99(times))].join(' | ')} |`;
    print(failures.length > 0 ? color('red', line) : line);
  };

  print(
    '\n| step | result | requests | retried | failed | slowest | p99 |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const step of steps) row(step.name, step.outcome, step);
  row('all', `in ${formatSeconds(totalMs)}`, {
    times: steps.flatMap(({ times }) => times),
    failures: steps.flatMap(({ failures }) => failures),
    retries: steps.reduce((sum, { retries }) => sum + retries, 0),
  });
}

/** Prints the failures of each step. Failures of the same request with the same reason are one line. */
export function printFailures({ steps }: Ledger): void {
  for (const { name, failures } of steps) {
    if (failures.length === 0) continue;
    print(`\n${count(failures.length)} failed: ${name}`);
    const groups = [...Map.groupBy(failures, ({ request, reason }) => `${request} ${reason}`).values()];
    for (const [first, ...others] of groups.slice(0, failuresShown)) {
      if (!first) continue;
      const more = others.length > 0 ? color('dim', `, and ${others.length} more`) : '';
      print(`  ${first.at.toISOString().slice(11, 23)}  ${first.request}: ${color('red', first.reason)}${more}`);
    }
    if (groups.length > failuresShown) print(`  and ${count(groups.length - failuresShown)} others`);
  }
}

/** Returns whether every acknowledged form is in the database exactly once. */
export async function isStoredOnce(acknowledged: SentForm[], portal: DrillPortal): Promise<boolean> {
  const end = performance.now() + replayMs;
  for (;;) {
    const stored = Map.groupBy(await portal.storedForms(), ({ key }) => key);
    const missing = acknowledged.filter(
      ({ key, email }) => !stored.get(key)?.some((form) => form.email === email),
    ).length;
    const duplicates = [...stored].filter(([key, forms]) => key === '' || forms.length > 1).length;
    if (missing > 0 && performance.now() < end) {
      await sleep(1_000);
      continue;
    }
    const counts = [acknowledged.length, stored.size, missing, duplicates].map(count);
    print(`\nforms: ${counts[0]} acknowledged, ${counts[1]} stored, ${counts[2]} missing, ${counts[3]} duplicates`);
    return acknowledged.length > 0 && missing + duplicates === 0;
  }
}
