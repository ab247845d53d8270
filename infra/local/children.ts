import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Writable } from 'node:stream';

const TIME_TO_STOP_MS = 15_000;

/** Knows every running process group, and ends them when its pipe closes: when the runner is gone, by `kill -9` as well. */
const WATCHDOG = `
groups=' '
while read -r action group; do
  case $action in
    start) groups="$groups$group " ;;
    end) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
set -- $groups
[ $# -eq 0 ] && exit 0
for group; do kill -TERM "-$group" 2>/dev/null; done
sleep 15
for group; do kill -KILL "-$group" 2>/dev/null; done`;

let watchdog: Writable | undefined;
const running = new Set<Child>();

export interface Child {
  process: ChildProcess;
  /** The exit code; 128 and more when a signal ended it. */
  exited: Promise<number>;
  /** Asks the process and what it started to end, and insists after a while. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  stdio?: StdioOptions;
}

/** Starts a process in a group of its own, so that Ctrl-C in the terminal reaches the runner only and the order of stopping is ours. */
export function startChild(command: string, args: string[], { env, cwd, stdio }: ChildOptions = {}): Child {
  const process = spawn(command, args, { env, cwd, detached: true, stdio: stdio ?? ['ignore', 'pipe', 'pipe'] });
  const { pid } = process;
  if (pid) tellWatchdog(`start ${pid}`);

  const exited = ended(process).finally(() => {
    running.delete(child);
    if (pid) {
      signalGroup(pid, 'SIGTERM');
      tellWatchdog(`end ${pid}`);
    }
  });
  const child: Child = { process, exited, stop: () => stop(process, exited) };
  running.add(child);
  return child;
}

export async function stopAllChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()));
}

export function killAllChildren(): void {
  for (const { process } of running) if (process.pid) signalGroup(process.pid, 'SIGKILL');
}

async function ended(child: ChildProcess): Promise<number> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  } catch {
    return 127;
  }
}

async function stop(child: ChildProcess, exited: Promise<number>): Promise<void> {
  const { pid } = child;
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), TIME_TO_STOP_MS);
  await exited;
  clearTimeout(timer);
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // Nobody is left in the group.
  }
}

function tellWatchdog(line: string): void {
  if (!watchdog) {
    const child = spawn('sh', ['-c', WATCHDOG], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    child.unref();
    watchdog = child.stdin;
    watchdog.on('error', () => {});
    (watchdog as Writable & { unref?: () => void }).unref?.();
  }
  watchdog.write(`${line}\n`);
}
