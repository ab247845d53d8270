import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { json, type RequestOptions, sendRequest } from '../compose/request.ts';
import { provideKubectl } from '../k8s/kubectl.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { print, runCommand } from './terminal.ts';

/** The publisher checks the first releases in a browser before they are live. */
const firstReleasesMs = 600_000;
const workloads = [
  ...['deployment/mfe-marketing', 'deployment/mfe-locations', 'deployment/mfe-admin', 'deployment/renderer'],
  ...['statefulset/publisher', 'statefulset/api', 'deployment/nginx'],
];

/**
 * `npm run test:kubernetes`: a smoke test of the local overlay in the cluster of the current context. Reads pages and sends a form through
 * nginx, and finds it in PostgreSQL.
 */
runCommand(async () => {
  stopOnSignal();
  for (const workload of workloads) await kubectl('rollout', 'status', workload, '--timeout=600s');

  const port = await freePort();
  const forward = startProcess(provideKubectl(), [
    '--namespace',
    'portal',
    'port-forward',
    'service/nginx',
    `${port}:80`,
  ]);
  const send = (path: string, { headers, ...options }: RequestOptions = {}) =>
    sendRequest(`http://127.0.0.1:${port}${path}`, { ...options, headers: { host: 'localhost', ...headers } });
  try {
    await until(async () => (await send('/austin')).status === 200);
    assert.match((await send('/austin')).text, /Downtown Austin/);
    assert.equal((await send('/nothing-here')).status, 404);

    const email = `${randomUUID()}@example.com`;
    assert.equal((await send('/api/contact', json({ name: 'Ada', email }))).status, 201);
    await until(async () => (await query(`select count(*) from contact_submissions where email = '${email}'`)) === '1');
    assert.equal(
      await query(
        `select distinct ssl, client_dn from pg_stat_ssl join pg_stat_activity using (pid)
         where application_name like 'portal%'`,
      ),
      't|/CN=portal_api',
    );
  } finally {
    await forward.stop();
  }
  print('Pages are served, a form is stored, and the API signs in to PostgreSQL with its certificate.');
  return 0;
});

async function kubectl(...args: string[]): Promise<string> {
  const { code, output } = await run(provideKubectl(), ['--namespace', 'portal', ...args]);
  if (code !== 0) throw new Error(output);
  return output.trim();
}

const query = (sql: string) =>
  kubectl('exec', 'database-1', '--container=postgres', '--', 'psql', '--dbname=portal', '-Atc', sql);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + firstReleasesMs;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not true within ${firstReleasesMs / 1000} s: ${isTrue}`);
    await sleep(500);
  }
}
