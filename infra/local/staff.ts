import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { startChild } from './children.ts';
import { keepDatabase } from './database.ts';
import { runningPostgres } from './postgres.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run staff -- add EMAIL --role manager`, on the data of this portal, whether it runs at the moment or not. */
runCommand(async () => {
  stopOnSignal();
  await build(buildSteps().filter((step) => step.name === 'api' && isStale(step)));

  const database = await reachDatabase();
  const env = { ...process.env, DATABASE_URL: database.url, MIGRATE_ON_START: '1' };
  const staff = startChild(process.execPath, [join(root, 'api/dist/staff.js'), ...process.argv.slice(2)], {
    cwd: join(root, 'api'),
    env,
    stdio: 'inherit',
  });
  const code = await staff.exited;
  await database.stop();
  return code;
});

async function reachDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {};
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop };

  const dataDir = resolve(root, process.env.DATA_DIR || '.data', 'postgres');
  const running = existsSync(dataDir) ? runningPostgres(dataDir) : undefined;
  return running ? { url: running.url, stop } : keepDatabase({ dataDir, durable: true, report: say });
}
