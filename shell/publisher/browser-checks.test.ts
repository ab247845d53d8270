import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { publisherServer } from './http-server.ts';
import { type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';
import { until } from './testing/until.ts';

const { CHROMIUM_PATH = '' } = process.env;
const locations: RemoteDraft = { name: 'locations', paths: ['/austin'] };
const failing: RemoteDraft = {
  name: 'marketing',
  paths: ['/about'],
  browser: { 'page.js': (source) => `throw new Error('only in browsers');\n${source}` },
};
const next = (draft: RemoteDraft, words: string): RemoteDraft => ({ ...draft, adds: `h('p', null, '${words}')` });

let portal: Awaited<ReturnType<typeof startPublisher>>;
async function start(t: TestContext, ...options: Parameters<typeof startPublisher>) {
  portal = await startPublisher(...options);
  t.after(() => portal.stop());
}

const types = (name: string) => portal.status(name).history.map(({ type }) => type);

test('publishes the first releases at once, then checks them in the browser', async (t) => {
  await start(t, [locations], { isFirstStart: true });
  const { live, isCheckedInBrowser } = portal.status('locations');
  assert.ok(live);
  assert.equal(isCheckedInBrowser, false);
  await until('it is being checked', () => portal.status('locations').checking === live);
  // The history has the result before the verdict is saved.
  await until('its verdict is saved', () => portal.status('locations').verdict?.isCheckedInBrowser);

  assert.equal(portal.status('locations').isCheckedInBrowser, true);
  assert.deepEqual(types('locations'), ['checking', 'published', 'checking', 'checked']);
  const server = publisherServer(portal.publisher);
  const health = (await server.inject('/healthz')).json();
  await server.close();
  assert.equal(health.browser, 'available');
  assert.equal(health.remotes[0].isCheckedInBrowser, true);
});

test('keeps a first release that fails in the browser live, reports it, and publishes a fix', async (t) => {
  await start(t, [failing], { isFirstStart: true });
  const verdict = await until('it has failed', () => {
    const { verdict } = portal.status('marketing');
    return verdict?.violations.length ? verdict : undefined;
  });
  const { live, isCheckedInBrowser } = portal.status('marketing');

  assert.equal(live, verdict.version);
  assert.equal(isCheckedInBrowser, false);
  assert.equal(verdict.violations[0]?.rule, 'exception');
  assert.equal(types('marketing').at(-1), 'rejected');
  assert.match(await readFile(join(portal.site, 'about.html'), 'utf8'), /Sample page/);
  const { browser: _, ...fixed } = failing;
  const fix = await portal.publish(fixed);
  assert.deepEqual(fix.violations, []);
  assert.equal(portal.status('marketing').live, fix.version);
  assert.equal(portal.status('marketing').isCheckedInBrowser, true);
  const screenshots = fix.screenshots.map(({ candidate }) => candidate);
  assert.ok(screenshots.length > 0);
  // Managers get `/admin/releases/…` from this folder.
  for (const path of screenshots) await access(join(portal.site, '..', 'staff', path));
});

test('does not publish without a browser, and says why, until there is one', async (t) => {
  const browser = join('/tmp', `portal-browser-${process.pid}`);
  t.after(() => rm(browser, { force: true }));
  await start(t, [locations], { isFirstStart: true, browser });
  const { live } = portal.status('locations');
  const version = await portal.put(next(locations, 'New words'));
  const waiting = await until('it waits', () => portal.status('locations').waiting);
  assert.match(waiting, /no Chromium.*CHROMIUM_PATH.*PUBLISH_UNCHECKED=1/);
  assert.equal(portal.status('locations').live, live);
  assert.ok(!types('locations').includes('rejected'));
  assert.equal(portal.status('locations').source.error, undefined);
  // No link: a launcher may look for its files beside its own path.
  await writeFile(browser, `#!/bin/sh\nexec "${CHROMIUM_PATH}" "$@"`, { mode: 0o755 });

  const { violations } = await until('it has a verdict', () => {
    const { verdict } = portal.status('locations');
    return verdict?.version === version ? verdict : undefined;
  });
  assert.deepEqual(violations, []);
  await until('it is live', () => portal.status('locations').live === version);
  assert.equal(portal.status('locations').isCheckedInBrowser, true);
  assert.equal(portal.status('locations').waiting, undefined);
});

test('publishes without a browser when the operator allows it, and says so', async (t) => {
  await start(t, [locations], { browser: '/nowhere/chromium', env: { PUBLISH_UNCHECKED: '1' } });
  const { version, isCheckedInBrowser, notes } = await portal.publish(locations);

  assert.equal(portal.status('locations').live, version);
  assert.equal(isCheckedInBrowser, false);
  assert.equal(portal.status('locations').isCheckedInBrowser, false);
  assert.match(notes.join(), /no Chromium/);
});

/** Processes of the renderer's Chromium. */
function chromiumProcesses(hasRole: (args: string) => boolean): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), args: args.join(' ') }));
  const isOfRenderer = (pid: number): boolean => {
    const found = processes.find((process) => process.pid === pid);
    if (!found) return false;
    return found.parent === portal.renderer.process.pid || isOfRenderer(found.parent);
  };
  return processes.filter(({ pid, args }) => hasRole(args) && isOfRenderer(pid)).map(({ pid }) => pid);
}
const isTab = (args: string) => args.includes('--type=renderer');
const isBrowser = (args: string) => args.includes('--remote-debugging-pipe') && !args.includes('--type=');

