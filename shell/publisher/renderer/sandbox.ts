import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Isolation of processes that run release code, in addition to Node's permission model. */
export interface Sandbox {
  /** User and group of the process, if this process may change them. */
  account?: { uid: number; gid: number };
  /** Command that the command line is appended to. */
  wrapper: string[];
  /** Whether the process cannot send signals to other processes. */
  isPrivate: boolean;
}

/** User and group "nobody". */
const account = { uid: 65534, gid: 65534 };
/** The process ends with its parent. */
const endWithParent = ['setpriv', '--pdeathsig', 'KILL', '--'];
/** Namespaces without other processes and without network. They need no privileges if the kernel allows user namespaces. */
const isolated = [...endWithParent, 'unshare', '--user', '--pid', '--net', '--fork', '--kill-child', '--'];

/** Strictest first. Without `account` the process keeps its user: root can read folders that no other user can read. */
const sandboxes: Sandbox[] = [
  { account, wrapper: isolated, isPrivate: true },
  { wrapper: isolated, isPrivate: true },
  { account, wrapper: endWithParent, isPrivate: false },
  { wrapper: endWithParent, isPrivate: false },
];

/** Returns the strictest sandbox that works on this machine for a process that reads these files. */
export function chooseSandbox(files: string[]): Sandbox {
  const isRoot = process.getuid?.() === 0;
  const possible = sandboxes.filter((sandbox) => isRoot || !sandbox.account);
  return possible.find((sandbox) => works(sandbox, files)) ?? { wrapper: [], isPrivate: false };
}

function works({ account, wrapper }: Sandbox, files: string[]): boolean {
  const script = 'cd "$1" && "$2" --version && shift 2 && for file; do test -r "$file" || exit 1; done';
  const [command = '', ...args] = [...wrapper, 'sh', '-c', script, 'sh', tmpdir(), process.execPath, ...files];
  return spawnSync(command, args, { ...account, cwd: '/', env: {}, stdio: 'ignore' }).status === 0;
}
