import { once } from 'node:events';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningProcess, startProcess } from './start-process.ts';
import { supervise } from './supervise.ts';

/** A first start checks every page of every remote in a browser. */
const START_LIMIT_MS = 300_000;
const MAX_LOG_BYTES = 20_000_000;
const MAX_LAST_LINES = 15;
/** A level of pino. */
const WARN = 40;

export interface ServiceOptions {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A start puts a file of more than 20 MB aside. */
  logFile: string;
  /** URL that returns 200 when the service is ready: HTTP, or `unix:<socket>:<path>`. */
  readyUrl: string;
  /** Gets warnings and errors of the log, and what happens to the process. */
  report: (message: string) => void;
}

export interface Service {
  /** Rejects, with the last lines of the output, when the service does not become ready. */
  ready: Promise<void>;
  /** Returns the process id, which changes with a restart. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** Starts a service. Once it was ready, it is restarted when it ends by itself. */
export function startService({ name, args, cwd, env, logFile, readyUrl, report }: ServiceOptions): Service {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  const { size = 0 } = statSync(logFile, { throwIfNoEntry: false }) ?? {};
  if (size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);

  const lastLines: string[] = [];
  const readLine = (line: string) => {
    const { level = 0, message } = parseEntry(line);
    lastLines.splice(0, lastLines.push(message) - MAX_LAST_LINES);
    if (level >= WARN) report(`${name}: ${message}`);
  };
  const launch = () => {
    const output = ['pipe' as const, { file: logFile, append: true }];
    const started = startProcess(process.execPath, args, { cwd, env, stdio: ['ignore', output, output] });
    for (const stream of [started.subprocess.stdout, started.subprocess.stderr])
      createInterface({ input: stream as Readable }).on('line', readLine);
    return started;
  };

  const first = launch();
  let supervisor = { current: () => first, stop: () => first.stop() };
  const ready = untilReady(readyUrl, first).then(async (problem) => {
    if (problem) {
      await first.stop();
      throw new Error(`${lastLines.join('\n')}\n\nThe ${name} service ${problem}. Its log: ${logFile}`);
    }
    supervisor = supervise(first, { name: `The ${name} service`, restart: launch, report });
  });
  return { ready, pid: () => supervisor.current().pid, stop: () => supervisor.stop() };
}

/** Returns level and message of a JSON log line, or another line, e.g. of a stack trace, as it is. */
function parseEntry(line: string): { level?: number; message: string } {
  try {
    const { level, msg, error } = JSON.parse(line) as { level: number; msg?: string; error?: { message?: string } };
    const parts = new Set([msg, error?.message].filter(Boolean));
    return { level, message: [...parts].join(': ') || line };
  } catch {
    return { message: line };
  }
}

/** Resolves to the reason when the service does not become ready. */
async function untilReady(url: string, { exited }: RunningProcess): Promise<string | undefined> {
  let exitCode: number | undefined;
  exited.then((code) => {
    exitCode = code;
  });
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(50)) {
    if (exitCode !== undefined) return `ended with code ${exitCode}`;
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
