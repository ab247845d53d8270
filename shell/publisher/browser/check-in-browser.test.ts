import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { BrowserJob } from '../release/browser-job.ts';
import { type RemoteDraft, startPublisher } from '../testing/broken-releases-fixture.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { sharedBrowser } from './chromium.ts';

const { CHROMIUM_PATH = '' } = process.env;
const events: RemoteDraft = { name: 'events', paths: ['/events'] };
let portal: Awaited<ReturnType<typeof startPublisher>>;
before(async () => {
  portal = await startPublisher([events], { env: { BROWSER_CHECKS: 'off' } });
  await portal.publish(events);
});
after(async () => {
  await portal.stop();
  await (await sharedBrowser(CHROMIUM_PATH)).close();
});

// Also while Chromium opens the page, when Playwright may wait forever.
test('a check that is stopped ends, whenever it is stopped', { timeout: 300_000 }, async () => {
  const job: BrowserJob = {
    candidate: portal.site,
    remote: { name: 'events', access: 'public', cookies: [] },
    site: portal.publisher.env.site,
    pages: ['/events'],
  };
  for (let milliseconds = 0; milliseconds < 300; milliseconds += 30) {
    const stop = new AbortController();
    const ended = checkInBrowser(job, stop.signal);
    const isStopped = assert.rejects(ended, { name: 'AbortError' });
    await setTimeout(milliseconds);
    stop.abort();
    await isStopped;
  }
});
