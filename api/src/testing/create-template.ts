import { createQueues } from '../notifications/queue/queues.ts';
import { migrate } from '../platform/database/migrate.ts';
import { addressOf, onServer, query, server, template } from './databases.ts';

/** Creates the template database that every test file copies; with `--drop` deletes it and all copies. */
if (process.argv.includes('--drop')) {
  const databases = await query<{ datname: string }>(
    server,
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of databases) await onServer(`drop database ${datname} with (force)`);
} else {
  await onServer(`create database ${template}`);
  await migrate(addressOf(template), createQueues);
}
