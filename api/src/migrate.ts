import { createQueues } from './notifications/queue/queues.ts';
import { migrate } from './platform/database/migrate.ts';
import { readMigrationDatabaseUrl } from './platform/env/env.ts';

/** `node dist/migrate.js`: migrates the database of MIGRATION_DATABASE_URL, as the role that owns its tables. */
try {
  const applied = await migrate(readMigrationDatabaseUrl(process.env), createQueues);
  process.stdout.write(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n');
} catch (error) {
  process.stderr.write(`The database could not be migrated: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
