import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runCommand } from './commands/run-command.ts';
import { type RemoteDraft, startPublisher } from './testing/broken-releases-fixture.ts';
import { writeShell } from './testing/shell-fixture.ts';
import { until } from './testing/until.ts';

const about: RemoteDraft = { name: 'marketing', paths: ['/about'] };
const newWords = "h('p', null, 'New words')";
let folder: string;
let portal: Awaited<ReturnType<typeof startPublisher>>;
const shell = () => portal.status('shell');
const read = (file: string) => readFile(join(portal.site, file), 'utf8');
const liveShell = async () => JSON.parse(await read('site.json')).shell.version;
const checks = () => shell().history.filter(({ type }) => type === 'checking').length;
const rollBack = (version?: string, reason?: string) =>
  runCommand(portal.publisher, {
    ...{ type: 'rollback', remote: 'shell', actor: 'operator ada@test' },
    ...(version && { version }),
    ...(reason && { reason }),
  });
const untilReady = () => until('the publisher is ready', () => portal.publisher.isReady);

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-shell-'));
  await writeShell(folder, '1.0.0-first');
  portal = await startPublisher([about], { isFirstStart: true, env: { SHELL_RELEASE_DIR: folder } });
});
after(async () => {
  await portal.stop();
  await rm(folder, { recursive: true });
});

test('a first shell is live at once', async () => {
  assert.equal(shell().live, '1.0.0-first');
  assert.equal(shell().isCheckedInBrowser, undefined);
  assert.equal(shell().watch, undefined);
});

test('a shell that breaks every page does not become live: the site, releases and settings go on with the one before', async () => {
  const broken = await writeShell(folder, '1.0.0-broken', "throw new Error('no shell');");
  await portal.restart();
  await until('it is checked', () => shell().checking === broken);
  // A start does not wait for the check, which lasts minutes on a small machine.
  assert.deepEqual([portal.publisher.isServing, portal.publisher.isReady], [true, false]);
  assert.equal(await liveShell(), '1.0.0-first');
  const { violations, version } = await until('it is rejected', () => shell().verdict);
  assert.equal(version, broken);
  assert.ok(
    violations.some(({ page, message }) => page === '/about' && message.includes('no shell')),
    JSON.stringify(violations),
  );

  await portal.restart({ COMPANY_PHONE: '512-555-0199' });
  await untilReady();
  await until('the settings are applied', async () => (await read('about.html')).includes('512-555-0199'));
  const { isCheckedInBrowser } = await portal.publish({ ...about, adds: newWords });
  assert.ok(isCheckedInBrowser);
  const html = await read('about.html');
  assert.ok(html.includes('/shell/1.0.0-first/main.css') && html.includes('New words'));
  assert.equal(await liveShell(), '1.0.0-first');
  assert.equal(checks(), 1);
});

test('a person makes the rejected shell live with a reason, and it stays', async () => {
  const { message } = await rollBack('1.0.0-broken');
  assert.match(message, /has rejected 1\.0\.0-broken\. Say why it was wrong: --reason TEXT/);
  const result = await rollBack('1.0.0-broken', 'An error of the check.');
  assert.equal(result.isDone, true, result.message);
  assert.equal(await liveShell(), '1.0.0-broken');
  assert.ok((await read('about.html')).includes('New words'));

  await portal.restart();
  await untilReady();
  assert.equal(await liveShell(), '1.0.0-broken');
  assert.equal(shell().watch, undefined);
  await rollBack();
  assert.equal(await liveShell(), '1.0.0-first');
  await portal.restart();
  await untilReady();
  assert.equal(await liveShell(), '1.0.0-first');
});

test('a good shell is checked and becomes live, also with other settings', async () => {
  const good = await writeShell(folder, '1.0.0-good', '// Another build.');
  await portal.restart({ COMPANY_PHONE: '512-555-0177' });
  await until('it is decided', () => shell().verdict?.version === good);

  assert.deepEqual(shell().verdict?.violations, []);
  assert.equal(await liveShell(), good);
  assert.ok((await read('about.html')).includes('512-555-0177'));
  assert.equal(shell().isCheckedInBrowser, true);
  assert.deepEqual(shell().earlier.slice(0, 1), ['1.0.0-first']);
  assert.ok(shell().watch);
});
