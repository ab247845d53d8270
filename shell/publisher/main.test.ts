import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { HistoryEntry } from '@portal/contracts/release-status';
import { PublisherFixture } from './testing/publisher-fixture.ts';
import { PublisherProcess } from './testing/publisher-process.ts';
import { type RendererProcess, startRenderer } from './testing/renderer-process.ts';
import { RendererProxy } from './testing/renderer-proxy.ts';

let renderer: RendererProcess;
let portal: PublisherFixture;
let publisher: PublisherProcess;
let proxy: RendererProxy;
before(async () => {
  renderer = await startRenderer();
  proxy = await RendererProxy.start(renderer);
});
after(async () => {
  proxy.stop();
  await renderer.stop();
});
beforeEach(async () => {
  portal = await PublisherFixture.create({ renderer: proxy.address });
  publisher = new PublisherProcess(portal);
  await portal.publish({ text: 'Good' });
  await publisher.start();
  await publisher.untilStatus('the first release is live', ({ live }) => live !== undefined);
});
afterEach(async () => {
  proxy.release();
  await publisher.end('SIGKILL');
  await portal.remove();
});

/** Ends the publisher with each of the signals while it waits for the renderer, and starts it again. */
async function endWhileChecking(version: string, signals: NodeJS.Signals[]) {
  for (const [index, signal] of signals.entries()) {
    const isChecked = (entry: HistoryEntry) => entry.type === 'checking' && entry.version === version;
    await publisher.untilStatus(
      `${version} is checked`,
      ({ checking, history }) => checking === version && history.filter(isChecked).length > index,
    );
    await publisher.end(signal);
    assert.equal(await portal.heading(), 'Good');
    if (index === signals.length - 1) proxy.release();
    await publisher.start();
  }
}

function publishHeld(text: string) {
  proxy.hold();
  return portal.publish({ text });
}

test('repeats a check that SIGKILL interrupted', async () => {
  const { version } = await publishHeld('Slow');
  await endWhileChecking(version, ['SIGKILL']);
  await publisher.untilStatus('the release is live', ({ live }) => live === version);

  assert.equal(await portal.heading(), 'Slow');
});

test('rejects a release whose check ended the publisher twice, and publishes it after retry', async () => {
  const { version } = await publishHeld('Slow');
  await endWhileChecking(version, ['SIGKILL', 'SIGKILL']);
  const { verdict, live } = await publisher.untilStatus(
    'it is rejected',
    (status) => status.verdict?.version === version,
  );
  assert.equal(verdict?.violations[0]?.rule, 'publisher-ended');
  assert.notEqual(live, version);
  await portal.publish({ name: 'marketing', text: 'Home', paths: ['/'] });
  await publisher.untilStatus("another team's release is live", (status) => status.live !== undefined, 'marketing');

  await publisher.command('retry');
  await publisher.untilStatus('the release is live', (status) => status.live === version);
});

test('records a stop during a check, which does not count against the release', async () => {
  const { version } = await publishHeld('Slow');
  await endWhileChecking(version, ['SIGTERM', 'SIGTERM', 'SIGTERM']);
  const { history } = await publisher.untilStatus('the release is live', ({ live }) => live === version);

  assert.equal(history.filter(({ type }) => type === 'interrupted').length, 3);
});

test('continues with the same release after it was killed at any time', async () => {
  const { version } = await portal.publish({ text: 'Next' });
  for (let count = 0; count < 3; count += 1) {
    await publisher.end('SIGKILL');
    await publisher.start();
    assert.match((await portal.heading()) ?? '', /^(Good|Next)$/);
  }
  const { verdict } = await publisher.untilStatus(
    'it is decided about the release',
    (status) => status.live === version || status.verdict?.version === version,
  );
  if (verdict?.violations.length) assert.equal(verdict.violations[0]?.rule, 'publisher-ended');
});
