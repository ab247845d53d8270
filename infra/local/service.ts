import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, startChild } from './children.ts';
import { ServiceLog } from './service-log.ts';

/** A first start checks every page of every remote in a browser. */
const START_LIMIT_MS = 300_000;
const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 10_000];
/** A service that ran this long had no trouble starting: the next pause is the short one again. */
const STEADY_MS = 30_000;

export interface ServiceOptions {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Returns 200 as soon as the service is ready: an HTTP URL, or `unix:<socket>:<path>`. */
  readyUrl: string;
  report: (sentence: string) => void;
}

export interface Service {
  /** The process that does the work now; another one after a restart. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Starts a service, waits until it is ready, and from then on starts it again whenever it ends by itself. */
export async function keepRunning(options: ServiceOptions): Promise<Service> {
  const { name, readyUrl, report } = options;
  const log = new ServiceLog(options.logFile, (sentence) => report(`${name}: ${sentence}`));
  let child = launch(options, log);
  const stopping = new AbortController();

  if (!(await becomesReady(readyUrl, child))) {
    await child.stop();
    const words = log.lastWords;
    log.close();
    throw new Error(`${words}\n\nThe ${name} did not start. All it said is in ${options.logFile}.`);
  }

  const watch = async () => {
    let attempt = 0;
    while (!stopping.signal.aborted) {
      const start = Date.now();
      const code = await child.exited;
      if (stopping.signal.aborted) return;
      attempt = Date.now() - start > STEADY_MS ? 0 : attempt;
      const pause = PAUSES_MS[Math.min(attempt++, PAUSES_MS.length - 1)] ?? 0;
      report(`The ${name} ended unexpectedly (code ${code}); it starts again in ${pause / 1000} s.`);
      await sleep(pause, undefined, stopping).catch(() => {});
      if (!stopping.signal.aborted) child = launch(options, log);
    }
  };
  const watching = watch();

  const stop = async () => {
    stopping.abort();
    await child.stop();
    await watching;
    log.close();
  };
  return { pid: () => child.process.pid, stop };
}

function launch({ args, cwd, env }: ServiceOptions, log: ServiceLog): Child {
  const child = startChild(process.execPath, args, { cwd, env });
  log.follow(child.process.stdout);
  log.follow(child.process.stderr);
  return child;
}

async function becomesReady(url: string, child: Child): Promise<boolean> {
  let ended = false;
  child.exited.then(() => {
    ended = true;
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < limit) {
    if (await answers(url)) return true;
    await sleep(50);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
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
