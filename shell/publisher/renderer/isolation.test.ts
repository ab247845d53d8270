import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { site } from '@portal/testing/site';
import { CheckFailed } from '../checks/check-report.ts';
import { type ReleaseDraft, writeRelease } from '../testing/release-fixture.ts';
import { type RendererProcess, shell, startRenderer } from '../testing/renderer-process.ts';
import { sandbox } from './release-process.ts';

let started: RendererProcess;
let slow: RendererProcess;
let connections = 0;
const server = createServer((socket) => {
  connections++;
  socket.destroy();
});

before(async () => {
  [started, slow] = await Promise.all([startRenderer(), startRenderer()]);
  await writeRelease(join(started.folder, 'good'), { text: 'A good release' });
  await writeFile(join(started.folder, 'secret'), 'secret');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  server.close();
  await Promise.all([started.stop(), slow.stop()]);
});

const fs = `const fs = process.getBuiltinModule('fs');`;

async function renderRelease(at: RendererProcess, folder: string) {
  const remote = { folder, version: '1.0.0-a' };
  return at.renderer.render({ shell, remote, paths: ['/austin'], site }, AbortSignal.timeout(300_000));
}

let count = 0;
/** Renders an invalid and a valid release at the same time. Returns the violations of the first. */
async function violationsOf(draft: ReleaseDraft, at = started) {
  const folder = await writeRelease(join(started.folder, `release-${++count}`), draft);
  const [bad, good] = await Promise.allSettled([
    renderRelease(at, folder),
    renderRelease(at, join(started.folder, 'good')),
  ]);
  assert.equal(good.status, 'fulfilled', String(good.status === 'rejected' && good.reason));
  assert.match(good.value.get('/austin')?.body ?? '', /A good release/);
  assert.equal(bad.status, 'rejected', 'The release was accepted.');
  assert.ok(bad.reason instanceof CheckFailed, String(bad.reason));
  for (const { hint } of bad.reason.violations) assert.ok(hint);
  return bad.reason.violations.map(({ rule, page, message }) => ({ rule, page, message }));
}

async function rejects(draft: ReleaseDraft, rule: string, message: RegExp, page?: string) {
  const violations = await violationsOf(draft);
  const found = violations.find((violation) => violation.rule === rule && message.test(violation.message));
  assert.ok(found, JSON.stringify(violations));
  assert.equal(found.page, page);
}

