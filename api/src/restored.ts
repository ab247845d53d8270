import { text } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { eraseAgain, type RecordedErasure } from './leads/privacy/erase-again.ts';
import { databaseOptions } from './platform/database/database-options.ts';
import { readMigrationDatabaseUrl } from './platform/env/env.ts';

/**
 * `node dist/restored.js < withdrawn.json`: makes a migrated database that was restored from a backup ready for the API, as the role
 * that owns its tables. Standard input has what a later backup says about people and accounts, or nothing.
 */
interface Withdrawn {
  erasures?: RecordedErasure[];
  /** Email addresses of staff. */
  disabled?: string[];
}

/** Ids that were given after the backup are in mails, webhooks and bookmarks. More than a business creates between two backups. */
const skippedIds = 100_000;

const database = new DataSource({
  ...databaseOptions(readMigrationDatabaseUrl(process.env), [], { query_timeout: 0, statement_timeout: 0 } as object),
});
const count = async (statement: string, values: unknown[] = []): Promise<number> => {
  const [{ count }]: [{ count: number }] = await database.query(
    `with changed as (${statement} returning 1) select count(*)::integer as count from changed`,
    values,
  );
  return count;
};

try {
  await database.initialize();
  const input = await text(process.stdin);
  const { erasures = [], disabled = [] }: Withdrawn = input.trim() ? JSON.parse(input) : {};
  const timeZone = process.env.BUSINESS_TIME_ZONE || 'America/Chicago';
  const report = [
    `people erased again: ${await eraseAgain(database, erasures, timeZone)}`,
    `accounts disabled again: ${await count('update staff_accounts set disabled_at = now() from users where users.id = user_id and disabled_at is null and email = any($1)', [disabled])}`,
    `sessions ended: ${await count('delete from sessions')}`,
    `links for passwords ended: ${await count('delete from password_links')}`,
    `API tokens revoked: ${await count('update api_tokens set digest = null where digest is not null')}`,
    `replies that may have been sent, to be checked by their authors: ${await count(
      `update messages set delivery_state = case when is_scheduled then 'held' else 'unknown' end, is_settled = false,
         last_error = 'The portal was restored from a backup. Please check whether this was sent.'
       where delivery_state = 'waiting'`,
    )}`,
  ];
  await database.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
     from pg_sequences where schemaname = 'public'`,
    [skippedIds],
  );
  await database.query('analyze');
  const [{ waiting }] = await database.query(
    `select count(*)::integer as waiting from deliveries where state = 'waiting'`,
  );
  report.push(`notices and webhooks that were waiting, and are sent, perhaps again: ${waiting}`);
  process.stdout.write(report.map((line) => `${line}\n`).join(''));
} catch (error) {
  process.stderr.write(
    `The restored database could not be prepared: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
} finally {
  if (database.isInitialized) await database.destroy();
}
