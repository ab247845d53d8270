import { setTimeout as sleep } from 'node:timers/promises';

type Nothing = false | null | undefined;

/** Waits for what happens by itself, and fails with the last thing seen when it does not happen. */
export async function until<Seen>(
  look: () => Seen | Nothing | Promise<Seen | Nothing>,
  milliseconds = 40_000,
): Promise<Seen> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${milliseconds} ms: ${look}`);
    await sleep(25);
  }
}
