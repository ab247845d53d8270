import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, mock, test } from 'node:test';
import type { Release } from '@portal/release/manifest';
import { InnerPort } from '../../testing/inner-port.ts';
import { PublisherFixture, until } from '../../testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from '../../testing/renderer-process.ts';
import { stateOf } from '../release-state.ts';
import { intervals } from './release-watch.ts';

const webhook = 'https://team.example/hooks/releases';
const error = {
  signature: 'a',
  kind: 'error',
  message: 'TypeError: x',
  count: 15,
  networks: 3,
  hasPlace: true,
} as const;

Object.assign(intervals, { reports: 50 });
let renderer: RendererProcess;
let api: InnerPort;
let portal: PublisherFixture;
let good: Release;
before(async () => {
  renderer = await startRenderer();
});
after(() => renderer.stop());
beforeEach(async () => {
  api = await InnerPort.start();
  const teams = [
    { name: 'marketing', classPrefix: 'm', prefixes: ['/'] },
    { name: 'locations', classPrefix: 'l', prefixes: ['/austin'], webhook },
  ];
  portal = await PublisherFixture.start({
    renderer: renderer.address,
    teams,
    env: { API_METRICS_ORIGIN: api.origin, RELEASE_EVENTS_KEY: InnerPort.key, RELEASE_POLL_MS: '100' },
  });
  await portal.publishLive({ name: 'marketing', paths: ['/'], text: 'Home' });
  good = await publish('Good');
});
afterEach(async () => {
  mock.timers.reset();
  await portal.remove();
  api.stop();
});

async function publish(text: string): Promise<Release> {
  const release = await portal.publishLive({ text });
  api.report('locations', release.version, {});
  return release;
}
const fail = ({ version }: Release, networks = 3) =>
  api.report('locations', version, { signatures: [{ ...error, networks }] });
const untilRolledBack = ({ version }: Release) =>
  until(
    `${version} is rolled back`,
    () => portal.history().some(({ from }) => from === version) && portal.status().live !== version,
  );
const untilSuspected = () => until('it is suspected', () => portal.status().suspicion);
/** The publisher has judged the present reports. */
async function untilJudged() {
  const { reads } = api;
  await until('the reports were read again', () => api.reads > reads + 2);
}

test('rolls a release back that fails for visitors in three networks, and says why', async () => {
  const bad = await publish('Bad');
  fail(bad);
  await untilRolledBack(bad);
  await until('its verdict says why', () => portal.status().verdict?.violations.length);
  await until('the API knows', () => api.events.length > 0);

  const { live, verdict, history, withdrawn } = portal.status();
  assert.equal(live, good.version);
  assert.equal(await portal.heading(), 'Good');
  assert.deepEqual(withdrawn, [bad.version]);
  assert.equal(verdict?.version, bad.version);
  assert.equal(verdict.violations[0]?.rule, 'field-reports');
  const entry = history.find(({ type }) => type === 'rolled-back');
  assert.match(entry?.reason ?? '', /3 networks report 15 times what no earlier release had/);
  const { version: to, at, reason } = entry ?? {};
  assert.deepEqual(api.events, [{ remote: 'locations', from: bad.version, to, reason, at, webhook }]);
  assert.deepEqual(
    portal.history('marketing').map(({ type }) => type),
    ['checking', 'published'],
  );
});

test('publishes a release that it rolled back only after retry', async () => {
  const bad = await publish('Bad');
  fail(bad);
  await untilRolledBack(bad);
  await until('it is rejected', () => portal.status().verdict?.violations.length);
  // The second time is that of a read after what the first one has found was done.
  for (let read = 0; read < 2; read++) {
    const { readAt } = portal.status().source;
    await until('the source was read again', () => portal.status().source.readAt !== readAt);
  }
  assert.equal(portal.status().live, good.version);
  await portal.command('retry');

  await until('it is live', () => portal.status().live === bad.version);
  assert.deepEqual(portal.status().withdrawn, []);
});

test('keeps a release that two networks report, and a first release', async () => {
  const release = await publish('Next');
  fail(release, 2);
  api.report('marketing', portal.status('marketing').live ?? '', { signatures: [error] });
  await untilJudged();

  assert.equal(portal.status().live, release.version);
  assert.ok(!portal.history('marketing').some(({ from }) => from));
});

test('keeps a pinned release, and says what would have happened', async () => {
  const bad = await publish('Bad');
  await portal.command('pin');
  fail(bad);

  assert.match(await untilSuspected(), new RegExp(`would have been rolled back to ${good.version}, but it is pinned`));
  await untilJudged();
  assert.equal(portal.status().live, bad.version);
  assert.equal(portal.history().filter(({ type }) => type === 'suspected').length, 1);
});

test('needs the reports of twice as many networks after a rollback, until a person has decided', async () => {
  const first = await publish('First bad');
  fail(first);
  await untilRolledBack(first);
  const second = await publish('Second bad');
  fail(second, 5);
  await untilJudged();
  assert.equal(portal.status().live, second.version);
  fail(second, 6);
  await untilRolledBack(second);
  await portal.command('rollback', { version: good.version });

  const third = await publish('Third bad');
  fail(third);
  await untilRolledBack(third);
  assert.equal(portal.status().live, good.version);
});

test('rolls back again after a release that did no harm for 15 minutes', async () => {
  const first = await publish('First bad');
  fail(first);
  await untilRolledBack(first);
  const harmless = await publish('Harmless');
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 16 * 60_000 });
  const second = await publish('Second bad');
  fail(second);

  await untilRolledBack(second);
  assert.equal(portal.status().live, harmless.version);
});

test('watches for 15 minutes', async () => {
  const bad = await publish('Bad');
  api.report('locations', bad.version, { loads: 50 });
  await untilJudged();
  assert.ok(portal.status().watch);
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 16 * 60_000 });
  assert.equal(portal.status().watch, undefined);
  fail(bad);
  await publish('Next');
  await untilJudged();

  assert.ok(!portal.history().some(({ from }) => from));
});

test('watches a release that few visitors have opened for a day at most', async () => {
  const bad = await publish('Bad');
  await untilJudged();
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 25 * 3_600_000 });
  assert.equal(portal.status().watch, undefined);
  mock.timers.setTime(Date.now() - 2 * 3_600_000);
  assert.ok(portal.status().watch);
  fail(bad);

  await untilRolledBack(bad);
});

test('goes on after a restart, and reports a rollback until the API accepts it, once', async () => {
  const bad = await publish('Bad');
  await portal.stop();
  fail(bad);
  await portal.start();
  await untilRolledBack(bad);
  api.isAway = true;
  await portal.restart();
  api.isAway = false;
  await until('the API knows', () => api.events.length > 0);
  await portal.restart();
  await publish('Next');
  await untilJudged();

  assert.deepEqual(
    api.events.map(({ from }) => from),
    [bad.version],
  );
});

test('says why it sees nothing, until it sees the release', async () => {
  api.isAway = true;
  await publish('Next');
  await until('it says so', () => portal.status().watch?.problems[0] === 'The API answers 503.');
  api.isAway = false;
  await until('it sees the release', () => portal.status().watch?.problems.length === 0);
});

test('rejects a release with the entry of its rollback, so that retry finds it after a crash', async () => {
  const bad = await publish('Bad');
  fail(bad);
  await untilRolledBack(bad);

  const entry = portal.history().findIndex(({ from }) => from === bad.version);
  const { rejected, withdrawn } = stateOf(portal.history().slice(0, entry + 1));
  assert.equal(rejected?.version, bad.version);
  assert.deepEqual(withdrawn, [bad.version]);
});
