import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A TCP relay to PostgreSQL for fault injection. */
export interface Relay {
  address: string;
  /** Closes all connections and refuses new ones. */
  disconnect(): Promise<void>;
  /** Accepts connections again. */
  reconnect(): Promise<void>;
  /** Connections stay open, but no data passes: a hanging server or a lost network. */
  pause(): void;
  /** From the next commit of a form on, requests reach PostgreSQL, but its responses are dropped. */
  dropResponsesFromCommit(): void;
  /** Ends `pause` and `dropResponsesFromCommit` for new connections. Data of old connections stays lost. */
  resume(): void;
  /** Ends every fault. */
  restore(): Promise<void>;
}

export async function relayTo(database: string): Promise<Relay> {
  const target = new pg.Client({ connectionString: database });
  const sockets = new Set<Socket>();
  let isPaused = false;
  let dropsFromCommit = false;
  let dropsResponses = false;

  const listener = createServer((socket) => {
    const onward = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => sockets.delete(end));
    }
    socket.on('data', (data) => {
      // The simple query of `CircuitBreakerPool`; TypeORM writes it in capitals.
      if (dropsFromCommit && data.includes('commit\0')) dropsResponses = true;
      if (!isPaused) onward.write(data);
    });
    onward.on('data', (data) => !isPaused && !dropsResponses && socket.write(data));
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  const relay: Relay = {
    address: `postgres://${target.user}:${target.password ?? ''}@127.0.0.1:${port}/${target.database}`,
    async disconnect() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async reconnect() {
      listener.listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    pause() {
      isPaused = true;
    },
    dropResponsesFromCommit() {
      dropsFromCommit = true;
    },
    resume() {
      isPaused = false;
      dropsFromCommit = false;
      dropsResponses = false;
    },
    async restore() {
      relay.resume();
      if (!listener.listening) await relay.reconnect();
    },
  };
  return relay;
}
