import { paint, say, seconds } from '../../local/terminal.ts';
import type { DeployStage } from './deploy-stage.ts';
import type { Ledger, Step } from './ledger.ts';
import type { SentForm } from './senders.ts';

const failuresShown = 10;

/** How long all but one in a hundred took at most. */
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
const slowest = (times: number[]) => times.reduce((most, time) => Math.max(most, time), 0);
const count = (number: number) => number.toLocaleString('en-US');
const precise = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export const summary = ({ times, failures, outcome }: Step) =>
  [
    ...(outcome ? [outcome] : []),
    `${count(times.length)} requests`,
    `${count(failures.length)} failed`,
    `slowest ${precise(slowest(times))}`,
  ].join(', ');

export function sayTable({ steps }: Ledger, tookMs: number): void {
  const row = (name: string, outcome: string, times: number[], failed: number) => {
    const numbers = [count(times.length), count(failed), precise(slowest(times)), precise(p99(times))];
    const line = name.padEnd(42) + outcome.padEnd(20) + numbers.map((cell) => cell.padStart(10)).join('');
    say(failed > 0 ? paint('red', line) : line);
  };
  say(
    paint(
      'dim',
      `${'step'.padEnd(62)}${['requests', 'failed', 'slowest', 'p99'].map((cell) => cell.padStart(10)).join('')}`,
    ),
  );
  for (const { name, outcome, times, failures } of steps) row(name, outcome, times, failures.length);
  const all = steps.flatMap(({ times }) => times);
  row(
    'all',
    seconds(tookMs),
    all,
    steps.reduce((sum, { failures }) => sum + failures.length, 0),
  );
}

export function sayFailures({ steps }: Ledger): void {
  const failures = steps.flatMap(({ name, failures }) => failures.map((failure) => ({ ...failure, name })));
  if (failures.length > 0) say(`\nThe first of ${count(failures.length)} failures:`);
  for (const { at, asked, answered, name } of failures.slice(0, failuresShown))
    say(`  ${at.toISOString().slice(11, 23)}  ${asked}  ${paint('red', answered)}  ${paint('dim', name)}`);
}

/** Compares the forms that visitors were thanked for with those in the database. */
export async function isStoredOnce(thanked: SentForm[], stage: DeployStage): Promise<boolean> {
  const rows = new Map<string, string[]>();
  for (const { key, email } of await stage.stored()) rows.set(key, [...(rows.get(key) ?? []), email]);
  const missing = thanked.filter(({ key, email }) => !rows.get(key)?.includes(email));
  const doubled = [...rows].filter(([key, emails]) => key === '' || emails.length > 1);
  say(
    `\n${count(thanked.length)} forms thanked for, ${count(rows.size)} stored, ${missing.length} lost, ${doubled.length} doubled`,
  );
  return thanked.length > 0 && missing.length === 0 && doubled.length === 0;
}
