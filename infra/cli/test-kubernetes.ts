import { randomUUID } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker, Stack } from '../compose/stack.ts';
import { adjustedOverlay, databaseAccess, imageOf } from '../k8s/cluster/adjusted-overlay.ts';
import { apply, cluster, kubectl } from '../k8s/cluster/cluster.ts';
import { database, dns, prepared, volume } from '../k8s/cluster/stand-ins.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { copySources } from '../workspaces/checkout-copy.ts';
import { root } from '../workspaces/workspaces.ts';
import { type Phase, runPhases } from './phases.ts';
import { runCommand } from './terminal.ts';

const parts = ['nginx', 'api', 'publisher', 'renderer', 'mfe-marketing', 'mfe-locations', 'mfe-admin'];
const postgres = 'postgres:18-bookworm';
const nodeUser = 1000;
const postgresUser = 999;

/**
 * `npm run test:kubernetes`: builds the images, runs them in a cluster of one node and runs the cluster tests.
 * `KUBERNETES` is the command of a running cluster: `kubectl ARGS`, `import TAR`, `in COMMAND`.
 */
runCommand(async () => {
  const id = randomUUID().slice(0, 8);
  const folder = await mkdtemp(join(tmpdir(), 'portal-cluster-'));
  const stack = new Stack(`portal-${id}`, await freePort());
  const remove = async () => {
    await kubectl('delete', 'namespace', 'portal', '--ignore-not-found').catch(() => {});
    await kubectl('delete', 'persistentvolume', '--all').catch(() => {});
    await docker('rmi', ...parts.map((part) => `${stack.project}-${part}`), ...images(id), nextLocations(id)).catch(
      () => {},
    );
    await rm(folder, { recursive: true, force: true });
  };
  stopOnSignal(remove);

  try {
    const built: Phase = { name: 'images', run: async () => void (await buildImages(stack, id, folder)) };
    const started: Phase = { name: 'start', needs: [built], run: async () => void (await start(id, folder)) };
    return await runPhases([built, started, { name: 'tests', needs: [started], run: () => tests(id) }]);
  } finally {
    await remove();
  }
});

const images = (tag: string) => parts.map((part) => `portal-${part}:${tag}`);
const nextLocations = (tag: string) => `portal-mfe-locations:${tag}-next`;

async function buildImages(stack: Stack, tag: string, folder: string) {
  await stack.compose(['build']);
  for (const part of parts) await docker('tag', `${stack.project}-${part}`, `portal-${part}:${tag}`);

  const sources = await copySources();
  const content = join(sources, 'mfe-locations/src/content/austin.content.ts');
  await writeFile(content, (await readFile(content, 'utf8')).replaceAll('Downtown', 'Published in the cluster'));
  await stack.compose(['build', 'mfe-locations'], { folder: sources });
  await docker('tag', `${stack.project}-mfe-locations`, nextLocations(tag));
  await rm(sources, { recursive: true });

  const archive = join(folder, 'images.tar');
  await docker('save', '--output', archive, postgres, nextLocations(tag), ...images(tag));
  await cluster('import', archive);
  await rm(archive);
}

async function start(tag: string, folder: string) {
  const folderOf = async (name: string, user: number) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o700 });
    await chown(path, user, user);
    return path;
  };
  const claims = ['journal-api-0', 'journal-api-1', 'data-publisher-0'];
  const volumes = await Promise.all(claims.map(async (claim) => volume(claim, await folderOf(claim, nodeUser))));
  const publisher = `portal-publisher:${tag}`;
  const teams = await docker('run', '--rm', publisher, 'node', '-p', "fs.readFileSync('../infra/teams.json', 'utf8')");
  const manifests = adjustedOverlay(tag);
  const certificates = join(folder, 'certificates');
  const created = await run('sh', ['infra/compose/provide-certificates.sh', certificates, 'database-rw.portal']);
  if (created.code !== 0) throw new Error(created.output);

  await apply(manifests.filter(({ kind }) => kind === 'Namespace'));
  await apply([
    ...dns(imageOf('portal-api', tag)),
    ...volumes,
    ...database(
      `docker.io/library/${postgres}`,
      await folderOf('database', postgresUser),
      certificates,
      databaseAccess(),
    ),
    ...prepared(teams),
    ...manifests,
  ]);
  for (const workload of ['statefulset/publisher', 'statefulset/api', 'deployment/nginx'])
    await kubectl('rollout', 'status', workload, '--timeout=300s');
}

/** Runs the tests in the network of the cluster, where an ingress controller would be. */
async function tests(tag: string) {
  const { KUBERNETES = 'kubernetes' } = process.env;
  const address = await kubectl('get', 'service', 'nginx', '-o', 'jsonpath={.spec.clusterIP}');
  return run(KUBERNETES, ['in', process.execPath, '--test', join(root, 'infra/k8s/cluster/portal.cluster.ts')], {
    cwd: root,
    env: { ...process.env, ORIGIN: `http://${address}`, NEXT_LOCATIONS: `docker.io/library/${nextLocations(tag)}` },
  });
}
