import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serveMetrics } from '@portal/http-server/metrics';
import { signCommand, type TeamCommand } from '@portal/release/commands';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { publisherServer } from '../http-server.ts';
import { publisherMetrics } from '../publisher-metrics.ts';
import { PublisherFixture } from '../testing/publisher-fixture.ts';
import { until } from '../testing/until.ts';

const portal = await PublisherFixture.start();
let server: FastifyInstance;
let origin: string;
/** A server for the publisher that runs now. */
async function listen(metrics?: Registry) {
  await server?.close();
  server = publisherServer(portal.publisher, metrics);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
}
before(() => listen());
after(async () => {
  await server.close();
  await portal.remove();
});

const two = async (name: string) => [
  await portal.publishLive({ text: `${name} 1` }),
  await portal.publishLive({ text: `${name} 2` }),
];
const last = () => portal.history().at(-1);

test('a rollback activates the previous release, and records actor and reason', async () => {
  const [first, second] = await two('Rollback');
  const result = await portal.command('rollback', { reason: 'broken form' });

  assert.match(result.message, new RegExp(`rolled back to ${first?.version}`));
  assert.equal(await portal.heading(), 'Rollback 1');
  assert.deepEqual(portal.status().withdrawn, [second?.version]);
  assert.equal(portal.status().rollbackVersion, undefined);
  const { type, version, actor, reason } = last() ?? {};
  assert.deepEqual([type, version, actor, reason], ['rolled-back', first?.version, 'operator ada@test', 'broken form']);
  const { actor: builtBy, reason: because, remotes } = await portal.siteJson();
  assert.deepEqual([builtBy, because], ['operator ada@test', 'broken form']);
  assert.equal(remotes.locations.version, first?.version);
});

test('a withdrawn release is not published again, also after a restart, but a newer one is', async () => {
  const [first, second] = await two('Withdrawn');
  await portal.command('rollback');
  await portal.publish({ text: 'Withdrawn 2' });
  await portal.restart();
  await until('the source was read', () => portal.status().source.readAt);
  assert.equal(portal.status().live, first?.version);
  assert.equal(portal.status().withdrawn.at(-1), second?.version);

  await portal.publishLive({ text: 'Withdrawn 3' });
  assert.equal(await portal.heading(), 'Withdrawn 3');
});

test('an older signed release is rejected', async () => {
  const old = await portal.publishLive({ text: 'Old' });
  await portal.publishLive({ text: 'New' });
  // Another version, so that only the sequence number is invalid.
  const change = (release: { sequence: number }) => Object.assign(release, { sequence: old.sequence });
  const { violations } = await portal.publishRejected({ text: 'Replayed', change });

  assert.deepEqual(
    violations.map(({ rule }) => rule),
    ['sequence'],
  );
  assert.equal(await portal.heading(), 'New');
});

test('a pinned remote publishes nothing until it is unpinned', async () => {
  const [first] = await two('Pin');
  await portal.command('pin', { version: first?.version });
  assert.equal(await portal.heading(), 'Pin 1');
  assert.equal((await portal.siteJson()).remotes.locations.isPinned, true);
  const { version } = await portal.publish({ text: 'Pin 3' });
  await portal.publishLive({ name: 'marketing', text: 'Meanwhile', paths: ['/'] });
  await portal.restart();
  assert.equal(portal.status().isPinned, true);
  assert.equal(await portal.heading(), 'Pin 1');

  await portal.command('unpin');
  await until('the waiting release is live', () => portal.status().live === version);
  assert.equal((await portal.siteJson()).remotes.locations.isPinned, false);
});

test('a rejected release is checked again with retry', async () => {
  const target = "h('a', { href: '/about' })";
  await portal.publishLive({ name: 'marketing', text: 'Without about', paths: ['/'] });
  const { version } = await portal.publishRejected({ text: 'Links to a page that comes later', adds: target });
  await portal.publishLive({ name: 'marketing', text: 'With about', paths: ['/', '/about'] });
  assert.notEqual(portal.status().live, version);
  await portal.command('retry');

  await until('the release is live', () => portal.status().live === version);
  assert.ok(portal.history().some(({ type }) => type === 'retried'));
});

test('publishing the live release again clears the verdict about another one', async () => {
  await portal.publishLive({ text: 'Good' });
  await portal.publishRejected({ text: 'Bad', lacks: 'title' });
  await portal.publish({ text: 'Good' });

  await until('the verdict is cleared', () => portal.status().verdict === undefined);
  assert.equal(await portal.heading(), 'Good');
});

