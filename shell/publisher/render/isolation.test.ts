import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { site } from '@portal/testing/site';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { CheckFailed } from '../release/check-report.ts';
import { type ReleaseDraft, writeRelease } from '../testing/release-fixture.ts';
import { type RendererProcess, shell, startRenderer, withoutUserNamespaces } from '../testing/renderer-process.ts';

let started: RendererProcess;
let slow: RendererProcess;
/** On a system that forbids user namespaces. Undefined when this one does. */
let unconfined: RendererProcess | undefined;
let connections = 0;
const canForbid = spawnSync(withoutUserNamespaces[0] ?? '', [...withoutUserNamespaces.slice(1), 'true']).status === 0;
const server = createServer((socket) => {
  connections++;
  socket.destroy();
});

before(async () => {
  [started, slow, unconfined] = await Promise.all([
    startRenderer(),
    startRenderer(),
    canForbid ? startRenderer(undefined, undefined, { wrapper: withoutUserNamespaces }) : undefined,
  ]);
  await writeRelease(join(started.folder, 'good'), { text: 'A good release' });
  await writeFile(join(started.folder, 'secret.json'), '"secret"');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  server.close();
  await Promise.all([started.stop(), slow.stop(), unconfined?.stop()]);
});

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

/** Returns the page of a release with this component. */
async function pageOf(component: string): Promise<RenderedPage> {
  const folder = await writeRelease(join(started.folder, `release-${++count}`), { component });
  return (await renderRelease(started, folder)).get('/austin') ?? { head: '', body: '' };
}

/** Returns the names of what a release gets of `process`: values, and functions that can be called. */
async function membersOfProcess() {
  const { body } = await pageOf(`
    const members = [];
    for (let object = process; object && object !== Object.prototype; object = Object.getPrototypeOf(object))
      members.push(...Object.getOwnPropertyNames(object));
    const isValue = (name) => typeof process[name] !== 'function';
    const isCallable = (name) => !isValue(name) && !String(process[name]).includes('deny');
    return h('p', null, JSON.stringify({ values: members.filter(isValue).sort(), callable: members.filter(isCallable).sort() }));`);
  const [, json = ''] = /<p>(.*?)<\/p>/.exec(body) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')) as { values: string[]; callable: string[] };
}

