import { createApp } from './app.ts';
import { CaseStudyDocument } from './intake/case-study/case-study-document.service.ts';
import { type Env, readEnv } from './platform/env/env.ts';
import { describeError } from './platform/logging/describe-error.ts';
import { createLogger } from './platform/logging/logger.ts';

/** Less than the grace period of `docker-compose.yml`. A database that does not respond delays the shutdown by up to 7 s. */
const stopTimeoutMilliseconds = 20_000;

async function start(env: Env): Promise<void> {
  const log = createLogger(env.logLevel);
  try {
    const app = await createApp(env, log);
    await app.listen(env.port, env.host);

    const stop = async (signal: string) => {
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), stopTimeoutMilliseconds).unref();
      await app.close();
      log.info('stopped');
      // Connections to a database that does not respond would keep the process alive.
      process.exit();
    };
    // On Ctrl-C both the terminal and the parent process send a signal.
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.on(signal, () => {
        if (!isStopping) void stop(signal);
        isStopping = true;
      });
    }
    log.info({ address: await app.getUrl() }, 'ready');
    // Otherwise the first reader would wait for it.
    void app.get(CaseStudyDocument, { strict: false }).of('en');
  } catch (error) {
    log.fatal({ error: describeError(error) }, 'the API could not start');
    // Open connections would keep the process alive.
    process.exit(1);
  }
}

try {
  await start(readEnv(process.env, { needsEncryptionKey: true }));
} catch (error) {
  // Without a valid environment there is no logger.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
