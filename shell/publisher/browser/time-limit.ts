import { setTimeout } from 'node:timers/promises';
import { BrowserFailed } from '../release/browser-job.ts';
import type { Rule } from '../release/violations.ts';

/** How often processor time is measured. */
const pollMs = 500;

/** How long the checks wait for a page. */
export interface Patience {
  /** Multiplies all time limits. */
  factor: number;
  /**
   * Resolves to the processor time of all pages in seconds. A page that is open alone hangs when it has used as much processor
   * time as the limit allows, however long that took.
   */
  processorTime?: () => Promise<number>;
}

/** The page does not respond, or its process ended. */
export class PageStopped extends Error {
  readonly rule: Rule;

  constructor(rule: 'hang' | 'crash', message: string) {
    super(message);
    this.rule = rule;
  }
}

/** Throws a `PageStopped` after the time limit. If the processor time is known, half of the limit as processor time is enough. */
export async function timeLimit(
  { factor, processorTime }: Patience,
  limitMs: number,
  signal: AbortSignal,
): Promise<never> {
  const wallMs = limitMs * factor;
  const end = performance.now() + wallMs;
  const before = await processorTime?.();
  let usedMs = 0;
  while (performance.now() < end) {
    await setTimeout(processorTime ? pollMs : end - performance.now(), undefined, { signal });
    if (processorTime) usedMs = ((await processorTime()) - (before ?? 0)) * 1000;
    if (usedMs > limitMs / 2)
      throw new PageStopped('hang', `The page did not respond within ${seconds(usedMs)} s of processor time.`);
  }
  // The machine, not the page, is too slow.
  if (processorTime && usedMs < limitMs / 8)
    throw new BrowserFailed(`A page had no processor time for ${seconds(wallMs)} s.`);
  throw new PageStopped('hang', `The page did not respond within ${seconds(wallMs)} s.`);
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
