import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { asApi } from './databases.ts';
import { newFolder } from './new-folder.ts';
import { encryptionKey } from './test-api.ts';
import { until } from './until.ts';

export interface Run {
  code: number | null;
  output: string;
}

/** Beside other work a start takes a minute. */
const startMilliseconds = 10 * 60_000;

/** Data folder, shared by the processes of one test file. */
const dataDir = newFolder();

const programOf = (name: string) => fileURLToPath(new URL(`../${name}.js`, import.meta.url));

/** Starts a program of the API as a process, with the database role of the API. `shell` is a shell command that ends with `exec "$0" "$@"`. */
export function launch(name: string, env: Record<string, string>, args: string[] = [], shell?: string): ChildProcess {
  const command = [process.execPath, programOf(name), ...args];
  const [program = '', ...rest] = shell ? ['/bin/sh', '-c', shell, ...command] : command;
  const databaseUrl = env.DATABASE_URL && { DATABASE_URL: asApi(env.DATABASE_URL) };
  const { NODE_COMPILE_CACHE } = process.env;
  return spawn(program, rest, {
    env: { NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...env, ...databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Starts the API as a process and resolves when it listens. */
export async function startProgram(env: Record<string, string>, shell?: string) {
  const child = launch('main', { PORT: '0', ENCRYPTION_KEY: encryptionKey, ...env }, [], shell);
  const output = collect(child);
  const exited = once(child, 'exit');
  try {
    const ready = await until(() => {
      if (child.exitCode !== null) throw new Error(output());
      return output()
        .split('\n')
        .find((line) => line.includes('"msg":"ready"'));
    }, startMilliseconds);
    const { address } = JSON.parse(ready) as { address: string };
    return { child, output, exited, address, request: supertest(address) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Runs a program until it exits. */
export async function run(name: string, env: Record<string, string>, args: string[] = [], input = ''): Promise<Run> {
  const child = launch(name, env, args);
  const output = collect(child);
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Returns a function that returns the output so far. */
export function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}
