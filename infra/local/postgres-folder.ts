import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './postgres-account.ts';

const LONGEST_SOCKET_PATH = 107;

/** What PostgreSQL writes into its folder while it runs. */
export interface Lock {
  text: string;
  pid: number;
  socketDir: string;
  ready: boolean;
}

export function readLock(dataDir: string): Lock | undefined {
  const text = readIfThere(join(dataDir, 'postmaster.pid'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!text || !pid) return undefined;
  return { text, pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** The lock of a PostgreSQL that really runs on this folder; a lock left by `kill -9` or a power cut does not count. */
export function livingLock(dataDir: string): Lock | undefined {
  const lock = readLock(dataDir);
  if (!lock) return undefined;
  return serves(lock.pid, dataDir) ? lock : undefined;
}

/** Removes a lock whose process number now belongs to a stranger: PostgreSQL would refuse to start because of it. */
export function removeStaleLock(dataDir: string): void {
  const lock = readLock(dataDir);
  if (lock && isAlive(lock.pid) && !serves(lock.pid, dataDir)) rmSync(join(dataDir, 'postmaster.pid'));
}

/** The portal that started PostgreSQL on this folder, if that portal still runs. */
export function livingPortal(dataDir: string): number | undefined {
  const pid = Number(readIfThere(portalFile(dataDir)));
  return pid && commandLineOf(pid) ? pid : undefined;
}

export const portalFile = (dataDir: string): string => `${dataDir}.pid`;
export const logFile = (dataDir: string): string => `${dataDir}.log`;

/** A second major version cannot read the files of the first. */
export function refuseOtherVersion(dataDir: string, major: string): void {
  const found = readIfThere(join(dataDir, 'PG_VERSION'))?.trim();
  if (!found || found === major) return;
  throw new Error(
    `${dataDir} was written by PostgreSQL ${found}, and this portal brings PostgreSQL ${major}, which cannot read it. ` +
      `Either carry the data over (pg_dump with PostgreSQL ${found}, move the folder away, start, load the dump), ` +
      'or move the folder away and start with an empty database, or set DATA_DIR to another folder.',
  );
}

/** A private folder for the socket, always the same one for the same data, short enough for an address of a unix socket. */
export function makeSocketDir(dataDir: string, { uid, gid }: Account): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const temporary = realpathSync(tmpdir());
  const fits = /^[\w./-]+$/.test(temporary) && join(temporary, digest).length + 40 < LONGEST_SOCKET_PATH;
  const wanted = join(fits ? temporary : '/tmp', `portal-${digest}`);

  mkdirSync(wanted, { mode: 0o700, recursive: true });
  const found = lstatSync(wanted);
  const mine = found.isDirectory() && (found.uid === uid || process.getuid?.() === 0);
  const socketDir = mine ? wanted : mkdtempSync(`${wanted}-`);
  chmodSync(socketDir, 0o700);
  if (process.getuid?.() === 0) chownSync(socketDir, uid, gid);
  return socketDir;
}

/** The folder's one true name, so that two ways to write it are the same folder. */
export function resolveDataDir(dataDir: string): string {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  return join(realpathSync(parent), dataDir.slice(parent.length).replace(/^\/+|\/+$/g, ''));
}

export function readIfThere(path: string): string | undefined {
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

const serves = (pid: number, dataDir: string): boolean => commandLineOf(pid).includes(` -D ${dataDir} `);

/** Empty for a process that is gone or only waits for its parent to notice. */
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
