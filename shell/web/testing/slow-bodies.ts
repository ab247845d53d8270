import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Opens POST requests that send a byte of their body per second, each on a connection of its own. */
export async function openSlowBodies(
  origin: string,
  path: string,
  count: number,
  headers: Record<string, string> = {},
) {
  const { hostname, port, host } = new URL(origin);
  const head = Object.entries({ host, 'content-length': '4096', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const statuses = new Map<Socket, string>();
  const open = async () => {
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.write('a'), 1000);
    socket.on('close', () => clearInterval(timer));
    // A response can be followed by a reset, because the body is not read.
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(String(data)) ?? [];
      if (status) statuses.set(socket, status);
    });
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: count }, open));

  return {
    /** Number of responses per status. */
    statuses: () => {
      const counts: Record<string, number> = {};
      for (const status of statuses.values()) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    },
    async untilAnswered(count: number) {
      while (statuses.size < count) await setTimeout(20);
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
