/** Share of sorted values, for example 0.95. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);

export function printRow(first: string, ...cells: string[]): void {
  console.log(first.padEnd(40) + cells.map((cell) => cell.padStart(10)).join(''));
}

/** A figure above its limit makes `npm run bench` fail at its end. */
export function checkLimit(what: string, found: number, limit: number): void {
  if (found <= limit) return;
  console.error(`${what}: ${Number(found.toFixed(2))}, at most ${limit}.`);
  process.exitCode = 1;
}
