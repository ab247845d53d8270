import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { type Child, startChild } from '../local/children.ts';
import { type CopiedCheckout, copiedCheckout } from '../local/copied-checkout.ts';
import { freePort } from '../local/ports.ts';
import { runToEnd } from '../local/run-to-end.ts';
import { root } from '../local/workspaces.ts';

let checkout: CopiedCheckout;
let shell: Child | undefined;

before(async () => {
  checkout = await copiedCheckout();
});
after(async () => {
  await shell?.stop();
  await checkout.remove();
});

const at = (...path: string[]) => join(checkout.root, ...path);
const text = (path: string) => readFileSync(at(path), 'utf8');
const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PATH: `${at('node_modules/.bin')}:${process.env.PATH}`,
  ...more,
});
const run = (command: string, ...args: string[]) => runToEnd(command, args, { cwd: checkout.root, env: environment() });
const node = (...args: string[]) => run(process.execPath, ...args);
const create = (...words: string[]) => node('infra/local/create-remote.ts', ...words, '--no-install');

async function succeeds(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, ...args);
  assert.equal(code, 0, output);
  return output;
}

const refused: [words: string[], because: RegExp][] = [
  [[], /Name the new remote/],
  [['News'], /one word of 3 to 16 lower-case letters, not "News"/],
  [['case-library'], /lower-case letters/],
  [['api'], /"api" means something else/],
  [['locations'], /There is a remote "locations" already/],
  [['about'], /\/about is an address of "marketing"/],
];

for (const [words, because] of refused)
  test(`"${words.join(' ')}" makes no remote`, async () => {
    const { code, output } = await create(...words);
    assert.equal(code, 1);
    assert.match(output, because);
  });

test('a new remote is named wherever the others are', async () => {
  const { code, output } = await create('news');
  assert.equal(code, 0, output);
  assert.match(output, /npm run release -- news/);

  const { services, secrets } = parse(text('docker-compose.yml'), { merge: true });
  const model = JSON.stringify(services['mfe-locations']);
  assert.deepEqual(services['mfe-news'], JSON.parse(model.replaceAll('locations', 'news')));
  assert.deepEqual(secrets['release-key-news'], { environment: 'RELEASE_KEY_NEWS' });
  for (const name of ['shell', 'shell-2']) assert.equal(services[name].environment.REMOTE_NEWS, 'http://mfe-news:8080');
  assert.match(text('CODEOWNERS'), /^\/mfe-news\/ +@portal\/news-team$/m);
  // npm's link to a workspace, and its entry in the lock file.
  symlinkSync(at('mfe-news'), at('node_modules/@portal/mfe-news'));
  await succeeds('npm', 'install', '--package-lock-only', '--offline', '--no-audit', '--no-fund');
  assert.equal(JSON.parse(text('package-lock.json')).packages['mfe-news'].name, '@portal/mfe-news');
});

test('a second one of that name is refused', async () => {
  assert.match((await create('news')).output, /There is a remote "news" already/);
});

test('its sources, and what was changed for it, pass every check', async () => {
  await succeeds('biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'mfe-news', 'packages/contracts');
  await succeeds('npm', 'test', '--silent', '--workspace', 'mfe-news');
  await Promise.all(['mfe-news', 'packages/contracts'].map((folder) => succeeds('tsc', '-p', folder)));
  await node('--test', 'infra/k8s/*.test.ts').then(({ code, output }) => assert.equal(code, 0, output));
});

test('it is built, signed, let through the gate and served', async () => {
  const builds = Promise.all([
    succeeds(process.execPath, 'infra/local/build.ts', 'shell'),
    succeeds(process.execPath, 'infra/local/release.ts', 'keys').then(() =>
      succeeds(process.execPath, 'infra/local/release.ts', 'news'),
    ),
  ]);
  assert.match((await builds)[1], /Published news /);
  for (const other of ['mfe-marketing', 'mfe-locations']) symlinkSync(join(root, other, 'dist'), at(other, 'dist'));
  assert.match(await succeeds(process.execPath, 'shell/server/gate/main.ts', 'news'), /news passes the gate/);

  const port = String(await freePort());
  const env = environment({ PORT: port, RELEASE_KEYS: '.portal/keys/release-keys.json', LOG_LEVEL: 'error' });
  shell = startChild(process.execPath, ['server/main.ts'], { cwd: at('shell'), env, stdio: 'inherit' });
  const page = await served(`http://localhost:${port}/news`);
  assert.match(page, /<h1[^>]*>News<\/h1>/);
  assert.match(page, /<title>News \| Lumenward<\/title>/);
  const sitemap = await (await fetch(`http://localhost:${port}/sitemap.xml`)).text();
  assert.match(sitemap, /\/news<\/loc>/);
});

async function served(address: string): Promise<string> {
  for (const limit = Date.now() + 30_000; Date.now() < limit && shell?.process.exitCode === null; await sleep(100)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer.text();
  }
  throw new Error(`${address} is not served.`);
}
