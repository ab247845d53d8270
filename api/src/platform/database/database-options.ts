import type { DataSourceOptions } from 'typeorm';
import { DatabaseClient } from './database-client.ts';
import { Intake1763700000000 } from './migrations/1763700000000-intake.ts';
import { Staff1763700100000 } from './migrations/1763700100000-staff.ts';
import { CaseStudyKeys1763700200000 } from './migrations/1763700200000-case-study-keys.ts';
import { Leads1763700300000 } from './migrations/1763700300000-leads.ts';
import { Roles1763700400000 } from './migrations/1763700400000-roles.ts';
import { DurableIntake1763700500000 } from './migrations/1763700500000-durable-intake.ts';
import { LeadLists1763700600000 } from './migrations/1763700600000-lead-lists.ts';
import { Deliveries1763700700000 } from './migrations/1763700700000-deliveries.ts';
import { KnownBrowsers1763700800000 } from './migrations/1763700800000-known-browsers.ts';
import { RepeatableMigrations1763700900000 } from './migrations/1763700900000-repeatable-migrations.ts';
import {
  LeadIdentity1763701000000,
  LeadIdentityData1763701010000,
  LeadIdentityIndexes1763701005000,
} from './migrations/1763701000000-lead-identity.ts';
import {
  ResponseClock1763701020000,
  ResponseClockData1763701030000,
  ResponseClockIndexes1763701025000,
} from './migrations/1763701020000-response-clock.ts';
import { ReferenceIndexes1763702000000 } from './migrations/1763702000000-reference-indexes.ts';
import { Audit1763703000000 } from './migrations/1763703000000-audit.ts';
import { ExportPermission1763703100000 } from './migrations/1763703100000-export-permission.ts';
import { SessionEnds1763703200000 } from './migrations/1763703200000-session-ends.ts';
import { SecondFactor1763703300000 } from './migrations/1763703300000-second-factor.ts';
import { AcknowledgementLimits1763704000000 } from './migrations/1763704000000-acknowledgement-limits.ts';
import { Privacy1763705000000, PrivacyIndexes1763705010000 } from './migrations/1763705000000-privacy.ts';
import { Passkeys1763706000000 } from './migrations/1763706000000-passkeys.ts';
import { FailedAttempts1763707000000 } from './migrations/1763707000000-failed-attempts.ts';
import { Identities1763707100000 } from './migrations/1763707100000-identities.ts';
import { UnusedIndexes1763708000000 } from './migrations/1763708000000-unused-indexes.ts';
import { LastLeadRemoval1763709000000 } from './migrations/1763709000000-last-lead-removal.ts';
import { KnownBrowserIds1763710000001 } from './migrations/1763710000001-known-browser-ids.ts';
import { DropTakeIn1763710000002 } from './migrations/1763710000002-drop-take-in.ts';
import { LeadDrafts1763710000004 } from './migrations/1763710000004-lead-drafts.ts';
import {
  LeadReads1763710000005,
  LeadReadsData1763710000105,
  LeadReadsIndex1763710000205,
} from './migrations/1763710000005-lead-reads.ts';
import { AuditAddresses1763710100001 } from './migrations/1763710100001-audit-addresses.ts';
import { SecondFactorGrace1763710200001 } from './migrations/1763710200001-second-factor-grace.ts';
import { Search1763711000006 } from './migrations/1763711000006-search.ts';
import { FewerConcepts1763712000001 } from './migrations/1763712000001-fewer-concepts.ts';
import { IntakeInTypescript1763712000002 } from './migrations/1763712000002-intake-in-typescript.ts';
import { NoopTypeOrmLogger } from './noop-typeorm-logger.ts';

export type Entities = NonNullable<DataSourceOptions['entities']>;

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
    Intake1763700000000,
    Staff1763700100000,
    CaseStudyKeys1763700200000,
    Leads1763700300000,
    Roles1763700400000,
    DurableIntake1763700500000,
    LeadLists1763700600000,
    Deliveries1763700700000,
    KnownBrowsers1763700800000,
    RepeatableMigrations1763700900000,
    LeadIdentity1763701000000,
    LeadIdentityIndexes1763701005000,
    LeadIdentityData1763701010000,
    ResponseClock1763701020000,
    ResponseClockIndexes1763701025000,
    ResponseClockData1763701030000,
    ReferenceIndexes1763702000000,
    AcknowledgementLimits1763704000000,
    Audit1763703000000,
    ExportPermission1763703100000,
    SessionEnds1763703200000,
    SecondFactor1763703300000,
    Privacy1763705000000,
    PrivacyIndexes1763705010000,
    Passkeys1763706000000,
    FailedAttempts1763707000000,
    Identities1763707100000,
    UnusedIndexes1763708000000,
    LastLeadRemoval1763709000000,
    KnownBrowserIds1763710000001,
    DropTakeIn1763710000002,
    LeadDrafts1763710000004,
    LeadReads1763710000005,
    LeadReadsData1763710000105,
    LeadReadsIndex1763710000205,
    AuditAddresses1763710100001,
    SecondFactorGrace1763710200001,
    Search1763711000006,
    FewerConcepts1763712000001,
    IntakeInTypescript1763712000002,
  ],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logger: new NoopTypeOrmLogger(),
});
