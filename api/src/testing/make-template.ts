import { migrateUnderLock } from '../database/migrate-under-lock.ts';
import { addressOf, ask, onServer, server, template } from './databases.ts';

/** Makes the database that every test file copies; with `--drop` takes it and all copies away again. */
if (process.argv.includes('--drop')) {
  const ours = await ask<{ datname: string }>(
    server,
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of ours) await onServer(`drop database ${datname} with (force)`);
} else {
  await onServer(`create database ${template}`);
  await migrateUnderLock(addressOf(template));
}
