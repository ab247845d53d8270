import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { keepDatabase } from './database.ts';
import { runningPostgres } from './postgres.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './terminal.ts';
import { root } from './workspaces.ts';

/** The database of this portal, up to date, whether the portal runs at the moment or not. */
export async function reachDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  await build(buildSteps().filter((step) => step.name === 'api' && isStale(step)));
  const database = await reach();
  const env = { ...process.env, DATABASE_URL: database.url };
  const migrated = await runToEnd(process.execPath, ['dist/migrate.js'], { cwd: join(root, 'api'), env });
  if (migrated.code === 0) return database;
  await database.stop();
  throw new Error(migrated.output);
}

async function reach(): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {};
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop };

  const dataDir = resolve(root, process.env.DATA_DIR || '.data', 'postgres');
  const running = existsSync(dataDir) ? runningPostgres(dataDir) : undefined;
  return running ? { url: running.url, stop } : keepDatabase({ dataDir, durable: true, report: say });
}
