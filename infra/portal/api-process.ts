import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/ports.ts';
import { type RunningProcess, startProcess } from '../processes/start-process.ts';
import { root } from '../workspaces/workspaces.ts';
import { encryptionKeySettings } from './encryption-key.ts';

const startLimitMs = 600_000;

/**
 * Starts the built API of a checkout alone, for a benchmark, a drill or a test: with production settings, and on a free port unless `PORT` is set.
 * Resolves when it accepts forms, or answers with 200 at another `health` path.
 */
export async function startApi(
  databaseUrl: string,
  dataDir: string,
  { health = 'intake', ...env }: NodeJS.ProcessEnv & { health?: 'intake' | 'ready' } = {},
  checkout = root,
): Promise<RunningProcess & { origin: string }> {
  const port = env.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const running = startProcess(process.execPath, ['dist/main.js'], {
    cwd: join(checkout, 'api'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...encryptionKeySettings({}, dataDir),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${origin}/api/health/${health}`)
      .then(({ ok }) => ok)
      .catch(() => false);
  for (const deadline = Date.now() + startLimitMs; !(await isUp()); await sleep(50))
    if (Date.now() > deadline) throw new Error(`The API did not start within ${startLimitMs / 1000} s.`);
  return { ...running, origin };
}
