import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, mock, test } from 'node:test';
import type { Release } from '@portal/release/manifest';
import { InnerPort } from '../../testing/inner-port.ts';
import { PublisherFixture, until } from '../../testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from '../../testing/renderer-process.ts';
import { writeShell } from '../../testing/shell-fixture.ts';
import { intervals } from './release-watch.ts';

const error = { signature: 'a', kind: 'error', message: 'TypeError: x', networks: 6, hasPlace: true } as const;
const failing = { loads: 20, failedLoads: 18, signatures: [{ ...error, count: 18 }] };

Object.assign(intervals, { reports: 50 });
let renderer: RendererProcess;
let api: InnerPort;
let portal: PublisherFixture;
let home: Release;
before(async () => {
  renderer = await startRenderer();
});
after(() => renderer.stop());
beforeEach(async () => {
  api = await InnerPort.start();
  portal = await PublisherFixture.create({
    renderer: renderer.address,
    teams: [
      { name: 'marketing', classPrefix: 'm', prefixes: ['/'] },
      { name: 'locations', classPrefix: 'l', prefixes: ['/austin'] },
    ],
    env: { API_METRICS_ORIGIN: api.origin, RELEASE_EVENTS_KEY: InnerPort.key, RELEASE_POLL_MS: '100' },
  });
  portal.env.SHELL_RELEASE_DIR = portal.path('shell');
  await writeShell(portal.path('shell'), '1.0.0-first');
  await portal.start();
  home = await portal.publishLive({ name: 'marketing', paths: ['/'], text: 'Home' });
  api.report('marketing', home.version, {});
  // The releases have been live for longer than they are watched.
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 30 * 60_000 });
});
afterEach(async () => {
  mock.timers.reset();
  await portal.remove();
  api.stop();
});

const live = async () => (await portal.siteJson()).shell.version;
async function upgradeShell(version: string) {
  await portal.stop();
  await writeShell(portal.path('shell'), version, `// ${version}`);
  await portal.start();
  await until(`the shell ${version} is live`, async () => (await live()) === version);
  await untilJudged();
}
/** The publisher has judged the present reports. */
async function untilJudged() {
  const { reads } = api;
  await until('the reports were read again', () => api.reads > reads + 4);
}
const untilRolledBack = () =>
  until(
    'the shell is rolled back',
    async () => (await live()) === '1.0.0-first' && portal.history('shell').at(-1)?.from,
  );

test('rolls a shell back with which pages of a remote fail, and it stays back until there is a newer one', async () => {
  await upgradeShell('1.0.0-harmful');
  assert.ok(portal.status('shell').watch);
  api.report('marketing', home.version, failing);
  await untilRolledBack();
  await until('the API knows', () => api.events.length > 0);
  api.report('marketing', home.version, {});

  assert.deepEqual(
    api.events.map(({ remote, from, to }) => [remote, from, to]),
    [['shell', '1.0.0-harmful', '1.0.0-first']],
  );
  assert.match(portal.history('shell').at(-1)?.reason ?? '', /6 networks report 18 times what no earlier release had/);
  assert.equal(portal.status('shell').verdict?.violations[0]?.rule, 'field-reports');
  assert.match(await portal.read('index.html'), /\/shell\/1\.0\.0-first\/main\.css/);
  await portal.restart();
  assert.equal(await live(), '1.0.0-first');
  await portal.publishLive({ name: 'marketing', paths: ['/'], text: 'Home again' });
  assert.equal(await live(), '1.0.0-first');
  await upgradeShell('1.0.0-repaired');
});

test('does not blame the shell for a release that became live after it', async () => {
  const good = await portal.publishLive({ text: 'Good' });
  api.report('locations', good.version, {});
  await upgradeShell('1.0.0-second');
  const bad = await portal.publishLive({ text: 'Bad' });
  api.report('locations', bad.version, failing);
  await until('the release is rolled back', () => portal.status().live === good.version);
  await untilJudged();

  assert.equal(await live(), '1.0.0-second');
});

test('does not blame a release for the shell that became live before it', async () => {
  const good = await portal.publishLive({ text: 'Good' });
  api.report('locations', good.version, {}, new Date());
  mock.timers.setTime(Date.now() + 30 * 60_000);
  await upgradeShell('1.0.0-harmful');
  const innocent = await portal.publishLive({ text: 'Innocent' });
  for (const [remote, { version }] of Object.entries({ locations: innocent, marketing: home }))
    api.report(remote, version, failing, new Date());
  mock.timers.setTime(Date.now() + 60_000);
  await untilRolledBack();
  await untilJudged();

  assert.equal(portal.status().live, innocent.version);
});

test('does not blame a release for the shell that became live after it', async () => {
  const good = await portal.publishLive({ text: 'Good' });
  api.report('locations', good.version, {}, new Date());
  const innocent = await portal.publishLive({ text: 'Innocent' });
  mock.timers.setTime(Date.now() + 5 * 60_000);
  await upgradeShell('1.0.0-harmful');
  mock.timers.setTime(Date.now() + 2 * 60_000);
  for (const [remote, { version }] of Object.entries({ locations: innocent, marketing: home }))
    api.report(remote, version, failing, new Date(Date.now() - 1000));
  await untilRolledBack();
  await untilJudged();

  assert.equal(portal.status().live, innocent.version);
});
