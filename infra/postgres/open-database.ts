import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { print } from '../cli/terminal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { migrateDatabase } from './migrate-database.ts';
import { runningPostgres, startSupervisedPostgres } from './postgres.ts';

interface OpenDatabase {
  /** Connects as the owner of the tables. */
  url: string;
  /** Connects as the role of the API. */
  apiUrl: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** Returns the migrated database of this portal. Starts PostgreSQL when the portal does not run. */
export async function openDatabase(): Promise<OpenDatabase> {
  await buildWorkspaces(['api']);
  const database = await connectToDatabase();
  try {
    await migrateDatabase(database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Returns the database of this portal as it is. Starts PostgreSQL when the portal does not run. */
export async function connectToDatabase(): Promise<OpenDatabase> {
  const stop = async () => {};
  const { DATABASE_URL: apiUrl, MIGRATION_DATABASE_URL: url = apiUrl } = process.env;
  if (apiUrl && url) return { url, apiUrl, stop, isEmbedded: false };

  const dataDir = resolve(root, process.env.DATA_DIR || '.data', 'postgres');
  const running = existsSync(dataDir) ? runningPostgres(dataDir) : undefined;
  if (running) return { ...running, stop, isEmbedded: true };
  return { ...(await startSupervisedPostgres({ dataDir, report: print })), isEmbedded: true };
}
