import { setTimeout as sleep } from 'node:timers/promises';
import { paint, say, seconds } from '../../local/terminal.ts';
import type { DeployStage } from './deploy-stage.ts';
import type { Ledger, Step } from './ledger.ts';
import type { SentForm } from './senders.ts';

/** Of one step. */
const failuresShown = 5;
const journalMs = 30_000;

/** How long all but one in a hundred took at most. */
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
const slowest = (times: number[]) => times.reduce((most, time) => Math.max(most, time), 0);
const count = (number: number) => number.toLocaleString('en-US');
const precise = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export const summary = ({ times, failures, askedAgain, outcome }: Step) =>
  [
    ...(outcome ? [outcome] : []),
    `${count(times.length)} requests`,
    ...(askedAgain > 0 ? [`${count(askedAgain)} asked again`] : []),
    `${count(failures.length)} failed`,
    `slowest ${precise(slowest(times))}`,
  ].join(', ');

type Counted = Pick<Step, 'times' | 'failures' | 'askedAgain'>;

export function sayTable({ steps }: Ledger, tookMs: number): void {
  const line = (name: string, outcome: string, numbers: string[]) =>
    name.padEnd(34) + outcome.padEnd(20) + numbers.map((cell) => cell.padStart(10)).join('');
  const row = (name: string, outcome: string, { times, failures, askedAgain }: Counted) => {
    const counts = [times.length, askedAgain, failures.length].map(count);
    const cells = line(name, outcome, [...counts, precise(slowest(times)), precise(p99(times))]);
    say(failures.length > 0 ? paint('red', cells) : cells);
  };

  say('');
  say(paint('dim', line('step', '', ['requests', 'again', 'failed', 'slowest', 'p99'])));
  for (const step of steps) row(step.name, step.outcome, step);
  row('all', `in ${seconds(tookMs)}`, {
    times: steps.flatMap(({ times }) => times),
    failures: steps.flatMap(({ failures }) => failures),
    askedAgain: steps.reduce((sum, { askedAgain }) => sum + askedAgain, 0),
  });
  say(
    paint('dim', 'again: on a new connection, because a kept one had ended before any of the answer, as browsers do'),
  );
}

/** What failed in each step, the same answer to the same question once. */
export function sayFailures({ steps }: Ledger): void {
  for (const { name, failures } of steps) {
    if (failures.length === 0) continue;
    say(`\n${count(failures.length)} failed when ${name}`);
    const alike = [...Map.groupBy(failures, ({ asked, answered }) => `${asked} ${answered}`).values()];
    for (const [first, ...others] of alike.slice(0, failuresShown)) {
      if (!first) continue;
      const again = others.length > 0 ? paint('dim', `, and ${others.length} times more`) : '';
      say(`  ${first.at.toISOString().slice(11, 23)}  ${first.asked}: ${paint('red', first.answered)}${again}`);
    }
    if (alike.length > failuresShown) say(`  and ${count(alike.length - failuresShown)} others`);
  }
}

/** Compares the forms that visitors were thanked for with those in the database, where an api's journal may still bring some. */
export async function isStoredOnce(thanked: SentForm[], stage: DeployStage): Promise<boolean> {
  const end = performance.now() + journalMs;
  for (;;) {
    const stored = Map.groupBy(await stage.stored(), ({ key }) => key);
    const lost = thanked.filter(({ key, email }) => !stored.get(key)?.some((form) => form.email === email)).length;
    const doubled = [...stored].filter(([key, forms]) => key === '' || forms.length > 1).length;
    if (lost > 0 && performance.now() < end) {
      await sleep(1_000);
      continue;
    }
    say(`\n${count(thanked.length)} forms thanked for, ${count(stored.size)} stored, ${lost} lost, ${doubled} doubled`);
    return thanked.length > 0 && lost + doubled === 0;
  }
}
