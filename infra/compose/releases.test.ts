import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { copySources } from '../workspaces/checkout-copy.ts';
import { docker } from './stack.ts';
import { applications, command, fetchDesk, fetchSite, signIn, stack, until } from './testing.ts';

const folders: string[] = [];
/** Returns the folder of a copy of the repository with another text on the page of Austin. */
const copyWithText = async (text: string) => {
  const folder = await copySources();
  folders.push(folder);
  const content = join(folder, 'mfe-locations/src/content/austin.content.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replaceAll('Downtown', text));
  return folder;
};
const build = (folder?: string, env?: NodeJS.ProcessEnv) => stack.compose(['build', 'mfe-locations'], { folder, env });
const deploy = () => stack.compose(['up', '--no-build', '--no-deps', '--detach', '--wait', 'mfe-locations']);

const isShown = async (text: string) => (await fetchSite('/austin')).text.includes(text);
const liveVersion = async () => /^locations {2}(\S+)/m.exec(await command('status'))?.[1] ?? '';
const first = await liveVersion();
const analytics = 'G-ABC123';
const startPublisher = () => stack.compose(['up', '--no-build', '--no-deps', '--detach', '--wait', 'publisher']);

// Releases are checked with a video and with Google Analytics, whose hosts nothing in the containers reaches.
before(async () => {
  stack.env.ANALYTICS_ID = analytics;
  await startPublisher();
  await until(() => isShown(analytics));
});

after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
  await build();
  await deploy();
  if ((await liveVersion()) !== first) await command('rollback', 'locations', first);
  delete stack.env.ANALYTICS_ID;
  await startPublisher();
});

test('previews an image before it is deployed, at a secret address', async (context) => {
  const candidate = `${stack.project}-candidate`;
  await build(await copyWithText('Text of a preview'));
  await stack.compose(['run', '--detach', '--name', candidate, 'mfe-locations']);
  context.after(() => docker('rm', '--force', candidate));
  const [link = ''] =
    /http\S+\/preview\/[\w-]+/.exec(await command('preview', 'locations', `http://${candidate}:8080`)) ?? [];

  const opened = await fetchSite(new URL(link).pathname);
  assert.equal(opened.status, 303);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await fetchSite('/austin', { headers: { cookie } });
  assert.match(page.text, /Text of a preview/);
  assert.equal(page.headers.get('cache-control'), 'private, no-store');
  assert.ok(!(await isShown('Text of a preview')));

  const log = await stack.compose(['logs', '--no-log-prefix', '--no-color', 'nginx']);
  assert.match(log, /"path":"\/preview\/"/);
  assert.ok(!log.includes(new URL(link).pathname));
});

test('replaces only the container of a changed remote, and serves the change', async (context) => {
  const containers = () => Promise.all([...applications, 'api-2'].map((service) => stack.inspect(service)));
  const folder = await copyWithText('Rebuilt alone');
  const before = await containers();
  const started = performance.now();
  await stack.compose(['build'], { folder });
  const built = performance.now();
  await stack.compose(['up', '--no-build', '--detach', '--wait']);
  await until(() => isShown('Rebuilt alone'));
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  context.diagnostic(
    `image of the changed remote: built in ${seconds(started, built)} s, served ${seconds(built, performance.now())} s later`,
  );

  const current = await containers();
  const replaced = current.filter(({ Id }, index) => Id !== before[index]?.Id);
  assert.deepEqual(
    replaced.map(({ Name }) => Name),
    [`/${stack.project}-mfe-locations-1`],
  );
});

test('rolls back to an earlier and to a later release', async () => {
  const second = await liveVersion();
  assert.notEqual(second, first);
  await command('rollback', 'locations', first);
  await until(() => isShown('Downtown'));
  await command('rollback', 'locations', second);
  await until(() => isShown('Rebuilt alone'));
});

test('rejects an image signed with another key, reports the reason and keeps the live release', async () => {
  const otherKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await build(await copyWithText('Signed with another key'), { RELEASE_KEY_LOCATIONS: String(otherKey) });
  await deploy();
  await assertRejected(/signature/);
  assert.ok(await isShown('Rebuilt alone'));
});

test('rejects an unsigned image, reports the reason and keeps the live release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-unsigned-'));
  folders.push(folder);
  const { text } = JSON.parse(await stack.exec('mfe-locations', 'cat', '/release/release.json'));
  const image = `${stack.project}-mfe-locations`;
  await writeFile(join(folder, 'release.json'), JSON.stringify({ text }));
  await writeFile(join(folder, 'Dockerfile'), `FROM ${image}\nCOPY release.json /release/\n`);
  await docker('build', '--quiet', '--tag', image, folder);
  await deploy();
  await assertRejected(/not signed/);
  assert.ok(await isShown('Rebuilt alone'));
});

/** Waits until operators see the reason in the status, and expects it on the releases page of managers. */
async function assertRejected(reason: RegExp) {
  await until(async () => reason.test(await command('status')));
  const { text } = await fetchDesk('/admin/releases.json', { headers: { cookie: await signIn() } });
  assert.match(text, reason);
}