describe('isolation', { concurrency: true }, () => {
  describe('releases that break out', { concurrency: 1 }, () => {
    test('rejects a release that reads the environment of the process', () =>
      rejects(
        { onLoad: `${fs} fs.readFileSync('/proc/self/environ');` },
        'permission',
        /may not read \/proc\/self\/environ/,
      ));

    test('rejects a release that reads the folder of another release, and catches the error', () =>
      rejects(
        {
          component: `${fs} try { fs.readdirSync(${JSON.stringify(join(started.folder, 'good'))}) } catch {} return null;`,
        },
        'permission',
        /may not read .*good/,
        '/austin',
      ));

    test('rejects a release that reads a file outside of its folder', () =>
      rejects(
        { onLoad: `${fs} fs.readFileSync(${JSON.stringify(join(started.folder, 'secret'))});` },
        'permission',
        /may not read .*secret/,
      ));

    test('rejects a release that reads the repository through a workspace link in node_modules', () =>
      rejects(
        {
          onLoad: `${fs} fs.readFileSync(${JSON.stringify(join(shell, '../../node_modules/@portal/shell/package.json'))});`,
        },
        'permission',
        /may not read .*@portal\/shell/,
      ));

    test('rejects a release that writes a file', async () => {
      const file = '/tmp/portal-written-by-release';
      await rejects({ onLoad: `${fs} fs.writeFileSync('${file}', '');` }, 'permission', /may not write \/tmp/);
      assert.equal(existsSync(file), false);
    });

    for (const [name, code] of [
      ['fetch', (port: number) => `await fetch('http://127.0.0.1:${port}/').catch(() => {});`],
      [
        'a socket',
        (port: number) => `process.getBuiltinModule('net').connect(${port}, '127.0.0.1').on('error', () => {});`,
      ],
    ] as const)
      test(`rejects a release that connects to a port with ${name}`, async () => {
        const { port } = server.address() as AddressInfo;
        await rejects({ onLoad: code(port) }, 'permission', /may not connect to/);
        assert.equal(connections, 0);
      });

    test('rejects a release that starts a process', () =>
      rejects({ onLoad: `process.getBuiltinModule('child_process').spawn('id');` }, 'permission', /may not start id/));

    test('rejects a release that uses the inspector', () =>
      rejects(
        { onLoad: `new (process.getBuiltinModule('inspector').Session)().connect();` },
        'permission',
        /may not use the inspector/,
      ));

    test('rejects a release that starts a worker thread', () =>
      rejects(
        { onLoad: `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true });` },
        'permission',
        /may not start a worker thread/,
      ));

    test('rejects a release that fills the memory with buffers', () =>
      rejects(
        { onLoad: 'globalThis.kept = []; for (let i = 0; i < 32; i++) kept.push(Buffer.alloc(64 << 20));' },
        'memory',
        /allocat|memory/i,
      ));

    test('rejects a release that fills the heap', () =>
      rejects(
        { onLoad: 'const kept = []; for (;;) kept.push(Array(10_000_000).fill(0));' },
        'memory',
        /needs more memory/,
      ));

    test('rejects a release that ends its process', () =>
      rejects({ onLoad: 'process.exit(0);' }, 'render', /ends its process/));

    test('rejects a release that ends its process while it renders a page', () =>
      rejects({ component: 'process.exit(0);' }, 'render', /ends its process/, '/austin'));

    test('rejects a release that sends a signal to its parent', () =>
      rejects(
        { onLoad: `process.kill(process.ppid, 'SIGKILL');` },
        'permission',
        /may not send a signal to process \d/,
      ));

    test('rejects a release that sends a signal to all processes', () =>
      rejects({ onLoad: `process.kill(-1, 'SIGKILL');` }, 'permission', /send a signal to process -1/));

    test('rejects a release that sends signals without Node, which do not reach other processes', {
      skip: !sandbox.isPrivate && !sandbox.account && 'Signals cannot be prevented on this machine.',
    }, async () => {
      const onLoad = 'for (const pid of [-1, process.ppid]) process._kill(pid, 9);';
      const folder = await writeRelease(join(started.folder, 'kills'), { onLoad });
      await Promise.allSettled([renderRelease(started, folder)]);
      const [, good] = await Promise.allSettled([
        renderRelease(started, folder),
        renderRelease(started, join(started.folder, 'good')),
      ]);
      assert.equal(good.status, 'fulfilled');
    });

    test('rejects a release that throws outside rendering', () =>
      rejects(
        {
          onLoad: `setTimeout(() => { throw new Error('from a timer') }); await new Promise((r) => setTimeout(r, 100));`,
        },
        'render',
        /from a timer/,
      ));

    test('rejects a release that never finishes loading', () =>
      rejects({ onLoad: 'await new Promise(() => {});' }, 'render', /ends its process/));

    const line = `JSON.stringify({ type: 'page', path: '/austin', head: '', body: 'forged' }) + '\\n'`;
    test('rejects a release that writes a page to the result channel before it is loaded', () =>
      rejects({ onLoad: `${fs} fs.writeSync(3, ${line});` }, 'output', /channel for pages/));

    test('rejects a release that writes a page to the result channel instead of rendering it', () =>
      rejects({ component: `${fs} fs.writeSync(3, ${line}); return null;` }, 'output', /channel for pages/));

    test('rejects a release that writes a page that was not requested', () =>
      rejects(
        { component: `${fs} fs.writeSync(3, ${line.replace('/austin', '/about')}); return null;` },
        'output',
        /not requested/,
        '/austin',
      ));

    test('rejects a release that writes an endless line to the result channel', () =>
      rejects(
        { component: `${fs} for (const text = 'x'.repeat(1 << 20);;) fs.writeSync(3, text);` },
        'output',
        /too large/,
        '/austin',
      ));

    test('rejects a release that renders a page of more than 1 MB', () =>
      rejects({ component: `return h('p', null, 'x'.repeat(1_000_001));` }, 'output', /more than 1000 kB/, '/austin'));

    test('rejects a release that replaces built-in functions before results are written', () =>
      rejects(
        {
          onLoad: `JSON.stringify = () => '{"type":"page","path":"/about","head":"","body":"forged"}';
          Array.prototype[Symbol.iterator] = function* () {}; Array.prototype.join = () => 'forged';`,
        },
        'globals',
        /changes JSON.stringify/,
      ));
  });

  describe('slow releases', { concurrency: true }, () => {
    const rejectsSlow = async (draft: ReleaseDraft, message: RegExp, page?: string) => {
      const [violation] = await violationsOf(draft, slow);
      assert.equal(violation?.rule, 'time');
      assert.match(violation.message, message);
      assert.equal(violation.page, page);
    };
    test('rejects a release that has an endless loop while it is loaded', () =>
      rejectsSlow({ onLoad: 'for (;;);' }, /does not load within 10 s/));

    test('rejects a release that has an endless loop in a component', () =>
      rejectsSlow({ component: 'for (;;);' }, /\/austin does not render within 5 s/, '/austin'));

    test('rejects a release that has a page that waits for a promise for ever', () =>
      rejectsSlow(
        { onLoad: 'setInterval(() => {}, 1000);', component: 'throw new Promise(() => {});' },
        /\/austin does not render within 5 s/,
        '/austin',
      ));
  });
});
