import { randomInt } from 'node:crypto';
import getPort from 'get-port';

const HOST = '127.0.0.1';

/** Linux gives the ports from 32,768 up to connections and to servers without a port of their own. */
const candidate = () => randomInt(20_000, 32_768);

/** Returns a port that is likely to be free still when a process listens on it, seconds later. */
export const freePort = (): Promise<number> => getPort({ host: HOST, port: Array.from({ length: 20 }, candidate) });

/** Throws when a command cannot listen on its port. */
export async function assertPortIsFree(port: number, command = 'npm start'): Promise<void> {
  if ((await getPort({ port, host: HOST })) === port) return;
  const other = port < 1024 ? 8080 : port + 1;
  const reason = port < 1024 ? 'is in use or reserved for root' : 'is in use by another program';
  throw new Error(`Port ${port} ${reason}. Choose another port: PORT=${other} ${command}`);
}
