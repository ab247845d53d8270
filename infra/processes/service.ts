import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceLog } from './service-log.ts';
import { type RunningProcess, startProcess } from './start-process.ts';
import { supervise } from './supervise.ts';

/** A first start checks every page of every remote in a browser. */
const START_LIMIT_MS = 300_000;

export interface ServiceOptions {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** URL that returns 200 when the service is ready: HTTP, or `unix:<socket>:<path>`. */
  readyUrl: string;
  report: (message: string) => void;
  /** Ends the start before the service is ready. */
  signal?: AbortSignal;
}

export interface Service {
  /** Returns the process id, which changes with a restart. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Starts a service, waits until it is ready, and restarts it when it ends by itself. Throws when it does not become ready. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, args, cwd, env, logFile, readyUrl, report, signal } = options;
  const log = new ServiceLog(logFile, (message) => report(`${name}: ${message}`));
  const launch = () => {
    const started = startProcess(process.execPath, args, { cwd, env });
    log.follow(started.subprocess.stdout);
    log.follow(started.subprocess.stderr);
    return started;
  };

  const first = launch();
  const problem = await untilReady(readyUrl, first, signal);
  if (problem) {
    await first.stop();
    const lines = log.lastLines;
    log.close();
    throw new Error(`${lines}\n\nThe ${name} service ${problem}. Its log: ${logFile}`);
  }

  const supervisor = supervise(first, { name: `The ${name} service`, restart: launch, report });
  const stop = async () => {
    await supervisor.stop();
    log.close();
  };
  return { pid: () => supervisor.current().pid, stop };
}

/** Resolves to the reason when the service does not become ready. */
async function untilReady(
  url: string,
  { exited }: RunningProcess,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let exitCode: number | undefined;
  exited.then((code) => {
    exitCode = code;
  });
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(50)) {
    if (exitCode !== undefined) return `ended with code ${exitCode}`;
    if (signal?.aborted) return 'was stopped during its start';
    if (await respondsWith200(url)) return undefined;
  }
  return `is too slow: it was not ready after ${START_LIMIT_MS / 60_000} minutes`;
}

async function respondsWith200(url: string): Promise<boolean> {
  const [, socketPath, path] = /^unix:(.+):(\/.*)$/.exec(url) ?? [];
  const options = { timeout: 5_000, agent: false, ...(socketPath && { socketPath, path }) };
  const outgoing = socketPath ? request(options) : request(url, options);
  outgoing.on('timeout', () => outgoing.destroy());
  outgoing.end();
  try {
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode === 200;
  } catch {
    return false;
  }
}
