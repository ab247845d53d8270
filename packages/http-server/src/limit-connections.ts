import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Numbers of open connections. Limits per client do not fit behind a proxy, which opens the connections of all clients. */
export interface ConnectionLimits {
  all: number;
  idle: number;
  perClient?: number;
  idlePerClient?: number;
}

/**
 * Closes new connections of a client that has too many, and the oldest idle connection when there are too many of those. A
 * connection is idle between two requests; one without a request ends after the time for headers.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { perClient = Number.POSITIVE_INFINITY, idlePerClient = Number.POSITIVE_INFINITY } = limits;
  const counts = new Map<string, number>();
  const openRequests = new WeakMap<Socket, number>();
  const clientOf = new WeakMap<Socket, string>();
  const idle = new Set<Socket>();
  server.maxConnections = limits.all;

  server.on('connection', (socket: Socket) => {
    // The address is not known any more when the connection has ended.
    const client = socket.remoteAddress ?? '';
    const count = counts.get(client) ?? 0;
    if (count >= perClient) {
      socket.destroy();
      return;
    }
    counts.set(client, count + 1);
    clientOf.set(socket, client);
    socket.once('close', () => {
      idle.delete(socket);
      const rest = (counts.get(client) ?? 1) - 1;
      if (rest > 0) counts.set(client, rest);
      else counts.delete(client);
    });
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const rest = (openRequests.get(socket) ?? 1) - 1;
      openRequests.set(socket, rest);
      if (rest > 0 || socket.destroyed) return;
      idle.add(socket);
      const ofClient = [...idle].filter((one) => clientOf.get(one) === clientOf.get(socket));
      if (ofClient.length > idlePerClient) ofClient[0]?.destroy();
      else if (idle.size > limits.idle) idle.values().next().value?.destroy();
    });
  });
}
