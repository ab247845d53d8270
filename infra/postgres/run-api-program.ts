import { join } from 'node:path';
import { readPortalSettings } from '../portal/settings.ts';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { root } from '../workspaces/workspaces.ts';
import { openDatabase } from './open-database.ts';

/** Runs a program of the API, with its database role, on the database of a running or stopped portal. Resolves to its exit code. */
export async function runApiProgram(name: string, args: string[]): Promise<number> {
  stopOnSignal();
  const database = await openDatabase();
  const origin = `http://localhost:${readPortalSettings().PORT}`;
  const env = { SITE_URL: origin, ...process.env, DATABASE_URL: database.apiUrl };
  try {
    const command = [`dist/${name}.js`, ...args];
    return await startProcess(process.execPath, command, { cwd: join(root, 'api'), env, stdio: 'inherit' }).exited;
  } finally {
    await database.stop();
  }
}