describe('isolation', { concurrency: true }, () => {
  describe('releases that break out', { concurrency: 1 }, () => {
    const database = '/tmp/portal-written-by-release.db';
    const escapes: [what: string, code: string, message: RegExp][] = [
      ['uses a module of Node', `process.getBuiltinModule('fs').readFileSync('/proc/self/environ')`, /use node:fs/],
      ['imports a module of Node', `await import('node:child_process')`, /use node:child_process/],
      ['imports a module of Node through a URL', `await import('data:text/javascript,import "fs"')`, /use node:fs/],
      [
        'imports a module of Node after it replaced methods',
        `Set.prototype.has = RegExp.prototype.test = () => true; String.prototype.startsWith = () => false;
         await import('node:fs')`,
        /use node:fs/,
      ],
      [
        'uses a module of Node under a name that changes',
        `let reads = 0; process.getBuiltinModule({ toString: () => (reads++ ? 'fs' : 'util') });
         process.getBuiltinModule({ toString: () => (reads++ ? 'fs' : 'util') })`,
        /use node:fs/,
      ],
      ['creates a require function', `(await import('node:module')).createRequire('/x')('fs')`, /use node:module/],
      [
        'writes a database',
        `new (process.getBuiltinModule('node:sqlite').DatabaseSync)('${database}').exec('create table t (a)')`,
        /use node:sqlite/,
      ],
      ['opens a socket', `process.getBuiltinModule('net').connect('/tmp/socket')`, /use node:net/],
      ['uses the inspector', `process.getBuiltinModule('inspector')`, /use node:inspector/],
      ['starts a worker thread', `process.getBuiltinModule('worker_threads')`, /use node:worker_threads/],
      ['uses internal modules of Node', `process.binding('spawn_sync')`, /use process\.binding/],
      ['sends a signal to all processes', `process.kill(-1, 'SIGKILL')`, /use process\.kill/],
      ['sends a signal to all processes without Node', 'process._kill(-1, 9)', /use process\._kill/],
      ['opens the inspector of its parent', 'process._debugProcess(process.ppid)', /use process\._debugProcess/],
      ['ends its process', 'process.exit(0)', /use process\.exit/],
      ['ends its process without Node', 'process.reallyExit(0)', /use process\.reallyExit/],
    ];
    for (const [what, code, message] of escapes)
      for (const [where, renderer] of [
        ['', () => started],
        [', where user namespaces are forbidden', () => unconfined],
      ] as const)
        test(`rejects a release that ${what}${where}`, async (t) => {
          const at = renderer();
          if (!at) return t.skip('This system cannot forbid user namespaces.');
          // Also when it catches the error.
          const violations = await violationsOf({ onLoad: `try { ${code} } catch {}` }, at);
          assert.ok(
            violations.some(({ rule, message: found }) => rule === 'permission' && message.test(found)),
            JSON.stringify(violations),
          );
          assert.equal(existsSync(database), false);
        });

    test('hands out nothing of the process but a few values and functions that lead nowhere', async () => {
      const { values, callable } = await membersOfProcess();
      assert.deepEqual(values, ['arch', 'argv', 'env', 'execArgv', 'platform', 'release', 'version', 'versions']);
      assert.deepEqual(callable, ['cwd', 'emitWarning', 'hrtime', 'memoryUsage', 'nextTick', 'uptime']);
    });

    test('hands out no streams with the console', async () => {
      const { body } = await pageOf(
        `return h('p', null, Reflect.ownKeys(console).filter((name) => typeof console[name] !== 'function').join());`,
      );
      assert.match(body, /<p><\/p>/);
    });

    for (const [what, file] of [
      ['a file outside of its folder', () => join(started.folder, 'secret.json')],
      [
        'the repository through a workspace link in node_modules',
        () => join(shell, '../../node_modules/@portal/shell/package.json'),
      ],
    ] as const) {
      const read = () => `await import('file://${file()}', { with: { type: 'json' } })`;
      test(`does not show a release ${what}`, async () => {
        const folder = await writeRelease(join(started.folder, `release-${++count}`), {
          onLoad: `const found = await (async () => (${read()}).default)().catch(() => 'hidden');`,
          component: `return h('p', null, JSON.stringify(found));`,
        });
        const pages = await renderRelease(started, folder).catch((error: Error) => error);
        if (pages instanceof Error) assert.ok(pages instanceof CheckFailed, String(pages));
        else assert.match(pages.get('/austin')?.body ?? '', /<p>&quot;hidden&quot;<\/p>/);
      });

      test(`rejects a release that reads ${what}, where user namespaces are forbidden`, async (t) => {
        if (!unconfined) return t.skip('This system cannot forbid user namespaces.');
        const violations = await violationsOf({ onLoad: `try { ${read()} } catch {}` }, unconfined);
        assert.ok(
          violations.some(
            ({ rule, message }) =>
              rule === 'permission' && /may not read .*(secret\.json|@portal\/shell)/.test(message),
          ),
          JSON.stringify(violations),
        );
      });
    }

    test('rejects a release that connects to a port', async () => {
      const { port } = server.address() as AddressInfo;
      const code = `await fetch('http://127.0.0.1:${port}/').catch(() => {});`;
      await rejects({ onLoad: code }, 'permission', /may not connect to/);
      assert.equal(connections, 0);
    });

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

    test('rejects a release that ends its process while it renders a page', () =>
      rejects({ component: 'process.exit(0);' }, 'permission', /use process\.exit/, '/austin'));

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

    test('rejects a release that renders an endless page', () =>
      rejects({ component: `return h('p', null, 'x'.repeat(30_000_000));` }, 'output', /too large/, '/austin'));

    test('rejects a release that renders a page of more than 1 MB', () =>
      rejects({ component: `return h('p', null, 'x'.repeat(1_000_001));` }, 'output', /more than 1000 kB/, '/austin'));

    test('a release that replaces a built-in function does not change how its results are written', async () => {
      const folder = await writeRelease(join(started.folder, `release-${++count}`), {
        onLoad: `JSON.stringify = () => '{"type":"page","path":"/austin","head":"","body":"forged"}';`,
      });
      const pages = await renderRelease(started, folder);
      assert.match(pages.get('/austin')?.body ?? '', /First text/);
    });
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
