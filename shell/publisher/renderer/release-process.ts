import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ChildJob } from './render-child.ts';
import { chooseSandbox } from './sandbox.ts';
import { sharedPackageFolders } from './shared-packages.ts';

const program = join(import.meta.dirname, 'render-child.ts');
const packages = sharedPackageFolders();
export const sandbox = chooseSandbox([program, ...packages]);

/** Node 26 denies to stat a folder that it may read when the name of another such folder begins with it: `react`, `react-dom`. */
export const isSharedPackage = (path: string): boolean => packages.includes(path);

/** Kilobytes of heap and buffers together, because V8's limit does not count buffers. Node reserves 625 MB when it starts. */
const dataLimit = 1_000_000;

export interface ReleaseExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ReleaseProcess {
  /** Messages of the program. Release code can write here too. */
  messages: Readable;
  /** Resolves when the process has ended. Rejects when it could not be started. */
  exit: Promise<ReleaseExit>;
  /** Returns the end of what was written to stdout and stderr. */
  output(): string;
  kill(): void;
}

/** Starts the program that runs release code. It can read the folder of the job and the shared packages. */
export function startReleaseProcess(job: ChildJob, folder: string): ReleaseProcess {
  const script = `ulimit -d ${dataLimit}; exec "$@"`;
  const [command = '', ...args] = [
    ...sandbox.wrapper,
    ...['sh', '-c', script, 'sh', process.execPath],
    ...['--permission', '--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
    ...[program, folder, ...packages].map((path) => `--allow-fs-read=${path}`),
    program,
  ];
  const child = spawn(command, args, {
    ...sandbox.account,
    cwd: '/',
    env: { NODE_ENV: 'production' },
    // A process group of its own, so that everything it started is killed with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const exit = new Promise<ReleaseExit>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  exit.catch(() => {});

  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4096);
    });
  // A process that ends before it has read its job is reported by `exit`.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));

  return {
    messages: child.stdio[3] as Readable,
    exit,
    output: () => output,
    kill: () => {
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        // It has ended, and `exit` follows.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    },
  };
}
