import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** What confines release code in addition to Node's permission model and the list of modules in `render-child.js`. */
export type Border = 'container' | 'user' | 'files' | 'processes' | 'network';

/** Isolation of processes that run release code. */
export interface Sandbox {
  /** User and group of the process, if this process may change them. */
  account?: { uid: number; gid: number };
  /** Returns the command that the command line is appended to. The process reads these files and folders. */
  wrapper: (files: string[]) => string[];
  borders: Border[];
}

/** User and group "nobody". */
const account = { uid: 65534, gid: 65534 };
/** The process ends with its parent. */
const endWithParent = ['setpriv', '--pdeathsig', 'KILL', '--'];
/** In a user namespace of its own, so that processes of the same user outside do not count. Node has a dozen threads. */
const fewProcesses = ['prlimit', '--nproc=256', '--'];
/** Folders of Node's libraries, `sh` and `prlimit`. */
const systemFolders = ['/usr', '/bin', '/lib', '/lib64'];

/** Namespaces without other files, processes and network. They need no privileges if the kernel allows user namespaces. */
const bubblewrap = (files: string[]) => [
  ...[...endWithParent, 'bwrap', '--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--chdir', '/'],
  ...[...systemFolders, process.execPath, ...files].flatMap((path) => ['--ro-bind-try', path, path]),
  '--',
  ...fewProcesses,
];
/** Namespaces without other processes and network, where Bubblewrap is not installed. */
const namespaces = () => [
  ...[...endWithParent, 'unshare', '--user', '--pid', '--net', '--fork', '--kill-child', '--'],
  ...fewProcesses,
];

/** Strictest first. Without `account` the process keeps its user: root can read folders that no other user can read. */
const sandboxes: Sandbox[] = [
  { account, wrapper: bubblewrap, borders: ['user', 'files', 'processes', 'network'] },
  { wrapper: bubblewrap, borders: ['files', 'processes', 'network'] },
  { account, wrapper: namespaces, borders: ['user', 'processes', 'network'] },
  { wrapper: namespaces, borders: ['processes', 'network'] },
  { account, wrapper: () => endWithParent, borders: ['user'] },
  { wrapper: () => endWithParent, borders: [] },
];

/**
 * Returns the strictest sandbox that works on this machine for a process that reads these files.
 *
 * @param isInContainer whether the whole renderer has no network, secrets or files of other processes
 */
export function chooseSandbox(files: string[], isInContainer: boolean): Sandbox {
  const isRoot = process.getuid?.() === 0;
  const possible = sandboxes.filter((sandbox) => isRoot || !sandbox.account);
  const chosen = possible.find((sandbox) => works(sandbox, files)) ?? { wrapper: () => [], borders: [] };
  return isInContainer ? { ...chosen, borders: ['container', ...chosen.borders] } : chosen;
}

function works({ account, wrapper }: Sandbox, files: string[]): boolean {
  const needed = [...files, tmpdir()];
  const script = '"$1" --version && shift && for file; do test -r "$file" || exit 1; done';
  const [command = '', ...args] = [...wrapper(needed), 'sh', '-c', script, 'sh', process.execPath, ...needed];
  return spawnSync(command, args, { ...account, cwd: '/', env: {}, stdio: 'ignore' }).status === 0;
}
