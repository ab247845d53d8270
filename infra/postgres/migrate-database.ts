import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';

/** Runs the migrations of the built API of a checkout as the owner of the tables. Throws with their output when they fail. */
export async function migrateDatabase(ownerUrl: string, checkout = root): Promise<void> {
  const env = { ...process.env, MIGRATION_DATABASE_URL: ownerUrl, MIGRATION_DATABASE_URL_FILE: undefined };
  const { code, output } = await run(process.execPath, ['dist/migrate.js'], { cwd: join(checkout, 'api'), env });
  if (code !== 0) throw new Error(output);
}
