import { join } from 'node:path';
import { defaultBusinessHours, readWeek } from '@portal/contracts/business-hours';
import { checkEmail, emailMessage, withAsciiDomain } from '@portal/contracts/email-address';
import { findTelephone } from '@portal/contracts/phone-number';
import { type RetentionDays, readRetentionDays } from '@portal/contracts/retention';
import { phoneHref } from '@portal/contracts/site';
import { type BusinessCalendar, isTimeZone } from './business-calendar.ts';
import { readHolidays } from './holidays.ts';
import { type OidcSettings, readOidc } from './oidc-settings.ts';
import { withSecretFiles } from './secret-files.ts';

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

/** Company facts when `COMPANY_*` is not set. */
const defaultCompany: Env['company'] = {
  name: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const minimumPasswordLength = 8;

/**
 * Reads the environment. Throws one error that lists every missing or invalid variable. Commands such as `migrate` need no
 * encryption key.
 */
export function readEnv(given: NodeJS.ProcessEnv, { needsEncryptionKey = false } = {}): Env {
  const errors: string[] = [];
  const source = withSecretFiles(given, errors);

  const text = (name: string, fallback: string) => source[name]?.trim() || fallback;

  const required = (name: string, explanation: string) => {
    const value = text(name, '');
    if (!value) errors.push(`${name} is missing: ${explanation}`);
    return value;
  };

  const wholeNumber = (name: string, fallback: number, max: number) => {
    const given = text(name, String(fallback));
    const value = Number(given);
    if (!/^\d+$/.test(given) || value > max)
      errors.push(`${name} must be a whole number from 0 to ${max}, not "${given}"`);
    return value;
  };

  const oneOf = <Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice => {
    const value = text(name, fallback) as Choice;
    if (!choices.includes(value)) errors.push(`${name} must be one of ${choices.join(', ')}, not "${value}"`);
    return value;
  };

  const readAs = <Value>(name: string, fallback: string, read: (given: string) => Value): Value | undefined => {
    try {
      return read(text(name, fallback));
    } catch (error) {
      errors.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  };

  const origin = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (!URL.canParse(value) || !/^https?:/.test(value))
      errors.push(`${name} must be an http(s) address, not "${value}"`);
    return URL.canParse(value) ? new URL(value).origin : value;
  };

  /** Returns STAFF_EMAIL as accounts have it. */
  const accountAddress = () => {
    const given = text('STAFF_EMAIL', '');
    if (!given) return '';
    const checked = checkEmail(given);
    if ('address' in checked) return checked.address.toLowerCase();
    errors.push(emailMessage(checked.problem, `STAFF_EMAIL must be an email address, not "${given}"`));
    return given;
  };

  const databaseUrl = required(
    'DATABASE_URL',
    'the PostgreSQL to use, e.g. postgres://portal:secret@localhost:5432/portal',
  );
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) errors.push('DATABASE_URL must start with postgres://');

  const staffEmail = accountAddress();
  const staffPassword = source.STAFF_PASSWORD ?? '';
  if (Boolean(staffEmail) !== Boolean(staffPassword)) {
    errors.push('STAFF_EMAIL and STAFF_PASSWORD must be set together');
  } else if (staffPassword && staffPassword.length < minimumPasswordLength) {
    errors.push(`STAFF_PASSWORD must have at least ${minimumPasswordLength} characters`);
  }

  const mailAddress = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (value && !/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value))
      errors.push(`${name} must be one email address, not "${value}"`);
    // A mail server in the own network can have a name without a dot.
    return withAsciiDomain(value);
  };

  // Error messages never contain these two URLs or the secrets.
  const smtpUrl = text('SMTP_URL', '');
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:\/\/[^/?]/.test(smtpUrl)))
    errors.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host');
  const salesEmail = mailAddress('SALES_EMAIL', '');
  if (salesEmail && !smtpUrl) errors.push('SALES_EMAIL needs SMTP_URL');

  const webhookUrl = text('LEAD_WEBHOOK_URL', '');
  const webhookSecret = text('LEAD_WEBHOOK_SECRET', '');
  if (Boolean(webhookUrl) !== Boolean(webhookSecret))
    errors.push('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET must be set together');
  if (webhookUrl && !(URL.canParse(webhookUrl) && /^https?:\/\/[^/?#@]+([/?#]|$)/.test(webhookUrl)))
    errors.push('LEAD_WEBHOOK_URL must be an http(s) address without a user name');
  if (webhookSecret && !isWebhookSecret(webhookSecret))
    errors.push('LEAD_WEBHOOK_SECRET must be "whsec_" and 24 to 64 random bytes in base64');

  const encryptionKeys = text('ENCRYPTION_KEY', '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => Buffer.from(key, 'base64'));
  if (encryptionKeys.some(({ length }) => length !== 32))
    errors.push('ENCRYPTION_KEY must be 32 random bytes in base64, or several of them separated by commas');
  if (needsEncryptionKey && encryptionKeys.length === 0)
    errors.push('ENCRYPTION_KEY is missing: 32 random bytes in base64, e.g. of `openssl rand -base64 32`');

  const siteUrl = origin('SITE_URL', 'http://localhost:8080');
  const deskUrl = text('DESK_URL', '') ? origin('DESK_URL', '') : siteUrl;
  // Cookies ignore the port, so two origins that differ only in the port share them.
  if (deskUrl !== siteUrl && hostnameOf(deskUrl) === hostnameOf(siteUrl))
    errors.push('DESK_URL must have another host name than SITE_URL');

  const companyPhone = text('COMPANY_PHONE', defaultCompany.phone);
  if (findTelephone(companyPhone)?.href !== phoneHref(companyPhone))
    errors.push(`COMPANY_PHONE must be one phone number in digits like "512-555-0142", not "${companyPhone}"`);
  const companyEmail = text('COMPANY_EMAIL', defaultCompany.email);
  const timeZone = text('BUSINESS_TIME_ZONE', 'America/Chicago');
  if (!isTimeZone(timeZone))
    errors.push(`BUSINESS_TIME_ZONE must be a time zone like "America/Chicago", not "${timeZone}"`);

  const dataDir = text('DATA_DIR', '.data');
  const env: Env = {
    host: text('HOST', '127.0.0.1'),
    port: wholeNumber('PORT', 3000, 65_535),
    databaseUrl,
    dataDir,
    journalDir: text('JOURNAL_DIR', join(dataDir, 'journal')),
    logLevel: oneOf('LOG_LEVEL', 'info', logLevels),
    siteUrl,
    deskUrl,
    hasDeskOrigin: deskUrl !== siteUrl,
    company: {
      name: text('COMPANY_NAME', defaultCompany.name),
      phone: companyPhone,
      email: companyEmail,
    },
    content: oneOf('CONTENT', 'samples', ['samples', 'confirmed']),
    formRatePerMinute: wholeNumber('FORM_RATE_PER_MINUTE', 30, 100_000),
    trustedProxyHops: wholeNumber('TRUSTED_PROXY_HOPS', 0, 20),
    businessCalendar: {
      timeZone,
      week: readAs('BUSINESS_HOURS', defaultBusinessHours, readWeek) ?? [],
      holidays: readAs('BUSINESS_HOLIDAYS', 'us-federal', readHolidays) ?? { nameOn: () => undefined },
    },
    responseTargetMinutes: wholeNumber('RESPONSE_TARGET_MINUTES', 30, 100_000),
    smtpUrl: smtpUrl || undefined,
    smtpRequiresTls: requiresTls(smtpUrl),
    mailFrom: mailAddress('MAIL_FROM', companyEmail),
    salesEmail: salesEmail || undefined,
    leadWebhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined,
    retentionDays: readRetentionDays(wholeNumber),
    auditAddressDays: wholeNumber('AUDIT_ADDRESS_DAYS', 90, 36_500),
    encryptionKeys,
    secondFactor: {
      requiredFor: oneOf('SECOND_FACTOR_REQUIRED_FOR', 'everyone', ['managers', 'everyone']),
      graceDays: wholeNumber('SECOND_FACTOR_GRACE_DAYS', 3, 10_000),
    },
    oidc: readOidc(source, errors),
    firstAccount: staffEmail ? { email: staffEmail, password: staffPassword } : undefined,
    firstAccountFile: text('FIRST_ACCOUNT_FILE', '') || undefined,
  };

  if (errors.length > 0) throw new Error(`The API cannot start:\n${errors.map((line) => `- ${line}`).join('\n')}`);
  return env;
}

/** Mail has personal data and links to set passwords. `requireTLS` in the URL overrules the default. */
function requiresTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return true;
  const { hostname, searchParams } = new URL(smtpUrl);
  const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return searchParams.has('requireTLS') ? searchParams.get('requireTLS') !== 'false' : !isThisMachine;
}

const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url);

function isWebhookSecret(secret: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}
