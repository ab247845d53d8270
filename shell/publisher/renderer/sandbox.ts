import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** How processes that run release code are separated from the rest of the machine, beyond Node's permission model. */
export interface Sandbox {
  /** User and group of the process, where this process may change them. */
  account?: { uid: number; gid: number };
  /** Command line in front of the process. */
  wrapper: string[];
  /** Whether the process can send no signal to processes of others. */
  isPrivate: boolean;
}

/** User and group "nobody". */
const account = { uid: 65534, gid: 65534 };
/** The process ends with its parent. */
const dependent = ['setpriv', '--pdeathsig', 'KILL', '--'];
/** Namespaces without other processes and without a network. They need no privileges where the kernel allows them. */
const alone = [...dependent, 'unshare', '--user', '--pid', '--net', '--fork', '--kill-child', '--'];

/** The strictest first. Without an account, root can read a folder that nobody else can enter. */
const sandboxes: Sandbox[] = [
  { account, wrapper: alone, isPrivate: true },
  { wrapper: alone, isPrivate: true },
  { account, wrapper: dependent, isPrivate: false },
  { wrapper: dependent, isPrivate: false },
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
