import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { describeError } from './logging/describe-error.ts';
import { createLogger } from './logging/logger.ts';

const longestDrainMilliseconds = 10_000;

async function start(env: Env): Promise<void> {
  const log = createLogger(env.logLevel);
  try {
    const app = await createApp(env, log);
    await app.listen(env.port, env.host);

    const stop = async (signal: string) => {
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), longestDrainMilliseconds).unref();
      await app.close();
      log.info('stopped');
    };
    // Ctrl-C reaches the API twice: from the terminal and from the process that started it.
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.on(signal, () => {
        if (!isStopping) void stop(signal);
        isStopping = true;
      });
    }
    log.info({ address: await app.getUrl() }, 'ready');
  } catch (error) {
    log.fatal({ error: describeError(error) }, 'the API could not start');
    // What is open already, such as the database's connections, would keep the process alive.
    process.exit(1);
  }
}

try {
  await start(readEnv(process.env));
} catch (error) {
  // Before there is an environment there is no logger; whoever starts the API reads this on the terminal.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
