import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './postgres-account.ts';

const MAX_SOCKET_PATH = 107;

/** Contents of `postmaster.pid`. */
export interface Lock {
  text: string;
  pid: number;
  socketDir: string;
  ready: boolean;
}

export function readLock(dataDir: string): Lock | undefined {
  const text = readIfExists(join(dataDir, 'postmaster.pid'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!text || !pid) return undefined;
  return { text, pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Returns the lock of a PostgreSQL that runs on this folder. Ignores a stale lock after `kill -9` or a power failure. */
export function activeLock(dataDir: string): Lock | undefined {
  const lock = readLock(dataDir);
  if (!lock) return undefined;
  return isPostgresOf(lock.pid, dataDir) ? lock : undefined;
}

/** Removes a lock whose process id now belongs to another program. PostgreSQL would not start with it. */
export function removeStaleLock(dataDir: string): void {
  const lock = readLock(dataDir);
  if (lock && isAlive(lock.pid) && !isPostgresOf(lock.pid, dataDir)) rmSync(join(dataDir, 'postmaster.pid'));
}

export const logFile = (dataDir: string): string => `${dataDir}.log`;

/** Throws when another major version of PostgreSQL wrote the folder. */
export function assertSameVersion(dataDir: string, major: string): void {
  const found = readIfExists(join(dataDir, 'PG_VERSION'))?.trim();
  if (!found || found === major) return;
  throw new Error(
    `${dataDir} was written by PostgreSQL ${found}, and the portal's PostgreSQL ${major} cannot read it. ` +
      `Either transfer the data (pg_dump with PostgreSQL ${found}, move the folder, start, load the dump), ` +
      'or move the folder and start with an empty database, or set DATA_DIR to another folder.',
  );
}

/** Creates a private folder for the Unix socket. Its path depends on the data folder only, and is short enough for a socket. */
export function makeSocketDir(dataDir: string, { uid, gid }: Account): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const temporary = realpathSync(tmpdir());
  const fits = /^[\w./-]+$/.test(temporary) && join(temporary, digest).length + 40 < MAX_SOCKET_PATH;
  const path = join(fits ? temporary : '/tmp', `portal-${digest}`);

  mkdirSync(path, { mode: 0o700, recursive: true });
  const found = lstatSync(path);
  const isOwn = found.isDirectory() && (found.uid === uid || process.getuid?.() === 0);
  const socketDir = isOwn ? path : mkdtempSync(`${path}-`);
  chmodSync(socketDir, 0o700);
  if (process.getuid?.() === 0) chownSync(socketDir, uid, gid);
  return socketDir;
}

/** Returns the canonical path of the data folder. */
export function resolveDataDir(dataDir: string): string {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  return join(realpathSync(parent), dataDir.slice(parent.length).replace(/^\/+|\/+$/g, ''));
}

export function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isPostgresOf = (pid: number, dataDir: string): boolean => commandLineOf(pid).includes(` -D ${dataDir} `);

/** Returns an empty string for a process that has ended or is a zombie. */
function commandLineOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

/** Creates a folder for a database that is thrown away. Started by root, PostgreSQL is another user, who has to enter it. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
