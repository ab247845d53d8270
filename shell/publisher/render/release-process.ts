import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ChildJob } from './messages.ts';
import { processorWait } from './processor-wait.ts';
import { chooseSandbox } from './sandbox.ts';
import { sharedPackageFolders } from './shared-packages.ts';

const program = join(import.meta.dirname, 'render-child.js');
const packages = sharedPackageFolders();
const sandbox = chooseSandbox([program, ...packages], process.env.RENDERER_CONTAINER === '1');
/** What confines release code on this machine. */
export const { borders } = sandbox;

/** Node 26 denies `stat` of an allowed folder (`react`) when the name of another allowed folder starts with it (`react-dom`). */
export const isSharedPackage = (path: string): boolean => packages.includes(path);

/** Limit of heap and buffers in kilobytes, because V8's limit does not include buffers. Node reserves 625 MB when it starts. */
const dataLimit = 1_000_000;
/** Release code writes no files and needs few open ones: Node uses about twenty. */
const limits = `ulimit -d ${dataLimit}; ulimit -f 0; ulimit -c 0; ulimit -n 128`;

export interface ReleaseExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ReleaseProcess {
  /** Messages of the program. Release code can write here too. */
  messages: Readable;
  /** Resolves when the process has ended. Rejects when it could not be started. */
  exit: Promise<ReleaseExit>;
  /** Returns the last output on stdout and stderr. */
  output(): string;
  /** Returns how long it has waited for a processor, in milliseconds. */
  processorWait(): number;
  kill(): void;
}

/** Starts the program that runs release code. It can read the folder of the job and the shared packages. */
export function startReleaseProcess(job: ChildJob, folder: string): ReleaseProcess {
  const files = [program, folder, ...packages];
  const [command = '', ...args] = [
    ...sandbox.wrapper(files),
    ...['sh', '-c', `${limits}; exec "$@"`, 'sh', process.execPath],
    ...['--permission', '--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
    ...files.map((path) => `--allow-fs-read=${path}`),
    program,
  ];
  const child = spawn(command, args, {
    ...sandbox.account,
    cwd: '/',
    env: { NODE_ENV: 'production' },
    // A new process group, so that all processes it started are killed with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const exit = new Promise<ReleaseExit>((resolve, reject) => {
    child.once('error', reject);
    // Bubblewrap returns the number of a signal like a shell.
    child.once('exit', (code, signal) => {
      // A Bubblewrap that is killed while it starts leaves a process that waits for it.
      killGroup(child.pid);
      resolve({ code, signal: signal ?? signalOf(code) });
    });
  });
  exit.catch(() => {});

  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4096);
    });
  // `exit` reports a process that ends before it has read its job.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));

  return {
    messages: child.stdio[3] as Readable,
    exit,
    output: () => output,
    processorWait: () => (child.pid ? processorWait(child.pid) : 0),
    kill: () => {
      if (child.exitCode === null && child.signalCode === null) killGroup(child.pid);
    },
  };
}

/** Ends all processes of a group that are left. */
function killGroup(pid: number | undefined) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const signalOf = (code: number | null) =>
  (Object.keys(constants.signals) as NodeJS.Signals[]).find((name) => constants.signals[name] + 128 === code) ?? null;
