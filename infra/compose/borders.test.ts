import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applications, remotes, stack } from './testing.ts';

test('nginx alone is published, and to this machine alone', async () => {
  const published = [];
  for (const service of await stack.services()) {
    const { NetworkSettings } = await stack.inspect(service);
    if (Object.values(NetworkSettings.Ports).some((bindings) => bindings && bindings.length > 0))
      published.push(service);
    for (const { HostIp } of Object.values(NetworkSettings.Ports).flatMap((bindings) => bindings ?? []))
      assert.equal(HostIp, '127.0.0.1');
  }
  assert.deepEqual(published, ['nginx']);
});

test('the api reaches postgres; shell, remotes and nginx do not, by name or by number', async () => {
  const { NetworkSettings } = await stack.inspect('postgres');
  const [network] = Object.values(NetworkSettings.Networks);
  const byNode = (service: string, host = 'postgres') =>
    stack.exec(
      service,
      'node',
      '-e',
      `const socket = require('node:net').connect({ host: '${host}', port: 5432, timeout: 3000 });
       socket.on('connect', () => process.exit(0)).on('timeout', () => process.exit(1)).on('error', () => process.exit(1))`,
    );
  const byCurl = (service: string, host: string) =>
    stack.exec(service, 'curl', '--silent', '--connect-timeout', '3', '--max-time', '4', `http://${host}:5432`);

  await byNode('api');
  await byNode('api', network?.IPAddress);
  for (const host of ['postgres', network?.IPAddress ?? '']) {
    await assert.rejects(byNode('shell', host));
    // 7: no connection, 6: no such name, 28: no answer. PostgreSQL itself would give an empty reply (52).
    for (const service of ['nginx', 'mfe-marketing', 'mfe-locations', 'mfe-admin'])
      await assert.rejects(byCurl(service, host), ({ code }) => [6, 7, 28].includes(code), service);
  }
});

test('nothing can be written to but volumes and memory, and nobody is root or may become it', async () => {
  for (const service of await stack.services()) {
    const { HostConfig } = await stack.inspect(service);
    assert.equal(HostConfig.ReadonlyRootfs, true, service);
    assert.deepEqual(HostConfig.CapDrop, ['ALL'], service);
    assert.deepEqual(HostConfig.SecurityOpt, ['no-new-privileges:true'], service);
    assert.ok(HostConfig.Memory > 0, service);
    assert.notEqual((await stack.exec(service, 'id', '-u')).trim(), '0', service);
    await assert.rejects(stack.exec(service, 'touch', '/usr/written'), service);
  }
});

test('no secret stands in an environment, and each is in the container that needs it alone', async () => {
  const password = await stack.exec('postgres', 'cat', '/run/secrets/database-password');
  const staff = await stack.exec('api', 'cat', '/run/secrets/staff-password');
  for (const service of await stack.services()) {
    const { Config } = await stack.inspect(service);
    assert.ok(!Config.Env.some((line) => line.includes(password) || line.includes(staff)), service);
    if (!['api', 'api-2', 'postgres'].includes(service))
      await assert.rejects(stack.exec(service, 'ls', '/run/secrets'), service);
  }
  await assert.rejects(stack.exec('api', 'cat', '/run/secrets/database-admin-password'));
});

test('images carry what runs: no package manager, build kit, tests or sources of pages', async () => {
  const tools = ['npm', 'npx', 'yarn', 'corepack', 'tsc', 'rspack', 'panda', 'jest', 'gcc', 'python3', 'git'];
  const packages = ['typescript', '@rspack', '@pandacss', 'jest', '@module-federation'];
  const look = (service: string, ...command: string[]) =>
    stack.exec(service, 'sh', '-c', `${command.join(' ')} || true`);

  for (const service of applications) {
    assert.equal(await look(service, 'which', ...tools), '', service);
    const own = "find /portal /usr/share/nginx -not -path '*/node_modules/*'";
    assert.equal(
      await look(service, own, "\\( -name '*.tsx' -o -name '*.test.*' -o -name .npmrc \\) 2>/dev/null"),
      '',
      service,
    );
    assert.equal(
      await look(service, 'cd /portal/node_modules 2>/dev/null && ls -d', ...packages, '2>/dev/null'),
      '',
      service,
    );
  }
});

test('releases are signed, and the key that signed them is in no image', async () => {
  for (const service of remotes) {
    const { release, signature } = JSON.parse(await stack.exec(service, 'cat', '/release/release.json'));
    assert.ok(release && signature, service);
    assert.equal(JSON.parse(release).commit, process.env.COMMIT, service);
  }
  const places = '/release /portal /data /keys /run /etc /home /root /tmp';
  const find = `grep -rlsE -- '-----BEGIN (ED25519 )?PRIVATE KEY-----' --exclude-dir=node_modules ${places} || true`;
  for (const service of ['shell', ...remotes]) assert.equal(await stack.exec(service, 'sh', '-c', find), '', service);
  assert.deepEqual(
    Object.keys(JSON.parse(await stack.exec('shell', 'cat', '/portal/release-keys.json'))).sort(),
    remotes.map((service) => service.replace('mfe-', '')).sort(),
  );
});

test('every image says what it is', async (context) => {
  for (const service of applications) {
    const { size, labels } = await stack.image(service);
    for (const name of ['title', 'version', 'revision', 'source'])
      assert.ok(labels[`org.opencontainers.image.${name}`], `${service}: ${name}`);
    assert.equal(labels['org.opencontainers.image.revision'], process.env.COMMIT, service);
    context.diagnostic(`image of ${service}: ${Math.round(size / 1e6)} MB`);
  }
});
