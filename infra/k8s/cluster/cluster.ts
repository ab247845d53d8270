import { execa } from 'execa';

/** The command of the test cluster: `kubectl ARGS`, `import TAR` and `in COMMAND`. */
const { KUBERNETES = 'kubernetes' } = process.env;

/** Runs the command and returns what it prints. Throws with its error output when it fails. */
const run = async (args: string[], input = '') => (await execa(KUBERNETES, args, { input })).stdout;

export const cluster = (...args: string[]) => run(args);

/** `kubectl …` in the namespace of the portal. */
export const kubectl = (...args: string[]) => run(['kubectl', '--namespace', 'portal', ...args]);

export const apply = (manifests: object[]) =>
  run(
    ['kubectl', 'apply', '--validate=false', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items: manifests }),
  );

interface Pod {
  metadata: { name: string; uid: string };
  status: { conditions?: { type: string; status: string }[] };
}

/** Returns name and uid of the ready pods of a workload. */
export async function readyPods(workload: string): Promise<Pod['metadata'][]> {
  const selector = `app.kubernetes.io/name=${workload}`;
  const { items }: { items: Pod[] } = JSON.parse(await kubectl('get', 'pods', '--selector', selector, '-o', 'json'));
  const isReady = ({ status }: Pod) =>
    status.conditions?.some((condition) => condition.type === 'Ready' && condition.status === 'True');
  return items.filter(isReady).map(({ metadata }) => metadata);
}

/** Deletes one pod of a workload and waits until another one is ready in its place. Returns its name. */
export async function replacePod(workload: string, ...options: string[]): Promise<string> {
  const before = await readyPods(workload);
  const [pod] = before;
  if (!pod) throw new Error(`${workload} has no ready pod.`);
  await kubectl('delete', 'pod', pod.name, ...options);
  const isReplaced = async () => {
    const ready = await readyPods(workload);
    return ready.length === before.length && ready.every(({ uid }) => uid !== pod.uid);
  };
  await until(isReplaced, `a pod of ${workload} is ready in place of ${pod.name}`, 240);
  return pod.name;
}

/** Waits until a condition holds. Throws after the given time. */
export async function until(condition: () => Promise<boolean>, what: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not true within ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
