import { once } from 'node:events';
import { Composer } from './composer.ts';
import { controlServer } from './control/control-server.ts';
import { readEnv } from './env.ts';
import { portalServer } from './http/portal-server.ts';
import { log } from './log.ts';
import { Previews } from './preview/previews.ts';
import { ReleaseStore } from './releases/release-store.ts';

const env = readEnv();
const stop = new AbortController();
const composer = await Composer.start({ ...env, store: new ReleaseStore(env.releasesDir, env.trust) });
await composer.restore();
await composer.look();
const watching = composer.watch(env.pollMilliseconds, stop.signal);

const previews = await Previews.start(composer);
const control = await controlServer(env.controlSocket, composer, previews);
const server = portalServer(composer, previews, env).listen(env.port, env.host);
await once(server, 'listening');
if (!env.trust.needsSignatures)
  log.warn(
    { sources: env.remoteSources },
    'releases are taken unsigned from folders of this machine: RELEASE_KEYS is not set',
  );
log.info({ host: env.host, port: env.port }, 'shell is listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    stop.abort();
    server.close();
    control.close();
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    await watching;
  });
}
