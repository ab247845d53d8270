import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves to the first truthy result of the condition. Throws what the condition throws, or when the time is over. */
export async function until<Result>(what: string, condition: () => Result | Promise<Result>, seconds = 120) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const result = await condition();
    if (result) return result as NonNullable<Result>;
    if (Date.now() > end) throw new Error(`It did not happen within ${seconds} s that ${what}.`);
    await sleep(10);
  }
}
