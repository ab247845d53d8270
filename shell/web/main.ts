import { readEnv } from './env.ts';
import { log } from './log.ts';
import { webServer } from './server.ts';

const env = readEnv(process.env);
const app = await webServer(env);
await app.listen({ host: env.host, port: env.port });
if (!env.deskUrl) log.warn('DESK_URL is not set: code of public pages runs on the origin of the lead desk');
log.info({ host: env.host, port: env.port }, 'web is listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close();
    // Event streams do not end by themselves.
    setTimeout(() => app.server.closeAllConnections(), 5000).unref();
  });
}
