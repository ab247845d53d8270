import { DataSource } from 'typeorm';
import { type Env, readEnv } from '../env/env.ts';
import { databaseOptions, type Entities } from './database-options.ts';
import { isDatabaseOutage } from './outage.ts';

/** Runs a command of an operator on the database. Prints an error in one sentence and sets the exit code. */
export async function runCommand(
  work: (database: DataSource, env: Env) => Promise<void>,
  entities?: Entities,
): Promise<void> {
  const env = readEnv(process.env);
  const database = new DataSource(databaseOptions(env.databaseUrl, entities));
  try {
    await work(database, env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      isDatabaseOutage(error) ? 'The database is not responding. Is the portal running?\n' : `${message.trimEnd()}\n`,
    );
    process.exitCode = 1;
  } finally {
    if (database.isInitialized) await database.destroy();
  }
}
