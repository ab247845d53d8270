import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A line to PostgreSQL that a test can cut, freeze and mend, so that the API meets a real outage. */
export interface Relay {
  address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Connections stay open and nothing comes through any more: a hung server or a lost network. */
  freeze(): void;
  /** What the API asks still arrives, and no answer comes back. */
  mute(): void;
  /** New connections work again; what went through old ones meanwhile is lost for good. */
  thaw(): void;
}

export async function relayTo(database: string): Promise<Relay> {
  const target = new pg.Client({ connectionString: database });
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isMute = false;

  const listener = createServer((socket) => {
    const onward = target.host.startsWith('/')
      ? connect(`${target.host}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => sockets.delete(end));
    }
    socket.on('data', (data) => !isFrozen && onward.write(data));
    onward.on('data', (data) => !isFrozen && !isMute && socket.write(data));
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    address: `postgres://${target.user}:${target.password ?? ''}@127.0.0.1:${port}/${target.database}`,
    async cut() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      listener.listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    freeze() {
      isFrozen = true;
    },
    mute() {
      isMute = true;
    },
    thaw() {
      isFrozen = false;
      isMute = false;
    },
  };
}
