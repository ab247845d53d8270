import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves to the first truthy result of the condition. Throws the condition's error, or an error after the time limit, by default as
 * long as the publisher gives a check.
 */
export async function until<Result>(what: string, condition: () => Result | Promise<Result>, seconds = 600) {
  // Tests stop `Date`.
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const result = await condition();
    if (result) return result as NonNullable<Result>;
    if (performance.now() > end) throw new Error(`Not true within ${seconds} s: ${what}.`);
    await sleep(10);
  }
}
