import { join } from 'node:path';
import { withAsciiDomain } from '@portal/contracts/email-address';
import { readSettings } from '@portal/contracts/settings';
import { retentionDaysOf } from '@portal/contracts/site-settings';
import { apiSchema, apiSchemaWithKey, migrationSchema } from './settings.ts';

const Settings = class {} as unknown as abstract new () => Readonly<ReturnType<typeof readEnv>>;

/** The API's configuration, read from environment variables (see settings.ts) and available by dependency injection. */
export abstract class Env extends Settings {}

/** Who has to set up two-step verification, and within how many days. */
export type SecondFactorRule = Env['secondFactor'];

/** Business hours in one time zone. */
export type BusinessCalendar = Env['businessCalendar'];

/** Sign-in with an OpenID Connect provider. */
export type OidcSettings = NonNullable<Env['oidc']>;

/**
 * Reads the environment. Throws one error that lists every missing or invalid variable. Commands such as `migrate` need no
 * encryption key.
 */
export function readEnv(given: NodeJS.ProcessEnv, { needsEncryptionKey = false } = {}) {
  const settings = readSettings('The API cannot start', needsEncryptionKey ? apiSchemaWithKey : apiSchema, given);
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, STAFF_EMAIL: email, STAFF_PASSWORD: password } = settings;
  const deskUrl = settings.DESK_URL ?? settings.SITE_URL;
  return {
    host: settings.HOST,
    port: settings.PORT,
    metricsPort: settings.METRICS_PORT,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    journalDir: settings.JOURNAL_DIR ?? join(settings.DATA_DIR, 'journal'),
    logLevel: settings.LOG_LEVEL,
    siteUrl: settings.SITE_URL,
    /** It decides whether cookies are `Secure`. */
    deskUrl,
    /** Whether the lead desk and the public site have different origins. */
    hasDeskOrigin: deskUrl !== settings.SITE_URL,
    company: { name: settings.COMPANY_NAME, phone: settings.COMPANY_PHONE, email: settings.COMPANY_EMAIL },
    content: settings.CONTENT,
    formRatePerMinute: settings.FORM_RATE_PER_MINUTE,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    businessCalendar: {
      timeZone: settings.BUSINESS_TIME_ZONE,
      /** Openings per weekday, Monday first, sorted by time. */
      week: settings.BUSINESS_HOURS.week,
      holidays: settings.BUSINESS_HOLIDAYS,
    },
    responseTargetMinutes: settings.RESPONSE_TARGET_MINUTES,
    /** Contains a password: never log it. */
    smtpUrl: settings.SMTP_URL,
    smtpRequiresTls: requiresTls(settings.SMTP_URL ?? ''),
    mailFrom: settings.MAIL_FROM ?? withAsciiDomain(settings.COMPANY_EMAIL),
    /** Contains a password: never log it. */
    imapUrl: settings.IMAP_URL,
    mailboxAddress: settings.MAILBOX_ADDRESS ?? settings.MAIL_FROM ?? withAsciiDomain(settings.COMPANY_EMAIL),
    mailAuthservId: settings.MAIL_AUTHSERV_ID,
    mailLeadsPerHour: settings.MAIL_LEADS_PER_HOUR,
    mailPerDay: settings.MAIL_PER_DAY,
    salesEmail: settings.SALES_EMAIL,
    leadWebhook: url && secret ? { url, secret, events: settings.LEAD_WEBHOOK_EVENTS } : undefined,
    releaseEventsKey: settings.RELEASE_EVENTS_KEY,
    teamWebhookSecret: settings.TEAM_WEBHOOK_SECRET,
    retentionDays: retentionDaysOf(settings),
    auditAddressDays: settings.AUDIT_ADDRESS_DAYS,
    /** The first one encrypts. Only the API has them, not its commands. */
    encryptionKeys: settings.ENCRYPTION_KEY,
    secondFactor: {
      requiredFor: settings.SECOND_FACTOR_REQUIRED_FOR,
      graceDays: settings.SECOND_FACTOR_GRACE_DAYS,
    },
    /** Contains a secret: never log it. */
    oidc:
      issuer && clientId && clientSecret
        ? {
            issuer,
            clientId,
            clientSecret,
            name: settings.OIDC_NAME ?? issuer.hostname,
            scope: settings.OIDC_SCOPE,
            groupsClaim: settings.OIDC_GROUPS_CLAIM,
            /** Undefined: managers assign roles, and unknown users are rejected. */
            roles: settings.OIDC_ROLES,
            secondFactor: new Set(settings.OIDC_SECOND_FACTOR),
            /** Whether the first sign-in with a verified email links an existing account. */
            linksByEmail: settings.OIDC_LINK_BY_EMAIL,
            /** Whether accounts that are linked to the provider cannot sign in with a password. */
            isOnly: settings.OIDC_ONLY,
          }
        : undefined,
    firstAccount: email && password ? { email, password } : undefined,
    firstAccountFile: settings.FIRST_ACCOUNT_FILE,
  };
}

/** Returns the URL with which the owner of the tables connects, for migrations. */
export function readMigrationDatabaseUrl(given: NodeJS.ProcessEnv): string {
  const settings = readSettings('The settings are invalid', migrationSchema, given);
  return settings.MIGRATION_DATABASE_URL ?? settings.DATABASE_URL ?? '';
}

/** Mail has personal data and links to set passwords. `requireTLS` in the URL overrules the default. */
function requiresTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return true;
  const { hostname, searchParams } = new URL(smtpUrl);
  const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return searchParams.has('requireTLS') ? searchParams.get('requireTLS') !== 'false' : !isThisMachine;
}
