import { withSecretFiles } from './secret-files.ts';

/** Returns the URL with which the owner of the tables connects, for migrations. A database may have one role for everything. */
export function readMigrationDatabaseUrl(given: NodeJS.ProcessEnv): string {
  const errors: string[] = [];
  const source = withSecretFiles(given, errors);
  const url = source.MIGRATION_DATABASE_URL?.trim() || source.DATABASE_URL?.trim() || '';
  if (!/^postgres(ql)?:\/\//.test(url))
    errors.push('MIGRATION_DATABASE_URL (or DATABASE_URL) must be set and start with postgres://');
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return url;
}
