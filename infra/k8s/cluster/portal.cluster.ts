import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { kubectl, readyPods, replacePod, until } from './cluster.ts';
import { send, Visitors } from './visitors.ts';

const { ORIGIN: origin = '', NEXT_LOCATIONS: nextLocations = '' } = process.env;
const workloads = {
  nginx: 'deployment/nginx',
  api: 'statefulset/api',
  publisher: 'statefulset/publisher',
  renderer: 'deployment/renderer',
  'mfe-marketing': 'deployment/mfe-marketing',
  'mfe-locations': 'deployment/mfe-locations',
  'mfe-admin': 'deployment/mfe-admin',
};

const complete = (workload: string) => kubectl('rollout', 'status', workload, '--timeout=300s');
const command = (...words: string[]) =>
  kubectl('exec', 'statefulset/publisher', '--', 'node', 'publisher/cli.ts', ...words);
const query = (sql: string) =>
  kubectl('exec', 'deployment/database', '--', 'psql', '-U', 'portal', '-Atc', sql).then((output) => output.trim());

/** Returns whether every nginx pod serves the page of Austin with this text. */
async function allServe(words: string): Promise<boolean> {
  const pods = await readyPods('nginx');
  const served = await Promise.all(
    pods.map(({ name }) =>
      kubectl('exec', name, '--container=nginx', '--', 'curl', '-s', 'http://127.0.0.1:8080/austin'),
    ),
  );
  return pods.length === 2 && served.every((page) => page.includes(words));
}

/** Returns whether every nginx pod has a site build with a release of every remote. */
async function allComplete(): Promise<boolean> {
  const builds = await Promise.all(
    (await readyPods('nginx')).map(({ name }) =>
      kubectl('exec', name, '--container=nginx', '--', 'cat', '/site/current/site.json'),
    ),
  );
  return builds.length === 2 && builds.every((site) => Object.keys(JSON.parse(site).remotes).length === 3);
}

await until(allComplete, 'the first releases are live in all pods', 300);
const visitors = new Visitors(origin);
after(() => visitors.stop());

/** Runs the action and fails when a visitor's request fails during it. */
async function withoutFailures(action: () => Promise<unknown>) {
  const before = visitors.failures.length;
  const requests = visitors.requests;
  await action();
  assert.deepEqual(visitors.failures.slice(before), []);
  assert.ok(visitors.requests > requests, 'there were requests meanwhile');
}

async function notStored(accepted: string[]): Promise<string[]> {
  const stored = new Set((await query('select email from contact_submissions')).split('\n'));
  return accepted.filter((email) => !stored.has(email));
}

test('serves pages, assets of staff remotes to staff only, and stores forms', async () => {
  assert.match((await send(origin, '/austin')).text, /Downtown Austin/);
  assert.equal((await send(origin, '/nothing-here')).status, 404);
  await until(async () => visitors.accepted.length > 3, 'forms are accepted');
  assert.deepEqual(visitors.failures, []);
  const accepted = visitors.accepted.slice();
  await until(async () => (await notStored(accepted)).length === 0, 'they are stored');
});

test('connects to PostgreSQL with TLS and a client certificate', async () => {
  const rows = await query(
    "select distinct ssl, client_dn from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'portal%'",
  );
  assert.equal(rows, 't|/CN=portal_api');
});

test('publishes and rolls back a release in every nginx pod without a failed request', () =>
  withoutFailures(async () => {
    assert.ok(await allServe('Downtown'));
    await kubectl('set', 'image', 'deployment/mfe-locations', `nginx=${nextLocations}`);
    await until(() => allServe('Published in the cluster'), 'the release is checked and live', 600);
    await command('rollback', 'locations', '--reason', 'test');
    await until(() => allServe('Downtown'), 'the release before is live');
    assert.ok(!(await allServe('Published in the cluster')));
  }));

const kill = ['--grace-period=0', '--force'];
for (const name of ['publisher', 'renderer', 'mfe-marketing', 'api'])
  test(`continues when a pod of ${name} is killed`, () => withoutFailures(() => replacePod(name, ...kill)));

test('continues when a pod of nginx is deleted', () => withoutFailures(() => replacePod('nginx')));

test('starts an nginx pod with the live site while a remote cannot be reached', () =>
  withoutFailures(async () => {
    await kubectl('scale', 'deployment/mfe-admin', '--replicas=0');
    await replacePod('nginx');
    assert.ok(await allServe('Downtown'));
    await kubectl('scale', 'deployment/mfe-admin', '--replicas=1');
    await complete('deployment/mfe-admin');
  }));

test('stores forms of a database outage afterwards, also when an api pod was killed during the outage', () =>
  withoutFailures(async () => {
    await kubectl('scale', 'deployment/database', '--replicas=0');
    const before = visitors.accepted.length;
    await until(async () => visitors.accepted.length > before + 10, 'forms are accepted meanwhile');
    await replacePod('api', ...kill);
    await kubectl('scale', 'deployment/database', '--replicas=1');
    await complete('deployment/database');
    const accepted = visitors.accepted.slice();
    await until(async () => (await notStored(accepted)).length === 0, 'the journals are replayed');
  }));

for (const [name, workload] of Object.entries(workloads))
  test(`replaces every pod of ${name} without a failed request`, () =>
    withoutFailures(async () => {
      await kubectl('rollout', 'restart', workload);
      await complete(workload);
    }));

test('stored every form that was accepted', async (context) => {
  await visitors.stop();
  await until(async () => (await notStored(visitors.accepted)).length === 0, 'all forms are stored');
  context.diagnostic(
    `${visitors.requests} requests, ${visitors.accepted.length} forms, ${visitors.failures.length} failures`,
  );
  assert.deepEqual(visitors.failures, []);
});
