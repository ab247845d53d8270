import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTeams } from '@portal/release/teams';
import { verifyRelease } from '@portal/release/verify';
import { docker } from './stack.ts';
import { applications, count, fetchDesk, remotes, signIn, stack } from './testing.ts';

test('publishes ports of nginx only, on the loopback address', async () => {
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

test('allows only the apis to connect to postgres, by name or by address', async () => {
  const { NetworkSettings } = await stack.inspect('postgres');
  const [network] = Object.values(NetworkSettings.Networks);
  const connectWithNode = (service: string, host = 'postgres') =>
    stack.exec(
      service,
      'node',
      '-e',
      `const socket = require('node:net').connect({ host: '${host}', port: 5432, timeout: 3000 });
       socket.on('connect', () => process.exit(0)).on('timeout', () => process.exit(1)).on('error', () => process.exit(1))`,
    );
  const connectWithCurl = (service: string, host: string) =>
    stack.exec(service, 'curl', '--silent', '--connect-timeout', '3', '--max-time', '4', `http://${host}:5432`);

  await connectWithNode('api');
  await connectWithNode('api', network?.IPAddress);
  for (const host of ['postgres', network?.IPAddress ?? '']) {
    for (const service of ['publisher', 'renderer']) await assert.rejects(connectWithNode(service, host), service);
    // Exit codes 6: unknown host, 7: no connection, 28: timeout. With PostgreSQL it would be 52: empty reply.
    for (const service of ['nginx', ...remotes])
      await assert.rejects(connectWithCurl(service, host), ({ exitCode }) => [6, 7, 28].includes(exitCode), service);
  }
});

test('connects the api as a role that owns nothing', async () => {
  const connections = "pg_stat_activity where application_name like 'portal-api%' and usename";
  assert.equal(await count(`${connections} <> 'portal_api'`), 0);
  assert.ok((await count(`${connections} = 'portal_api'`)) > 2);
  assert.equal(await count("pg_tables where schemaname in ('public', 'pgboss') and tableowner <> 'portal'"), 0);
});

test('postgres accepts the certificate of a role only, and no password', async () => {
  const encrypted = 'pg_stat_ssl join pg_stat_activity using (pid)';
  assert.equal(await count("pg_authid where rolname like 'portal%' and rolpassword is not null"), 0);
  assert.equal(
    await count(`${encrypted} where usename = 'portal_api' and client_dn is distinct from '/CN=portal_api'`),
    0,
  );
  assert.ok((await count(`${encrypted} where client_dn = '/CN=portal_api'`)) > 2);

  const connect = (url: string) =>
    stack.exec(
      'api',
      'node',
      '-e',
      `const { Client } = require('pg');
       new Client(${url}).connect().then(() => process.exit(), (error) => { console.error(error.message); process.exit(1) })`,
    );
  await connect('process.env.DATABASE_URL');
  await assert.rejects(
    connect("process.env.DATABASE_URL.replace('//portal_api', '//portal')"),
    /certificate authentication failed/,
  );
  await assert.rejects(
    connect("process.env.DATABASE_URL.replace(/&sslcert.*/, '')"),
    /requires a valid client certificate/,
  );
  await assert.rejects(connect("process.env.DATABASE_URL.replace(/[?].*/, '')"), /no encryption/);
});

test('runs the renderer without network and settings, and with no volume but its socket', async () => {
  const { HostConfig, Config, Mounts } = await stack.inspect('renderer');
  assert.equal(HostConfig.NetworkMode, 'none');
  assert.deepEqual(
    Mounts.map(({ Destination }) => Destination),
    ['/run/renderer'],
  );
  const settings = Config.Env.map((line) => line.split('=')[0]);
  assert.deepEqual(
    settings.filter((name = '') => /SITE|URL|KEY|SECRET|PASSWORD|COMPANY/.test(name)),
    [],
  );
  const interfaces = await stack.exec('renderer', 'node', '-p', 'Object.keys(os.networkInterfaces()).join()');
  assert.equal(interfaces.trim(), 'lo');
});

test('says what confines release code, and does not start a renderer without', async () => {
  const { borders } = JSON.parse(
    await stack.exec(
      'publisher',
      'node',
      '-e',
      "fetch('http://127.0.0.1:8080/healthz').then((r) => r.text()).then(console.log)",
    ),
  );
  assert.equal(borders[0], 'container');
  const { Image } = await stack.inspect('renderer');
  const hardened = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'];
  const unconfined = [
    '--rm',
    '--network',
    'none',
    ...hardened,
    '--env',
    'RENDERER_CONTAINER=',
    '--entrypoint',
    'timeout',
  ];
  await assert.rejects(
    docker('run', ...unconfined, Image, '60', 'node', 'publisher/renderer.ts'),
    /does not confine release code/,
  );
});

test('mounts site builds read-only in nginx', async () => {
  const { Mounts } = await stack.inspect('nginx');
  assert.deepEqual(
    Mounts.filter(({ Destination }) => Destination === '/site').map(({ RW }) => RW),
    [false],
  );
});

test('runs containers with a read-only root file system, without privileges and with limits', async () => {
  for (const service of await stack.services()) {
    const { HostConfig, Config } = await stack.inspect(service);
    assert.equal(HostConfig.ReadonlyRootfs, true, service);
    assert.deepEqual(HostConfig.CapDrop, ['ALL'], service);
    assert.deepEqual(HostConfig.SecurityOpt, ['no-new-privileges:true'], service);
    assert.ok(HostConfig.Memory > 0 && (HostConfig.PidsLimit ?? 0) > 0, service);
    assert.doesNotMatch(Config.User, /^(root|0)?(:|$)/, service);
  }
});

test('passes no secret in the environment, and mounts each only where it is needed', async () => {
  const password = await stack.exec('postgres', 'cat', '/run/secrets/database-admin-password');
  for (const service of await stack.services()) {
    const { Config } = await stack.inspect(service);
    assert.ok(!Config.Env.some((line) => line.includes(password)), service);
    const { Mounts } = await stack.inspect(service);
    const hasSecrets = Mounts.some(({ Destination }) => Destination === '/run/secrets');
    assert.equal(hasSecrets, ['api', 'api-2', 'postgres', 'publisher'].includes(service), service);
  }
  const names = await stack.exec('api', 'node', '-p', "fs.readdirSync('/run/secrets').join()");
  assert.ok(!names.includes('password') && names.includes('database.key'), names);
  const ofPublisher = await stack.exec('publisher', 'node', '-p', "fs.readdirSync('/run/secrets').join()");
  assert.equal(ofPublisher.trim(), 'release-events-key');
});

test('the api reads what strangers send in a process with limits', async () => {
  const { status, text } = await fetchDesk('/api/admin/imports/files', {
    method: 'POST',
    headers: { cookie: await signIn(), 'content-type': 'application/octet-stream' },
    body: 'Name,Email\nAda Byron,ada@example.com\n',
  });
  assert.equal(status, 201, text);
  // Either api has read it.
  const findLimits = (service: string) =>
    stack.exec(
      service,
      'node',
      '-p',
      `fs.globSync('/proc/[0-9]*').filter((folder) => /list-tasks[.]js/.test(fs.readFileSync(folder + '/cmdline', 'utf8')))
       .map((folder) => fs.readFileSync(folder + '/oom_score_adj', 'utf8').trim() + ' ' + fs.readFileSync(folder + '/limits', 'utf8').match(/Max data size +([0-9]+)/)[1]).join()`,
    );
  const found = await Promise.all(['api', 'api-2'].map(findLimits));
  const megabytes = 575 + 200;
  assert.equal(found.join('').trim(), `1000 ${megabytes * 1024 * 1024}`);
});

/** Returns matching paths in a container. Uses Node, because the images of api and publisher have no shell. */
const findFiles = (service: string, folder: string, pattern: RegExp) =>
  stack.exec(
    service,
    'node',
    '-p',
    `fs.globSync('${folder}/**', { exclude: (name) => name === 'proc' || name === 'sys' }).filter((path) => ${pattern}.test(path)).join('\\n')`,
  );

test('images contain no shell, package manager, build tool, test or page source', async () => {
  for (const service of ['publisher', 'api']) {
    await assert.rejects(stack.exec(service, 'sh', '-c', 'true'), service);
    assert.equal((await findFiles(service, '/usr/local', /\/(npm|npx|yarn|corepack)$/)).trim(), '', service);
  }
  for (const service of ['publisher', 'renderer', 'api']) {
    const packages = await stack.exec(service, 'node', '-p', "fs.readdirSync('/portal/node_modules').join('\\n')");
    assert.doesNotMatch(packages, /^(typescript|@rspack|@pandacss|jest|@module-federation)$/m, service);
    const own = await findFiles(service, '/portal/{packages,shell,api}', /\.tsx$|\.test\.|\.npmrc$|\.pem$/);
    assert.equal(
      own
        .split('\n')
        .filter((path) => !path.includes('/node_modules/'))
        .join('\n')
        .trim(),
      '',
      service,
    );
  }
});

test('images of api and publisher are at most 250 MB', async (context) => {
  for (const service of ['api', 'publisher']) {
    const { size } = await stack.image(service);
    context.diagnostic(`image of ${service}: ${Math.round(size / 1e6)} MB`);
    assert.ok(size <= 250e6, service);
  }
});

test('signs releases with the key of their team, and no image contains a private key', async () => {
  const teams = parseTeams(
    await stack.exec('publisher', 'node', '-p', "fs.readFileSync('/portal/infra/teams.json', 'utf8')"),
  );
  for (const team of teams) {
    const service = `mfe-${team.name}`;
    const release = verifyRelease(await stack.exec(service, 'cat', '/release/release.json'), team, { isLocal: false });
    assert.equal(release.commit, process.env.COMMIT, service);
    const find =
      "grep -rlsE -- '-----BEGIN (ED25519 )?PRIVATE KEY-----' /release /keys /run /etc /home /root /tmp || true";
    assert.equal(await stack.exec(service, 'sh', '-c', find), '', service);
  }
});

test('every image has labels', async () => {
  for (const service of applications) {
    const { labels } = await stack.image(service);
    for (const name of ['title', 'version', 'revision', 'source'])
      assert.ok(labels[`org.opencontainers.image.${name}`], `${service}: ${name}`);
    assert.equal(labels['org.opencontainers.image.revision'], process.env.COMMIT, service);
  }
});
