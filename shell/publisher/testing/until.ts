import { setTimeout as sleep } from 'node:timers/promises';

const milliseconds = 120_000;

/** Resolves to the first truthy result of the condition. Throws what the condition throws, or after two minutes. */
export async function until<Result>(what: string, condition: () => Result | Promise<Result>) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const result = await condition();
    if (result) return result as NonNullable<Result>;
    if (Date.now() > end) throw new Error(`It did not happen within two minutes that ${what}.`);
    await sleep(10);
  }
}
