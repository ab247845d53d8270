import { once } from 'node:events';
import { Composer } from './composer.ts';
import { readEnv } from './env.ts';
import { portalServer } from './http/portal-server.ts';
import { log } from './log.ts';
import { ReleaseStore } from './releases/release-store.ts';

const env = readEnv();
const stop = new AbortController();
const composer = await Composer.start({ ...env, store: new ReleaseStore(env.releasesDir, env.trust) });
await composer.restore();
await composer.look();
const watching = composer.watch(env.pollMilliseconds, stop.signal);

const server = portalServer(composer, env).listen(env.port, env.host);
await once(server, 'listening');
log.info({ host: env.host, port: env.port }, 'shell is listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    stop.abort();
    server.close();
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    await watching;
  });
}
