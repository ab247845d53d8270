import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function close(server: Server) {
  server.closeAllConnections();
  if (server.listening) await once(server.close(), 'close');
}

export async function freePort(): Promise<number> {
  const server = createSocket().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Returns an origin that accepts no connections. */
export async function closedOrigin(): Promise<string> {
  const server = createServer();
  const origin = await listen(server);
  await close(server);
  return origin;
}

/** Starts `shell/web` as `npm start` does. `openFiles` is the limit of open files and connections. */
export async function startWeb(env: Record<string, string>, openFiles?: number) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const main = new URL('../main.ts', import.meta.url).pathname;
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : '';
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
    env: {
      LOG_LEVEL: 'silent',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(`${origin}/healthz`).catch(() => undefined))) await setTimeout(20);
  return {
    origin,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
