import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

export function readPort(value: string | undefined, fallback: number): number {
  const port = Number(value || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${value}".`);
}

export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (typeof port === 'number') return port;
  throw port;
}

/** Asked before anything slow happens, so that a taken port is known at once. */
export async function refuseTakenPort(port: number, command = 'npm start'): Promise<void> {
  const answer = await listenOnce(port);
  if (typeof answer === 'number') return;
  if (answer.code === 'EACCES') {
    throw new Error(`Only root may use port ${port}. Take another one: PORT=8080 ${command}`);
  }
  const owner = ownerOf(port);
  const who = owner ? `${owner.name} (process ${owner.pid})` : 'another program';
  throw new Error(`Port ${port} is in use by ${who}. Stop it, or take another port: PORT=${port + 1} ${command}`);
}

function listenOnce(port: number): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Linux says who holds a port, as far as this user may look. */
function ownerOf(port: number): { pid: number; name: string } | undefined {
  try {
    const socket = listeningSocket(port);
    const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && socket && holds(entry, socket));
    return pid ? { pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() } : undefined;
  } catch {
    return undefined;
  }
}

function listeningSocket(port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => readFileSync(table, 'utf8').split('\n'));
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => local?.endsWith(suffix) && state === '0A');
  return row?.[9] && `socket:[${row[9]}]`;
}

function holds(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((descriptor) => linkOf(`/proc/${pid}/fd/${descriptor}`) === socket);
  } catch {
    return false;
  }
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
