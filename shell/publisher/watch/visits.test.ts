import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { type RemoteDraft, startPublisher } from '../testing/broken-releases-fixture.ts';
import { until } from '../testing/until.ts';
import { intervals } from './release-watch.ts';

Object.assign(intervals, { reports: 50, visits: 200 });
const good: RemoteDraft = { name: 'locations', paths: ['/austin'] };
const failing: RemoteDraft = { ...good, effect: "setTimeout(() => { throw new Error('only here'); }, 50);" };

let portal: Awaited<ReturnType<typeof startPublisher>>;
let visits = 0;
beforeEach(async () => {
  portal = await startPublisher([good], { env: { BROWSER_CHECKS: 'off' } });
  const { renderer } = portal.publisher;
  const { visit } = renderer;
  visits = 0;
  renderer.visit = async (...job) => {
    const report = await visit(...job);
    visits += 1;
    return report;
  };
});
afterEach(() => portal.stop());

/** Publishes releases without a look at them. Visits begin after that. */
async function publish(...drafts: RemoteDraft[]): Promise<string[]> {
  const versions: string[] = [];
  for (const draft of drafts) versions.push((await portal.publish(draft)).version);
  portal.publisher.env.hasBrowserChecks = true;
  return versions;
}

test('rolls back a release that fails in two visits in a row, which the release before does not', async () => {
  const [before, version] = await publish(good, failing);
  const entry = await until('it is rolled back', () =>
    portal.status('locations').history.find(({ from }) => from === version),
  );

  assert.equal(entry.version, before);
  assert.equal(entry.reason, 'Two visits in a row: only here');
  await until('the release before is live', () => portal.status('locations').live === before);
});

test('rolls back a release whose page never responds again, of which no browser reports anything', async () => {
  const endless: RemoteDraft = { ...good, effect: 'setTimeout(() => { for (;;); }, 50);' };
  const [before, version] = await publish(good, endless);
  const { rule, reason } = await until('it is rolled back', () => {
    const { history, verdict } = portal.status('locations');
    const entry = history.find(({ from }) => from === version);
    return entry && verdict?.violations[0] && { ...entry, ...verdict.violations[0] };
  });

  assert.equal(rule, 'hang');
  assert.match(reason ?? '', /^Two visits in a row: /);
  await until('the release before is live', () => portal.status('locations').live === before);
});

test('keeps a release with the failures of the release before', async () => {
  const [, version] = await publish(failing, { ...failing, adds: "h('p', null, 'New words')" });
  // Two visits, the one to compare with, and another one.
  await until('it was compared', () => visits >= 4);

  assert.equal(portal.status('locations').live, version);
});

test('keeps a good release with a form, and knows of no problem', async () => {
  const [, version] = await publish(good, { ...good, adds: "h('p', null, 'New words')" });
  await until('it was visited', () => visits >= 3);

  assert.equal(portal.status('locations').live, version);
  // The comparison makes another visit.
  assert.deepEqual(portal.status('locations').watch?.problems, [
    'No reports of visitors: API_METRICS_ORIGIN is not set.',
  ]);
});
