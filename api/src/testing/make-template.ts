import { migrateUnderLock } from '../database/migrate-under-lock.ts';
import { addressOf, onServer, template } from './databases.ts';

await onServer(`drop database if exists ${template}`);
if (!process.argv.includes('--drop')) {
  await onServer(`create database ${template}`);
  await migrateUnderLock(addressOf(template));
}
