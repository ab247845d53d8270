import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { site } from '@portal/testing/site';
import { pack } from 'tar-stream';
import { CheckFailed } from '../release/check-report.ts';
import { type ReleaseDraft, writeRelease } from '../testing/release-fixture.ts';
import {
  onPort,
  type RendererProcess,
  shell,
  startRenderer,
  withoutUserNamespaces,
} from '../testing/renderer-process.ts';
import { until } from '../testing/until.ts';

let started: RendererProcess;
before(async () => {
  started = await startRenderer();
});
after(() => started.stop());

let count = 0;
interface Options {
  at?: RendererProcess;
  signal?: AbortSignal;
}

async function render(draft: ReleaseDraft, { at = started, signal = AbortSignal.timeout(60_000) }: Options = {}) {
  const { paths = ['/austin'] } = draft;
  const folder = await writeRelease(join(at.folder, `release-${++count}`), { ...draft, paths });
  return at.renderer.render({ shell, remote: { folder, version: '1.0.0-a' }, paths, site }, signal);
}

/** Returns the commands that run release code. The folder of its job is among their arguments. */
const processesOf = ({ jobs }: RendererProcess) =>
  execFileSync('ps', ['-ww', '-eo', 'comm,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((command) => command.includes(`--allow-fs-read=${jobs}/`));

/** A bwrap whose parent is killed before it has started Node waits forever. */
const untilRunning = (at: RendererProcess) =>
  until('release code runs', () => processesOf(at).some((command) => !command.startsWith('bwrap')));
const untilEnded = (at: RendererProcess) => until('no release code runs', () => processesOf(at).length === 0);
const untilEmpty = (at: RendererProcess) =>
  until('the files are deleted', async () => (await readdir(at.jobs)).length === 0);

test('renders the pages of a release inside the layout of the shell', async () => {
  const pages = await render({
    paths: ['/austin', '/san-antonio'],
    component: 'return h("h1", null, path + " " + site.phone);',
  });

  assert.deepEqual([...pages.keys()], ['/austin', '/san-antonio']);
  assert.match(pages.get('/austin')?.body ?? '', /<header.*<h1>\/austin 512-555-0142<\/h1>.*<footer/s);
  assert.match(pages.get('/san-antonio')?.body ?? '', /<h1>\/san-antonio 512-555-0142<\/h1>/);
});

test("renders the shell's own pages without a remote", async () => {
  const paths = ['/not-found', '/outage'];
  const pages = await started.renderer.render({ shell, paths, site }, AbortSignal.timeout(60_000));

  assert.deepEqual([...pages.keys()], paths);
  for (const { body } of pages.values()) assert.match(body, /<main/);
});

test('does not change large pages and text in any language', async () => {
  const text = '<Grüße 🚪 \u2028>'.repeat(20_000);
  const { body = '' } =
    (await render({ component: `return h('p', null, ${JSON.stringify(text)});` })).get('/austin') ?? {};

  assert.ok(body.includes(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')));
});

test('reports every page that does not render', async () => {
  const rejected = render({
    paths: ['/austin', '/fine', '/san-antonio'],
    component: "if (path === '/fine') return null; throw new Error('No ' + path);",
  });

  await assert.rejects(rejected, (error: CheckFailed) => {
    assert.ok(error instanceof CheckFailed);
    assert.deepEqual(
      error.violations.map(({ rule, page, message }) => [rule, page, message]),
      [
        ['render', '/austin', '/austin does not render: No /austin'],
        ['render', '/san-antonio', '/san-antonio does not render: No /san-antonio'],
      ],
    );
    return true;
  });
});

test('runs jobs at a time, and deletes the files of all of them', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, (_, i) => render({ text: `Release ${i}` })));

  for (const [i, pages] of results.entries())
    assert.match(pages.get('/austin')?.body ?? '', new RegExp(`Release ${i}`));
  await untilEmpty(started);
});

test('aborts the job of a client that disconnects', async () => {
  const client = new AbortController();
  const job = render(
    { onLoad: 'setInterval(() => {}, 1000); await new Promise(() => {});' },
    { signal: client.signal },
  );
  await untilRunning(started);
  client.abort();

  await assert.rejects(job, { name: 'AbortError' });
  await untilEnded(started);
  await untilEmpty(started);
});

test('removes the files of a renderer that was killed', async () => {
  const other = await startRenderer();
  const job = render({ onLoad: 'setInterval(() => {}, 1000); await new Promise(() => {});' }, { at: other });
  const failure = assert.rejects(job);
  await untilRunning(other);
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
  await failure;
  assert.equal((await readdir(other.jobs)).length, 1);

  const next = await startRenderer(() => ({ ...onPort(), TMPDIR: other.jobs }));
  assert.deepEqual(await readdir(other.jobs), []);
  await next.stop();
  await other.stop();
});

test('accepts jobs on a port, and fails them with a retryable error when it is killed', async () => {
  const other = await startRenderer(onPort);
  assert.match(other.address, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.match((await render({ text: 'By TCP' }, { at: other })).get('/austin')?.body ?? '', /By TCP/);

  const job = render({ onLoad: 'setInterval(() => {}, 1000); await new Promise(() => {});' }, { at: other });
  const failure = assert.rejects(job, (error) => error instanceof Error && !(error instanceof CheckFailed));
  await untilRunning(other);
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
  await failure;
  await untilEnded(other);
  await assert.rejects(render({}, { at: other }), { code: 'ECONNREFUSED' });
  await other.stop();
});

test('responds to health checks with what confines releases, and rejects other requests', async () => {
  const other = await startRenderer(onPort);
  const response = await fetch(`${other.address}/healthz`);
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), await other.renderer.facts(AbortSignal.timeout(60_000)));
  assert.equal((await fetch(`${other.address}/render`)).status, 404);
  assert.equal((await fetch(`${other.address}/other`, { method: 'POST' })).status, 404);
  await other.stop();
});

test('needs a container in production where the system does not confine releases', async (t) => {
  const start = (env: NodeJS.ProcessEnv) =>
    startRenderer(onPort, undefined, { wrapper: withoutUserNamespaces, env: { NODE_ENV: 'production', ...env } });
  const [command = '', ...args] = withoutUserNamespaces;
  if (spawnSync(command, [...args, 'true']).status !== 0) return t.skip('This system cannot forbid user namespaces.');

  await assert.rejects(start({}), /ended before it accepted jobs/);
  const other = await start({ RENDERER_CONTAINER: '1' });
  assert.deepEqual((await other.renderer.facts(AbortSignal.timeout(60_000))).borders, ['container']);
  await other.stop();
});

test('writes no file outside of the folder of a job', async () => {
  const other = await startRenderer(onPort);
  const archive = pack();
  archive.entry({ name: '../../file' }, 'a');
  archive.finalize();
  const job = Buffer.from(`${JSON.stringify({ paths: ['/austin'], site })}\n`);
  const body = Buffer.concat([job, await buffer(archive as AsyncIterable<Buffer>)]);
  const response = await fetch(`${other.address}/render`, { method: 'POST', body });

  assert.equal(response.status, 400);
  assert.match(JSON.parse(await response.text()).error, /is no file in the folder of the job/);
  await other.stop();
});
