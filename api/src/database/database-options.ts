import type { DataSourceOptions } from 'typeorm';
import { CaseStudyRequest } from '../case-study/case-study-request.entity.ts';
import { ContactSubmission } from '../contact/contact-submission.entity.ts';
import { Intake1763700000000 } from '../migrations/1763700000000-intake.ts';
import { Staff1763700100000 } from '../migrations/1763700100000-staff.ts';
import { CaseStudyKeys1763700200000 } from '../migrations/1763700200000-case-study-keys.ts';
import { Leads1763700300000 } from '../migrations/1763700300000-leads.ts';
import { Roles1763700400000 } from '../migrations/1763700400000-roles.ts';
import { DurableIntake1763700500000 } from '../migrations/1763700500000-durable-intake.ts';
import { LeadLists1763700600000 } from '../migrations/1763700600000-lead-lists.ts';
import { Deliveries1763700700000 } from '../migrations/1763700700000-deliveries.ts';
import { KnownBrowsers1763700800000 } from '../migrations/1763700800000-known-browsers.ts';
import { Session } from '../session/session.entity.ts';
import { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { StaffLink } from '../staff-accounts/staff-link.entity.ts';
import { User } from '../staff-accounts/user.entity.ts';
import { ImpatientClient } from './impatient-client.ts';
import { SilentAboutData } from './silent-about-data.ts';

/**
 * How the API talks to PostgreSQL. The limits make an unreachable or frozen database an error within three seconds,
 * which the visitor then reads as a sentence, instead of a request that hangs.
 */
export const databaseOptions = (databaseUrl: string): DataSourceOptions => ({
  type: 'postgres',
  // TypeORM's own `url` loses `?host=` (unix socket) and `sslmode`; the driver underneath understands both.
  extra: {
    connectionString: databaseUrl,
    Client: ImpatientClient,
    max: 10,
    connectionTimeoutMillis: 1_500,
    query_timeout: 3_000,
    statement_timeout: 2_500,
    keepAlive: true,
    application_name: 'portal-api',
  },
  entities: [ContactSubmission, CaseStudyRequest, User, StaffAccount, StaffLink, Session],
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
  ],
  migrationsTransactionMode: 'each',
  synchronize: false,
  logger: new SilentAboutData(),
});