/** Publishes a good release, and does something to processes of Chromium as soon as a page is open. Expects the release to go live. */
async function assertPublishedAlthough(
  draft: RemoteDraft,
  meddle: (processes: { tabs: number[]; browser: number[] }) => Promise<void>,
) {
  const version = await portal.put(draft);
  const tabs = await until('a page is open', () => {
    const found = chromiumProcesses(isTab);
    return found.length > 0 ? found : undefined;
  });
  await meddle({ tabs, browser: chromiumProcesses(isBrowser) });
  const { violations } = await until('it is decided', () => {
    const { verdict } = portal.status('locations');
    return verdict?.version === version ? verdict : undefined;
  });

  assert.deepEqual(violations, []);
  assert.equal(portal.status('locations').live, version);
}

function signal(processes: number[], name: NodeJS.Signals) {
  assert.ok(name === 'SIGCONT' || processes.length > 0);
  for (const pid of processes)
    try {
      process.kill(pid, name);
    } catch {
      // The check has closed the page.
    }
}

describe('publishes a good release', { concurrency: 1 }, () => {
  before(async () => {
    portal = await startPublisher([locations], { isFirstStart: true });
    await until('the first release is checked', () => portal.status('locations').isCheckedInBrowser);
  });
  after(() => portal.stop());

  const although: [what: string, meddle: Parameters<typeof assertPublishedAlthough>[1]][] = [
    [
      'whose pages had no processor time for longer than the time limit',
      async ({ tabs }) => {
        signal(tabs, 'SIGSTOP');
        // Longer than the limit for loading a page.
        await setTimeout(20_000);
        signal(tabs, 'SIGCONT');
      },
    ],
    ['whose tabs crashed', async ({ tabs }) => signal(tabs, 'SIGKILL')],
    ['after the browser crashed', async ({ browser }) => signal(browser, 'SIGKILL')],
  ];
  for (const [what, meddle] of although) test(what, () => assertPublishedAlthough(next(locations, what), meddle));
});

/** Always has more requests than Chromium sends at a time: it ends those that wait. It holds images back itself. */
const loadsStyles = `let count = 0;
  const load = () => {
    for (let i = 0; i < 20; i++) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href: new URL('./page.css?' + count++, import.meta.url).href });
      link.onload = () => link.remove();
      document.head.append(link);
    }
  };
  const timer = setInterval(load, 500);
  return () => clearInterval(timer);`;
/** Runs a command with interfaces of its own. Its user is root there, as root is in a container. */
const withOwnInterfaces = [
  ...['unshare', '--user', '--map-root-user', '--net', '--'],
  ...['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'],
];

test('publishes a good release while interfaces of the machine appear and disappear', async (t) => {
  const [command = '', ...args] = withOwnInterfaces;
  if (spawnSync(command, [...args, 'true']).status !== 0) return t.skip('This system forbids user namespaces.');
  await start(t, [locations], { wrapper: withOwnInterfaces });
  await assertPublishedAlthough({ ...locations, effect: loadsStyles }, async () => {
    const { pid } = portal.renderer.process;
    const change = (verb: string) => `ip address ${verb} 192.0.2.1/32 dev lo; sleep .05;`;
    const changes = `for i in $(seq 100); do ${change('add')} ${change('del')} done`;
    const inRenderer = ['--target', `${pid}`, '--user', '--net', '--preserve-credentials', '--'];
    const changing = spawn('nsenter', [...inRenderer, 'sh', '-ec', changes], { stdio: 'inherit' });
    assert.deepEqual(await once(changing, 'exit'), [0, null]);
  });
});
