import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { promisify } from 'node:util';
import { PublisherFixture } from './testing/publisher-fixture.ts';
import { type RendererProcess, startRenderer } from './testing/renderer-process.ts';
import { RendererProxy } from './testing/renderer-proxy.ts';
import { until } from './testing/until.ts';

let renderer: RendererProcess;
let proxy: RendererProxy;
let portal: PublisherFixture;
before(async () => {
  renderer = await startRenderer();
  proxy = await RendererProxy.start(renderer);
});
after(async () => {
  proxy.stop();
  await renderer.stop();
});
beforeEach(async () => {
  portal = await PublisherFixture.start({ renderer: proxy.address });
});
afterEach(async () => {
  proxy.release();
  await portal.remove();
});

const two = async () => [await portal.publishLive({ text: 'One' }), await portal.publishLive({ text: 'Two' })] as const;

/** Makes the source of locations unreadable. Resolves to a function that restores it. */
async function breakSource() {
  const source = portal.sourceOf('locations');
  await rename(source, `${source}-broken`);
  return () => rename(`${source}-broken`, source);
}

/** Runs `npm run verify` for a site that serves this `site.json`. Resolves to its output. */
async function verify(site: object): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/site.json' ? 200 : 404).end(JSON.stringify(site));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const program = join(import.meta.dirname, '../../infra/cli/verify.ts');
  const { port } = server.address() as AddressInfo;
  const run = promisify(execFile)(process.execPath, [program, `http://127.0.0.1:${port}`]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  server.close();
  return stdout;
}

test('site.json and verify name the publication of a release that was checked in a browser, not its check', async () => {
  portal.passBrowserChecks();
  const { version } = await portal.publishLive({ text: 'Checked' });
  const status = portal.status();
  const entry = status.history.findLast(({ type }) => type === 'published');
  const site = await portal.siteJson();

  assert.deepEqual([site.actor, site.reason], ['team locations', `release ${version}`]);
  assert.equal(site.remotes.locations.entry, entry?.number);
  assert.ok(site.activatedAt >= (entry?.at ?? ''), site.activatedAt);
  assert.equal(status.isCheckedInBrowser, true);
  const printed = await verify(site);
  assert.match(printed, new RegExp(`published by team locations: release ${version}`));
  assert.match(printed, new RegExp(`locations ${version}, entry ${entry?.number} of its history`));
});

test('rejects a release that lacks what the live page has, unless the team acknowledges it', async () => {
  portal.passBrowserChecks();
  const text = 'Call us, or ask for a visit with the form.';
  await portal.publishLive({ text, adds: `h('a', { href: 'tel:+15125550143' }, 'Call')` });
  const { violations } = await portal.publishRejected({ text });
  assert.deepEqual(
    violations.map(({ rule, message }) => [rule, message.includes('tel:+15125550143')]),
    [['live-page', true]],
  );
  const { version } = await portal.publishLive({ text: `${text} We answer.`, acknowledged: ['live-page'] });
  assert.equal(portal.status().live, version);
});

test('site.json names the rollback that makes an older build live again', async () => {
  const [first, second] = await two();
  const before = await portal.siteJson();
  await portal.command('rollback', { reason: 'broken form' });
  const result = await portal.command('rollback', { version: second.version, reason: 'the form was fine' });
  assert.equal(result.isDone, true, result.message);
  const after = await portal.siteJson();

  assert.equal(after.id, (await portal.publisher.site.sites.current())?.site.id);
  assert.deepEqual([after.actor, after.reason], ['operator ada@test', 'the form was fine']);
  assert.equal(after.remotes.locations.entry, portal.history().at(-1)?.number);
  assert.equal(after.createdAt >= before.createdAt, true);
  assert.ok(after.activatedAt > before.activatedAt);
  assert.notEqual(first.version, second.version);
});

test('keeps a rollback that was accepted while the pages are rendered with another shell or other settings', async () => {
  const [first] = await two();
  await portal.stop();
  await breakSource();
  portal.env.COMPANY_PHONE = '512-555-0199';
  proxy.hold();
  const starting = portal.start();
  await until('the shell is rendered', () => (async () => portal.publisher.site.shell)().catch(() => undefined));
  const rollback = portal.command('rollback', { reason: 'broken' });
  proxy.release();
  const result = await rollback;
  await starting;

  assert.equal(result.isDone, true, result.message);
  assert.equal(await portal.heading(), 'One');
  assert.equal(portal.status().live, first.version);
  assert.match(await portal.read('austin.html'), /512-555-0199/);
});

test('repairs a failed activation while the source is unreadable', async () => {
  const [first] = await two();
  await breakSource();
  const headers = portal.site('headers.json');
  await rename(headers, `${headers}-saved`);
  await mkdir(headers);
  assert.equal((await portal.command('rollback', { reason: 'broken form' })).isDone, false);
  assert.equal(await portal.heading(), 'Two');
  await rm(headers, { recursive: true });

  await until('the rollback is live', () => portal.status().live === first.version);
  assert.equal(await portal.heading(), 'One');
  assert.equal((await portal.siteJson()).reason, 'broken form');
  await portal.restart();
  assert.equal(await portal.heading(), 'One');
});

test('publishes a release while the check and the preview of another team do not end', async () => {
  await portal.publishLive({ text: 'Before' });
  proxy.hold('locations');
  const { version } = await portal.publish({ text: 'Held' });
  await until('it is checked', () => portal.status().checking === version);
  await portal.publish({ text: 'Candidate', file: 'candidate.json' });
  const preview = portal.command('preview');

  await portal.publishLive({ name: 'marketing', text: 'Meanwhile', paths: ['/'] });
  assert.equal(portal.status().checking, version);
  proxy.release();
  assert.equal((await preview).isDone, true);
});

test('rejects a release whose check was interrupted three times, also across a restart', async () => {
  await portal.publishLive({ text: 'Before' });
  proxy.interrupt(3);
  const { version } = await portal.publish({ text: 'Ends the renderer' });
  const interrupted = () => portal.history().filter(({ type, isCounted }) => type === 'interrupted' && isCounted);
  await until('a check is interrupted', () => interrupted().length > 0);
  await portal.restart();
  const { violations } = await until('it is rejected', () => {
    const { verdict } = portal.status();
    return verdict?.version === version && verdict.violations.length > 0 ? verdict : undefined;
  });

  assert.equal(violations[0]?.rule, 'interrupted');
  assert.match(violations[0]?.message ?? '', /was interrupted 3 times\. The renderer ended during the job/);
  assert.equal(interrupted().length, 3);
  await portal.command('retry');
  await until('it is live after retry', () => portal.status().live === version);
});

test('removes control characters from actor and reason of a command', async () => {
  await two();
  await portal.command('rollback', {
    actor: 'operator \u001b[2Jada',
    reason: 'new\nline \u001b]0;title\u0007 \u202eend',
  });

  const { actor, reason } = portal.history().at(-1) ?? {};
  assert.deepEqual([actor, reason], ['operator  [2Jada', 'new line  ]0;title   end']);
});
