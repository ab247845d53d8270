import type { Browser } from 'playwright-core';
import { inTime } from './chromium.ts';

/**
 * Resolves to a function that measures the processor time of all pages of a browser in seconds, or to `undefined` for a browser
 * that cannot tell.
 */
export async function measureProcessorTime(browser: Browser): Promise<(() => Promise<number>) | undefined> {
  const session = await inTime(browser.newBrowserCDPSession());
  const times = new Map<number, number>();
  const measure = async () => {
    const { processInfo } = await inTime(session.send('SystemInfo.getProcessInfo'));
    // The time of processes that have ended still counts.
    for (const { type, id, cpuTime } of processInfo) if (type === 'renderer') times.set(id, cpuTime);
    return [...times.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
  return measure().then(
    () => measure,
    () => undefined,
  );
}
