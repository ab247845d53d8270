import type { OpenPage } from './open-page.ts';

const maxHeight = 4000;
const limitMs = 15_000;

/** Takes a screenshot of the page, up to a height of 4,000 pixels, as a PNG in base64. Resolves to `undefined` when it takes too long. */
export async function takeScreenshot(open: OpenPage, width: number): Promise<string | undefined> {
  const height = Math.min(await open.run(() => document.documentElement.scrollHeight), maxHeight);
  const clip = { x: 0, y: 0, width, height };
  const taken = open.page.screenshot({ fullPage: true, clip, animations: 'disabled', timeout: limitMs });
  const inTime = taken.then(
    (picture) => picture.toString('base64'),
    (error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
      return undefined;
    },
  );
  return open.withTimeout(inTime, limitMs + 1000);
}
