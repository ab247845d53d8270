import { serveMetrics } from '@portal/http-server/metrics';
import { Registry } from 'prom-client';
import { readEnv } from './env.ts';
import { log } from './log.ts';
import { webServer } from './server.ts';

const env = readEnv(process.env);
const registry = new Registry();
const app = await webServer(env, registry);
await app.listen({ host: env.host, port: env.port });
if (env.metricsPort !== undefined) await serveMetrics(registry, env.host, env.metricsPort);
if (!env.deskUrl) log.warn('DESK_URL is not set: public pages and the lead desk share an origin');
log.info({ host: env.host, port: env.port }, 'web is listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close();
    // Event streams stay open until they are closed.
    setTimeout(() => app.server.closeAllConnections(), 5000).unref();
  });
}
