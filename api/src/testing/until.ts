import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApi } from './test-api.ts';

type Nothing = false | null | undefined;

/** Polls until the result is truthy and returns it. Throws after the timeout. */
export async function until<Seen>(
  look: () => Seen | Nothing | Promise<Seen | Nothing>,
  milliseconds = 300_000,
): Promise<Seen> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline)
      throw new Error(`Timeout: too slow, or the condition never became true within ${milliseconds} ms: ${look}`);
    await sleep(25);
  }
}

/** Polls until a statement returns so many rows. */
export const untilRows = (
  { sql }: Pick<TestApi, 'sql'>,
  count: number,
  statement: string,
  values?: unknown[],
): Promise<boolean> => until(async () => (await sql(statement, values)).length === count);
