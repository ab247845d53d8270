import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromProgram, ToProgram } from './serve-tasks.ts';

/** What Node reserves for code when it starts, in megabytes. It is no memory yet, but counts for the limit of the system. */
const reservedMegabytes = 575;
/** A program is started for a task, and kept for the next ones. */
const idleMilliseconds = 30_000;

export interface TaskLimits {
  /** Of all memory of the process, not only of its heap. */
  megabytes: number;
  /** Of one task, in milliseconds. */
  milliseconds: number;
  /** Of tasks that wait. More are rejected with `TaskQueueFullError`. */
  waiting?: number;
}

export class TaskQueueFullError extends Error {}
/** The limit of memory or time was exceeded, or the program has crashed. */
export class TaskLimitError extends Error {}
/** The task has not run, whatever its input: the API stops, or the program cannot be started. */
export class TaskStoppedError extends Error {}

/**
 * Runs tasks on what strangers have sent in a process of its own, one at a time. Exceeding a limit ends the process and its task, and nothing
 * else. The program reads files, but writes none, starts nothing, has no network and no environment; see `serveTasks` for its side.
 */
export class TaskProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isStopped = false;
  private readonly program: URL;
  private readonly limits: TaskLimits;

  /** @param program the compiled module that calls `serveTasks` */
  constructor(program: URL, limits: TaskLimits) {
    this.program = program;
    this.limits = limits;
  }

  /**
   * Resolves to the result of the task. Rejects with a `TaskLimitError`, or with the message of the error that the task has thrown.
   *
   * @param onBytes takes what the task writes
   */
  async run<Result>(task: string, input: unknown, onBytes?: (bytes: Uint8Array) => Promise<unknown>): Promise<Result> {
    if (this.waiting > (this.limits.waiting ?? Number.POSITIVE_INFINITY))
      throw new TaskQueueFullError('Too many tasks wait.');
    this.waiting += 1;
    const result = this.last.then(() => this.runNow(task, input, onBytes));
    this.last = result.catch(() => undefined);
    return result.finally(() => (this.waiting -= 1)) as Promise<Result>;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.end();
    await this.last;
  }

  private runNow(task: string, input: unknown, onBytes?: (bytes: Uint8Array) => Promise<unknown>): Promise<unknown> {
    if (this.isStopped) throw new TaskStoppedError('The API stops.');
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('error', onFailure).off('exit', onFailure);
        this.idle = setTimeout(() => this.end(), idleMilliseconds).unref();
      };
      const onFailure = () => {
        settle();
        this.end();
        if (child.pid === undefined) reject(new TaskStoppedError('The program for tasks cannot be started.'));
        else if (this.isStopped) reject(new TaskStoppedError('The API stops.'));
        else reject(new TaskLimitError(`The limit of time or memory of "${task}" is exceeded.`));
      };
      const onMessage = (message: FromProgram) => {
        if ('bytes' in message) {
          Promise.resolve(onBytes?.(message.bytes)).then(() => child.send({ next: true } satisfies ToProgram), fail);
          return;
        }
        settle();
        if ('error' in message) reject(new Error(message.error));
        else resolve(message.result);
      };
      const fail = (error: unknown) => {
        settle();
        this.end();
        reject(error);
      };
      const timer = setTimeout(onFailure, this.limits.milliseconds);
      child.on('message', onMessage).on('error', onFailure).on('exit', onFailure);
      child.send({ task, input } satisfies ToProgram, (error) => error && onFailure());
    });
  }

  private start(): ChildProcess {
    const { megabytes } = this.limits;
    const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${Math.round(megabytes / 2)}`];
    const program = [process.execPath, ...flags, '--max-semi-space-size=8', fileURLToPath(this.program)];
    const [command = '', ...args] = process.platform === 'linux' ? [...this.systemLimits(), ...program] : program;
    const child = spawn(command, args, {
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // It does not keep the API running.
    child.unref();
    child.channel?.unref();
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  /** Programs of util-linux, because the image of the API has no shell. Other systems have only the limit of the heap. */
  private systemLimits(): string[] {
    const bytes = (reservedMegabytes + this.limits.megabytes) * 1024 * 1024;
    return [
      // A container that is out of memory ends this process, not the API.
      ...['/usr/bin/choom', '--adjust', '1000', '--'],
      ...['/usr/bin/prlimit', '--core=0', `--data=${bytes}`],
      // It ends with the API, also in the middle of a task.
      ...['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
    ];
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
