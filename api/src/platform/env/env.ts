import { join } from 'node:path';
import { withAsciiDomain } from '@portal/contracts/email-address';
import type { RetentionDays } from '@portal/contracts/retention';
import { readSettings } from '@portal/contracts/settings';
import { retentionDaysOf } from '@portal/contracts/site-settings';
import type { BusinessCalendar } from './business-calendar.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { apiSchema, apiSchemaWithKey, migrationSchema } from './settings.ts';

/** Who has to set up two-step verification, and within how many days. */
export interface SecondFactorRule {
  requiredFor: 'managers' | 'everyone';
  graceDays: number;
}

/** The API's configuration, read from environment variables and available by dependency injection. */
export abstract class Env {
  readonly host!: string;
  readonly port!: number;
  /** With the role of the API, which owns nothing. */
  readonly databaseUrl!: string;
  /** Files that outlive a restart: the journal and the case study PDF. */
  readonly dataDir!: string;
  /** Folder of the write-ahead journal. */
  readonly journalDir!: string;
  readonly logLevel!: string;
  /** Origin of the public site without a trailing slash. */
  readonly siteUrl!: string;
  /** Origin of the lead desk: `siteUrl` unless DESK_URL is set. It decides whether cookies are `Secure`. */
  readonly deskUrl!: string;
  /** Whether DESK_URL is set: the lead desk and the public site have different origins. */
  readonly hasDeskOrigin!: boolean;
  readonly company!: { name: string; phone: string; email: string };
  /** Whether the case study shows facts that the client has not confirmed. */
  readonly content!: 'samples' | 'confirmed';
  /** Form posts a minute per client address; 0 switches the limit off. */
  readonly formRatePerMinute!: number;
  /** Number of trusted proxies in front of the API; they determine the client address. */
  readonly trustedProxyHops!: number;
  readonly businessCalendar!: BusinessCalendar;
  /** Business minutes within which a lead should get a first response. */
  readonly responseTargetMinutes!: number;
  /** Mail server; without it no mail is sent. Contains a password: never log it. */
  readonly smtpUrl!: string | undefined;
  /** Whether mail is only sent over TLS. */
  readonly smtpRequiresTls!: boolean;
  /** Sender address. */
  readonly mailFrom!: string;
  /** Recipient of lead notifications by e-mail. */
  readonly salesEmail!: string | undefined;
  /** Receiver of lead notifications by signed webhook. */
  readonly leadWebhook!: { url: string; secret: string } | undefined;
  /** Days after which leads without activity, and sent deliveries, are removed; 0 keeps them. */
  readonly retentionDays!: RetentionDays;
  /** Days after which the audit log keeps the wider network of a client only. */
  readonly auditAddressDays!: number;
  /** Keys of 32 bytes for secrets in the database: the first one encrypts. Only the API has them, not its commands. */
  readonly encryptionKeys!: Buffer[];
  readonly secondFactor!: SecondFactorRule;
  /** Sign-in with an OpenID Connect provider. Contains a secret: never log it. */
  readonly oidc!: OidcSettings | undefined;
  readonly firstAccount!: { email: string; password: string } | undefined;
  /** File to which a generated first account is written. */
  readonly firstAccountFile!: string | undefined;
}

/**
 * Reads the environment. Throws one error that lists every missing or invalid variable. Commands such as `migrate` need no
 * encryption key.
 */
export function readEnv(given: NodeJS.ProcessEnv, { needsEncryptionKey = false } = {}): Env {
  const settings = readSettings('The API', needsEncryptionKey ? apiSchemaWithKey : apiSchema, given);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, STAFF_EMAIL: email, STAFF_PASSWORD: password } = settings;
  const deskUrl = settings.DESK_URL ?? settings.SITE_URL;
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    journalDir: settings.JOURNAL_DIR ?? join(settings.DATA_DIR, 'journal'),
    logLevel: settings.LOG_LEVEL,
    siteUrl: settings.SITE_URL,
    deskUrl,
    hasDeskOrigin: deskUrl !== settings.SITE_URL,
    company: { name: settings.COMPANY_NAME, phone: settings.COMPANY_PHONE, email: settings.COMPANY_EMAIL },
    content: settings.CONTENT,
    formRatePerMinute: settings.FORM_RATE_PER_MINUTE,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    businessCalendar: {
      timeZone: settings.BUSINESS_TIME_ZONE,
      week: settings.BUSINESS_HOURS.week,
      holidays: settings.BUSINESS_HOLIDAYS,
    },
    responseTargetMinutes: settings.RESPONSE_TARGET_MINUTES,
    smtpUrl: settings.SMTP_URL,
    smtpRequiresTls: requiresTls(settings.SMTP_URL ?? ''),
    mailFrom: settings.MAIL_FROM ?? withAsciiDomain(settings.COMPANY_EMAIL),
    salesEmail: settings.SALES_EMAIL,
    leadWebhook: url && secret ? { url, secret } : undefined,
    retentionDays: retentionDaysOf(settings),
    auditAddressDays: settings.AUDIT_ADDRESS_DAYS,
    encryptionKeys: settings.ENCRYPTION_KEY,
    secondFactor: {
      requiredFor: settings.SECOND_FACTOR_REQUIRED_FOR,
      graceDays: settings.SECOND_FACTOR_GRACE_DAYS,
    },
    oidc:
      issuer && clientId && clientSecret
        ? {
            issuer,
            clientId,
            clientSecret,
            name: settings.OIDC_NAME ?? issuer.hostname,
            scope: settings.OIDC_SCOPE,
            groupsClaim: settings.OIDC_GROUPS_CLAIM,
            roles: settings.OIDC_ROLES,
            secondFactor: new Set(settings.OIDC_SECOND_FACTOR),
            linksByEmail: settings.OIDC_LINK_BY_EMAIL,
            isOnly: settings.OIDC_ONLY,
          }
        : undefined,
    firstAccount: email && password ? { email, password } : undefined,
    firstAccountFile: settings.FIRST_ACCOUNT_FILE,
  };
}

/** Returns the URL with which the owner of the tables connects, for migrations. */
export function readMigrationDatabaseUrl(given: NodeJS.ProcessEnv): string {
  const settings = readSettings('The migrations', migrationSchema, given);
  return settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL ?? '';
}

/** Mail has personal data and links to set passwords. `requireTLS` in the URL overrules the default. */
function requiresTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return true;
  const { hostname, searchParams } = new URL(smtpUrl);
  const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return searchParams.has('requireTLS') ? searchParams.get('requireTLS') !== 'false' : !isThisMachine;
}
