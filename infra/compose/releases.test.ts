import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { copiedSources } from '../local/copied-checkout.ts';
import { docker } from './stack.ts';
import { applications, ask, type Question, signIn, stack, until } from './testing.ts';

const folders: string[] = [];
/** A copy of the repository in which the page of Austin says something else. */
const copySaying = async (words: string) => {
  const folder = await copiedSources();
  folders.push(folder);
  const content = join(folder, 'mfe-locations/src/content/austin.content.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replaceAll('Downtown', words));
  return folder;
};
const build = (folder?: string, env?: NodeJS.ProcessEnv) => stack.compose(['build', 'mfe-locations'], { folder, env });
const deploy = () => stack.compose(['up', '--no-build', '--no-deps', '--detach', '--wait', 'mfe-locations']);
const order = (...words: string[]) => stack.exec('shell', 'node', 'server/control/main.ts', ...words);

const textOf = async (path: string, question?: Question) => (await ask(path, question)).text();
const says = async (words: string) => (await textOf('/austin')).includes(words);
const liveVersion = async () => /^locations {2}(\S+)/m.exec(await order('status'))?.[1] ?? '';
const first = await liveVersion();

after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
  await build();
  await deploy();
  if ((await liveVersion()) !== first) await order('rollback', 'locations', first);
});

test('an image can be looked at before it is deployed, past nginx’s memory and by whoever has the link alone', async (context) => {
  const candidate = `${stack.project}-candidate`;
  await build(await copySaying('Looked at beforehand'));
  await stack.compose(['run', '--detach', '--name', candidate, 'mfe-locations']);
  context.after(() => docker('rm', '--force', candidate));
  const [link = ''] =
    /http\S+\/preview\/\S+/.exec(await order('preview', 'locations', `http://${candidate}:8080`)) ?? [];

  const door = await ask(new URL(link).pathname);
  assert.equal(door.status, 303);
  assert.equal(door.headers.get('x-cache'), null);
  const cookie = door.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (let visit = 0; visit < 2; visit++) {
    const page = await ask('/austin', { headers: { cookie } });
    assert.equal(page.headers.get('x-cache'), 'BYPASS');
    assert.match(await page.text(), /Looked at beforehand/);
    assert.ok(!(await says('Looked at beforehand')));
  }
  const releases = await ask('/releases.json', { headers: { cookie } });
  assert.equal(releases.headers.get('x-cache'), 'BYPASS');
  assert.notEqual(await releases.text(), await textOf('/releases.json'));

  const log = await stack.compose(['logs', '--no-log-prefix', '--no-color', 'nginx']);
  assert.match(log, /"path":"\/preview\/"/);
  assert.ok(!log.includes(new URL(link).pathname));
});

test('a change in one remote rebuilds and replaces its image alone, and visitors get it', async (context) => {
  const containers = () => Promise.all([...applications, 'shell-2', 'api-2'].map((service) => stack.inspect(service)));
  const folder = await copySaying('Rebuilt alone');
  const before = await containers();
  const started = performance.now();
  await stack.compose(['build'], { folder });
  const built = performance.now();
  await stack.compose(['up', '--no-build', '--detach', '--wait']);
  await until(() => says('Rebuilt alone'));
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  context.diagnostic(
    `image of the changed remote: built in ${seconds(started, built)} s, served ${seconds(built, performance.now())} s later`,
  );

  const made = await containers();
  const replaced = made.filter(({ Id }, index) => Id !== before[index]?.Id);
  assert.deepEqual(
    replaced.map(({ Name }) => Name),
    [`/${stack.project}-mfe-locations-1`],
  );
});

test('inside the shell’s container a release is rolled back and brought back, in every shell', async () => {
  const second = await liveVersion();
  assert.notEqual(second, first);
  const everybodySays = async (words: string) =>
    (await Promise.all(['shell', 'shell-2'].map((shell) => stack.exec(shell, 'node', '-e', readAustin)))).every(
      (page) => page.includes(words),
    );

  await order('rollback', 'locations', first);
  await until(async () => (await everybodySays('Downtown')) && (await says('Downtown')), 10);
  await order('rollback', 'locations', second);
  await until(async () => (await everybodySays('Rebuilt alone')) && (await says('Rebuilt alone')), 10);
});

test('an image signed with another key is refused with its reason, and what is live stays', async () => {
  const stranger = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await build(await copySaying('Signed by a stranger'), { RELEASE_KEY_LOCATIONS: String(stranger) });
  await deploy();
  await refused(/not made with a key of "locations"/);
  assert.ok(await says('Rebuilt alone'));
});

test('an image that is not signed is refused with its reason, and what is live stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-unsigned-'));
  folders.push(folder);
  const { release } = JSON.parse(await stack.exec('mfe-locations', 'cat', '/release/release.json'));
  const image = `${stack.project}-mfe-locations`;
  await writeFile(join(folder, 'release.json'), release);
  await writeFile(join(folder, 'Dockerfile'), `FROM ${image}\nCOPY release.json /release/\n`);
  await docker('build', '--quiet', '--tag', image, folder);
  await deploy();
  await refused(/The release is not signed/);
  assert.ok(await says('Rebuilt alone'));
});

const readAustin = "fetch('http://127.0.0.1:8080/austin').then((answer) => answer.text()).then(console.log)";

/** Managers and whoever is at the machine are told why. */
async function refused(reason: RegExp) {
  await until(async () => reason.test(await order('status')), 15);
  const status = await textOf('/admin/releases.json', { headers: { cookie: await signIn() } });
  assert.match(status, new RegExp(reason.source.replaceAll('"', '\\\\"')));
}