test('a failed command returns the reason', async () => {
  const fails = async (
    type: 'rollback' | 'pin' | 'unpin',
    remote: string,
    version: string | undefined,
    message: RegExp,
  ) => {
    const result = await portal.command(type, { remote, version });
    assert.equal(result.isDone, false);
    assert.match(result.message, message);
  };
  await fails('rollback', 'admin', undefined, /no earlier release/);
  await fails('rollback', 'locations', '9.9.9', /9\.9\.9 is not available\. Available: /);
  await fails('pin', 'locations', '9.9.9', /is not available/);
  await fails('unpin', 'locations', undefined, /is not pinned/);
  await fails('unpin', 'nobody', undefined, /There is no remote "nobody"\. Remotes: marketing, locations, admin\./);
});

const command = (more: Partial<TeamCommand> = {}): TeamCommand => ({
  command: 'rollback',
  remote: 'locations',
  actor: 'ada@laptop',
  at: Date.now(),
  ...more,
});
const keyOf = (team: string) => portal.keys.get(team) ?? assert.fail();
async function send(json: string) {
  const response = await fetch(`${origin}/releases/commands`, { method: 'POST', body: json });
  return { status: response.status, ...(await response.json()) };
}

// The tests above restart the publisher, so the server is created here.
test('a team rolls back its own remote over HTTP, once', async () => {
  await listen();
  const [first] = await two('Remote control');
  const json = signCommand(command({ reason: 'broken form' }), keyOf('locations'));
  const { status, message } = await send(json);
  assert.equal(status, 200, message);
  assert.equal(portal.status().live, first?.version);
  assert.equal(last()?.actor, 'team locations (ada@laptop)');

  const entries = portal.history().length;
  const replays = await Promise.all([send(json), send(json)]);
  assert.deepEqual(
    replays.map((replay) => [replay.status, replay.message]),
    Array(2).fill([403, 'This command was received before.']),
  );
  assert.equal(portal.history().length, entries);
});

test('executes only one of two concurrent copies of a signed command', async () => {
  await two('Twice');
  const json = signCommand(command(), keyOf('locations'));
  const results = await Promise.all([send(json), send(json), send(json)]);

  assert.deepEqual(results.map(({ status }) => status).sort(), [200, 403, 403]);
});

test('accepts a command after one of a machine whose clock is fast, and rejects both when they come again', async () => {
  await two('Clocks');
  const key = keyOf('locations');
  const fast = signCommand(command({ at: Date.now() + 120_000 }), key);
  const later = signCommand(command({ command: 'pin' }), key);
  const results = [await send(fast), await send(later), await send(fast), await send(later)];

  assert.deepEqual(
    results.map(({ status }) => status),
    [200, 200, 403, 403],
  );
  await portal.command('unpin');
});

test('rejects a command of another team, and any when those before are unknown', async () => {
  const { live } = portal.status();
  const rejects = async (json: string, message: RegExp) => {
    const result = await send(json);
    assert.equal(result.status, 403);
    assert.match(result.message, message);
  };
  await rejects(signCommand(command(), keyOf('marketing')), /"marketing" cannot send commands for "locations"/);
  const file = portal.path('data', 'state', 'locations', 'commands.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, 'no JSON');
  await rejects(signCommand(command(), keyOf('locations')), /is not valid JSON/);
  await writeFile(file, before);

  assert.equal(portal.status().live, live);
});

test('health, readiness and metrics report the state of every remote', async () => {
  const registry = publisherMetrics(portal.publisher);
  const metricsServer = await serveMetrics(registry, '127.0.0.1', 0);
  await listen(registry);
  const health = await (await fetch(`${origin}/healthz`)).json();
  const { port } = metricsServer.address() as AddressInfo;
  // A request is counted when its response has ended.
  const metrics = await until('the request is counted', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return /_count\{method="GET",route="\/healthz",status="2xx"\} 1\n/.test(text) ? text : undefined;
  });
  metricsServer.close();

  assert.equal(health.build, (await portal.siteJson()).id);
  // The shell has releases too.
  assert.equal(health.remotes.length, 4);
  assert.equal((await fetch(`${origin}/readyz`)).status, 200);
  assert.match(metrics, /^publisher_live\{remote="locations"\} 1$/m);
  assert.match(metrics, /^publisher_live\{remote="admin"\} 0$/m);
  assert.match(metrics, /^publisher_source_error\{remote="admin"\} 1$/m);
  // Visitors reach commands on this port.
  assert.equal((await fetch(`${origin}/metrics`)).status, 404);
});
