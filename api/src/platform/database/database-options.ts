import type { DataSourceOptions } from 'typeorm';
import { DatabaseClient } from './database-client.ts';
import { Baseline1763712000000 } from './migrations/1763712000000-baseline.ts';
import { Language1764200000000 } from './migrations/1764200000000-language.ts';
import { Requests1764300000000 } from './migrations/1764300000000-requests.ts';
import { Mail1764400000000 } from './migrations/1764400000000-mail.ts';
import { Threads1764410000000 } from './migrations/1764410000000-threads.ts';
import { NextSteps1764500000000 } from './migrations/1764500000000-next-steps.ts';
import { SiteVisits1764510000000 } from './migrations/1764510000000-site-visits.ts';
import { NewLeadDrafts1764530000000 } from './migrations/1764530000000-new-lead-drafts.ts';
import { Assignment1764600000000 } from './migrations/1764600000000-assignment.ts';
import { Outcomes1764700000000 } from './migrations/1764700000000-outcomes.ts';
import { Imports1764800000000 } from './migrations/1764800000000-imports.ts';
import { FieldReports1764900000000 } from './migrations/1764900000000-field-reports.ts';
import { ReleaseEvents1765000000000 } from './migrations/1765000000000-release-events.ts';
import { LeadsBySource1765100000000 } from './migrations/1765100000000-leads-by-source.ts';
import { Undelivered1765200000000 } from './migrations/1765200000000-undelivered.ts';
import { Correspondents1765300000000 } from './migrations/1765300000000-correspondents.ts';
import { MailFolder1765310000000 } from './migrations/1765310000000-mail-folder.ts';
import { Sending1765320000000 } from './migrations/1765320000000-sending.ts';
import { FormDrafts1765330000000 } from './migrations/1765330000000-form-drafts.ts';
import { UploadedLists1765340000000 } from './migrations/1765340000000-uploaded-lists.ts';
import { RequestsByEmail1765340010000 } from './migrations/1765340010000-requests-by-email.ts';
import { OtherLeads1765420000000 } from './migrations/1765420000000-other-leads.ts';
import { AuditRows1765470010000 } from './migrations/1765470010000-audit-rows.ts';
import { DropRequestsReceived1765550000000 } from './migrations/1765550000000-drop-requests-received.ts';
import { NoopTypeOrmLogger } from './noop-typeorm-logger.ts';

export type Entities = NonNullable<DataSourceOptions['entities']>;

/**
 * Planner settings of sessions. Nearly all statements look up few rows by an index. Without statistics, in a database that was just
 * restored or filled, PostgreSQL expects many rows and would read whole tables instead
 * (docs/decisions/0083-plans-without-statistics.md).
 */
export const indexesFirst = '-c enable_seqscan=off';

/**
 * Settings of the PostgreSQL driver. Staff wait for a database that is busy, and get an error when it is unreachable or hangs. Forms
 * do not wait: `CircuitBreakerPool` has limits of its own.
 */
const driverOptions = {
  Client: DatabaseClient,
  max: 10,
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  statement_timeout: 9_000,
  keepAlive: true,
  application_name: 'portal-api',
  options: indexesFirst,
};

export const databaseOptions = (
  databaseUrl: string,
  entities: Entities = [],
  overrides: Partial<typeof driverOptions> = {},
): DataSourceOptions => ({
  type: 'postgres',
  // TypeORM's own `url` option drops `?host=` (unix socket) and `sslmode`; the driver supports both.
  extra: { ...driverOptions, ...overrides, connectionString: databaseUrl },
  entities,
  migrations: [
    Baseline1763712000000,
    Language1764200000000,
    Requests1764300000000,
    Mail1764400000000,
    Threads1764410000000,
    NextSteps1764500000000,
    SiteVisits1764510000000,
    NewLeadDrafts1764530000000,
    Assignment1764600000000,
    Outcomes1764700000000,
    Imports1764800000000,
    FieldReports1764900000000,
    ReleaseEvents1765000000000,
    LeadsBySource1765100000000,
    Undelivered1765200000000,
    Correspondents1765300000000,
    MailFolder1765310000000,
    UploadedLists1765340000000,
    RequestsByEmail1765340010000,
    Sending1765320000000,
    FormDrafts1765330000000,
    OtherLeads1765420000000,
    AuditRows1765470010000,
    DropRequestsReceived1765550000000,
  ],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logger: new NoopTypeOrmLogger(),
});
