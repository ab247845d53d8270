import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';

/** The scripts of one page, in bytes. */
export interface ScriptSize {
  path: string;
  before: number;
  after: number;
}

const limit = 1.2;
const minBytes = 5_000;

/** Returns an error for the page whose scripts have grown most, compared with those of the live release. */
export function findGrowth(sizes: ScriptSize[], acknowledged: string[]): Violation[] {
  const [largest] = sizes
    .filter(({ before, after }) => after > before * limit && after - before > minBytes)
    .sort((one, other) => other.after / other.before - one.after / one.before);
  if (!largest || acknowledged.includes('script-growth')) return [];
  const { path, before, after } = largest;
  return [violation('script-growth', `Scripts grow from ${kilobytes(before)} to ${kilobytes(after)}.`, path)];
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
