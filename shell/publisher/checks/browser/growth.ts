import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';

/** The cost of one load of a page. */
export interface LoadCost {
  path: string;
  scriptBytes: number;
  /** Seconds. */
  mainThreadTime: number;
}

const limit = 1.2;
/** Smaller differences may be caused by rounding or a busy machine. */
const floor = { bytes: 5_000, seconds: 0.15 };

/** Compares loads of pages with loads of the same pages of the live release in the same run. */
export function findGrowth(candidate: LoadCost[], live: LoadCost[], acknowledged: string[]): Violation[] {
  const violations: Violation[] = [];
  const [largest] = candidate
    .map(({ path, scriptBytes: to }) => ({
      path,
      to,
      from: live.find((cost) => cost.path === path)?.scriptBytes ?? to,
    }))
    .filter(({ from, to }) => isGrowth(from, to, floor.bytes))
    .sort((one, other) => other.to / other.from - one.to / one.from);
  if (largest) {
    const message = `Scripts grow from ${kilobytes(largest.from)} to ${kilobytes(largest.to)}.`;
    violations.push(violation('script-growth', message, largest.path));
  }

  const from = medianTime(live, candidate);
  const to = medianTime(candidate, live);
  if (isGrowth(from, to, floor.seconds)) {
    const message = `Until hydration the main thread is busy for ${milliseconds(to)} instead of ${milliseconds(from)}.`;
    violations.push(violation('main-thread-growth', message));
  }
  return violations.filter(({ rule }) => !acknowledged.includes(rule));
}

const isGrowth = (from: number, to: number, atLeast: number) => to > from * limit && to - from > atLeast;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const milliseconds = (seconds: number) => `${Math.round(seconds * 1000)} ms`;

/** Returns the median time of pages that are in both lists. */
function medianTime(costs: LoadCost[], others: LoadCost[]): number {
  const times = costs
    .filter(({ path }) => others.some((other) => other.path === path))
    .map(({ mainThreadTime }) => mainThreadTime)
    .sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
