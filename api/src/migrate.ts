import { migrateUnderLock } from './database/migrate-under-lock.ts';
import { readEnv } from './env.ts';

/** `node dist/migrate.js`: brings the database up to date and ends. */
try {
  const done = await migrateUnderLock(readEnv(process.env).databaseUrl);
  process.stdout.write(done.length > 0 ? `Applied: ${done.join(', ')}\n` : 'The database was up to date.\n');
} catch (error) {
  process.stderr.write(`The database could not be migrated: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
