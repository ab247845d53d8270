import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Manifest } from '../manifests.ts';

/** The command of the test cluster: `kubectl ARGS`, `import TAR` and `in COMMAND`. */
const { KUBERNETES = 'kubernetes' } = process.env;

/** Runs a command and returns what it prints. Throws with its error output when it fails. */
export async function run(command: string, args: string[], input = ''): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}):\n${errors}${output}`);
  return output;
}

export const cluster = (...args: string[]) => run(KUBERNETES, args);

/** `kubectl …` in the namespace of the portal. */
export const kubectl = (...args: string[]) => run(KUBERNETES, ['kubectl', '--namespace', 'portal', ...args]);

export const apply = (manifests: object[]) =>
  run(
    KUBERNETES,
    ['kubectl', 'apply', '--validate=false', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'List', items: manifests }),
  );

/** Returns names of ready pods of a workload. */
export async function readyPods(name: string): Promise<string[]> {
  const list = JSON.parse(await kubectl('get', 'pods', '--selector', `app.kubernetes.io/name=${name}`, '-o', 'json'));
  const isReady = (pod: Manifest & { status: { conditions?: { type: string; status: string }[] } }) =>
    pod.status.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True');
  return list.items.filter(isReady).map(({ metadata }: Manifest) => metadata.name);
}

/** Waits until a condition holds. Throws after the given time. */
export async function until(condition: () => Promise<boolean>, what: string, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
