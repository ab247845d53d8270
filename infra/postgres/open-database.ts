import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { runningPostgres, startSupervisedPostgres } from './postgres.ts';

interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Returns the migrated database of this portal. Starts PostgreSQL when the portal does not run. */
export async function openDatabase(): Promise<OpenDatabase> {
  await buildWorkspaces(['api']);
  const database = await connect();
  const env = { ...process.env, DATABASE_URL: database.url };
  const { code, output } = await run(process.execPath, ['dist/migrate.js'], { cwd: join(root, 'api'), env });
  if (code === 0) return database;
  await database.stop();
  throw new Error(output);
}

async function connect(): Promise<OpenDatabase> {
  const stop = async () => {};
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop };

  const dataDir = resolve(root, process.env.DATA_DIR || '.data', 'postgres');
  const running = existsSync(dataDir) ? runningPostgres(dataDir) : undefined;
  return running ? { url: running.url, stop } : startSupervisedPostgres({ dataDir, report: print });
}
