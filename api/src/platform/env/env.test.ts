import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../testing/new-folder.ts';
import { readEnv } from './env.ts';

const enough = { DATABASE_URL: 'postgres://portal@localhost/portal' };
const oidc = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' };

test('only DATABASE_URL is required', () => {
  expect(readEnv(enough)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    formRatePerMinute: 30,
    trustedProxyHops: 0,
    company: { name: 'Lumenward', phone: '512-555-0142', email: 'info@lumenward.example' },
    firstAccount: undefined,
  });
});

test('reports all missing and invalid variables', () => {
  const wrong = () =>
    readEnv({
      PORT: 'http',
      FORM_RATE_PER_MINUTE: '-1',
      SITE_URL: 'example.com',
      STAFF_EMAIL: 'a@b.co',
      LOG_LEVEL: 'loud',
    });
  for (const name of ['DATABASE_URL', 'PORT', 'FORM_RATE_PER_MINUTE', 'SITE_URL', 'STAFF_PASSWORD', 'LOG_LEVEL']) {
    expect(wrong).toThrow(name);
  }
});

test('deskUrl defaults to SITE_URL', () => {
  const SITE_URL = 'https://www.example.com';
  expect(readEnv({ ...enough, SITE_URL }).deskUrl).toBe(SITE_URL);
  expect(readEnv({ ...enough, SITE_URL, DESK_URL: 'https://desk.example.com/' }).deskUrl).toBe(
    'https://desk.example.com',
  );
  expect(() => readEnv({ ...enough, SITE_URL, DESK_URL: 'desk.example.com' })).toThrow('DESK_URL must be an http(s)');
  expect(() => readEnv({ ...enough, SITE_URL, DESK_URL: 'https://www.example.com:8443' })).toThrow(
    'DESK_URL must have another host name',
  );
});

test('error messages do not contain the password', () => {
  expect(() => readEnv({ ...enough, STAFF_EMAIL: 'a@b.co', STAFF_PASSWORD: 'short' })).toThrow(
    /at least 8 characters$/,
  );
});

test('only the API itself needs an encryption key, of 32 bytes', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  expect(readEnv(enough).encryptionKeys).toEqual([]);
  expect(() => readEnv(enough, { needsEncryptionKey: true })).toThrow('ENCRYPTION_KEY is missing');
  expect(readEnv({ ...enough, ENCRYPTION_KEY: `${key},${key}` }).encryptionKeys).toHaveLength(2);
  expect(() => readEnv({ ...enough, ENCRYPTION_KEY: key.slice(4) })).toThrow('ENCRYPTION_KEY must be 32 random bytes');
  expect(() => readEnv({ ...enough, ENCRYPTION_KEY: key.slice(4) })).not.toThrow(key.slice(4));
});

test('reports invalid business hours', () => {
  const wrong = () =>
    readEnv({
      ...enough,
      BUSINESS_HOURS: 'Mon-Fri 8-18',
      BUSINESS_TIME_ZONE: 'Texas',
      BUSINESS_HOLIDAYS: '2026-02-30, us-federal, -lunar-new-year',
      RESPONSE_TARGET_MINUTES: 'soon',
    });
  expect(wrong).toThrow('BUSINESS_HOURS: "mon-fri 8-18" is invalid; write it like "Mon-Fri 08:00-18:00"');
  expect(wrong).toThrow('BUSINESS_TIME_ZONE must be a time zone like "America/Chicago", not "Texas"');
  expect(wrong).toThrow(
    'BUSINESS_HOLIDAYS: "2026-02-30" is neither a date like "2026-12-25" nor one of us-federal, none, ',
  );
  expect(wrong).toThrow('; "-lunar-new-year" is neither a date');
  expect(wrong).toThrow('RESPONSE_TARGET_MINUTES must be a whole number');
});

test.each(['Fri-Mon 08:00-18:00', 'Mon 18:00-08:00', 'Mon 08:00-24:30', 'Mon 08:00-12:00, Mon 11:00-18:00', 'Mon'])(
  'rejects the business hours "%s"',
  (BUSINESS_HOURS) => {
    expect(() => readEnv({ ...enough, BUSINESS_HOURS })).toThrow('BUSINESS_HOURS: ');
  },
);

test('notifications are off by default', () => {
  expect(readEnv(enough)).toMatchObject({ smtpUrl: undefined, salesEmail: undefined, leadWebhook: undefined });

  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const settings = {
    ...enough,
    SMTP_URL: 'smtps://portal:p%40ss@mail.example.com',
    SALES_EMAIL: 'sales@example.com',
    LEAD_WEBHOOK_URL: 'https://crm.example.com/leads',
    LEAD_WEBHOOK_SECRET: secret,
  };
  expect(readEnv(settings)).toMatchObject({
    smtpUrl: settings.SMTP_URL,
    salesEmail: 'sales@example.com',
    mailFrom: 'info@lumenward.example',
    leadWebhook: { url: settings.LEAD_WEBHOOK_URL, secret },
  });
});

test.each([
  [{ SALES_EMAIL: 'sales@example.com' }, 'SALES_EMAIL needs SMTP_URL'],
  [{ SMTP_URL: 'smtp://localhost', SALES_EMAIL: 'a@b.co, c@d.co' }, 'SALES_EMAIL must be one email address'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'The Portal' }, 'MAIL_FROM must be one email address'],
  [{ LEAD_WEBHOOK_URL: 'https://crm.example.com' }, 'LEAD_WEBHOOK_SECRET must be set together'],
  [{ LEAD_WEBHOOK_SECRET: 'whsec_AAAA' }, 'LEAD_WEBHOOK_SECRET must be'],
  [{ LEAD_WEBHOOK_URL: 'https://me:key@crm.example.com/', LEAD_WEBHOOK_SECRET: 'x' }, 'without a user name'],
  [{ LEAD_WEBHOOK_URL: 'ftp://crm.example.com', LEAD_WEBHOOK_SECRET: 'x' }, 'LEAD_WEBHOOK_URL must be'],
  [{ LEAD_WEBHOOK_EVENTS: 'won,paid' }, 'LEAD_WEBHOOK_EVENTS'],
  [{ ...oidc, OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER must be an https:// address'],
  [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET must be set together'],
  [{ ...oidc, OIDC_ROLES: 'boss=Admins' }, 'OIDC_ROLES: "boss=Admins" is invalid'],
  [{ ...oidc, OIDC_ONLY: 'yes' }, 'OIDC_ONLY must be 0 or 1'],
])('rejects %j: %s', (wrong, message) => {
  expect(() => readEnv({ ...enough, ...wrong })).toThrow(message);
});

test.each(['call us', '512-555-0142 / 512-555-0143', '1-800-FLOWERS', '555-0142'])(
  'rejects COMPANY_PHONE=%s, which pages could not link',
  (COMPANY_PHONE) => {
    expect(() => readEnv({ ...enough, COMPANY_PHONE })).toThrow('COMPANY_PHONE must be one phone number');
  },
);

test('converts the domains of addresses, and accepts mail servers in the own network', () => {
  const given = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'portal@MÜLLER.example', SALES_EMAIL: 'sales@mailhost' };
  const account = { STAFF_EMAIL: 'Ada@Müller.example', STAFF_PASSWORD: 'four plain words' };
  expect(readEnv({ ...enough, ...given, ...account })).toMatchObject({
    mailFrom: 'portal@xn--mller-kva.example',
    salesEmail: 'sales@mailhost',
    firstAccount: { email: 'ada@xn--mller-kva.example' },
  });
  expect(() => readEnv({ ...enough, ...account, STAFF_EMAIL: 'ada@localhost' })).toThrow('STAFF_EMAIL must be');
});

test('error messages do not contain SMTP and webhook secrets', () => {
  const secrets = { SMTP_URL: 'portal:hunter2@mail', LEAD_WEBHOOK_URL: 'hunter2', LEAD_WEBHOOK_SECRET: 'hunter2' };
  expect(() => readEnv({ ...enough, ...secrets })).toThrow(/^(?!.*hunter2).*SMTP_URL/s);
});

describe('secrets in files', () => {
  const folder = newFolder();
  const fileWith = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('are read without the trailing line break', () => {
    const env = readEnv({
      DATABASE_URL_FILE: fileWith('database-url', 'postgres://portal@localhost/portal\n'),
      STAFF_EMAIL: 'ada@example.com',
      STAFF_PASSWORD_FILE: fileWith('staff-password', 'a long password\n'),
    });
    expect(env.databaseUrl).toBe('postgres://portal@localhost/portal');
    expect(env.firstAccount).toEqual({ email: 'ada@example.com', password: 'a long password' });
  });

  test('are reported when unreadable or set twice', () => {
    expect(() => readEnv({ DATABASE_URL_FILE: join(folder, 'nothing') })).toThrow('DATABASE_URL_FILE cannot be read');
    expect(() => readEnv({ ...enough, DATABASE_URL_FILE: fileWith('other', 'postgres://other/portal') })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    );
  });
});

test.each([
  ['smtp://user:secret@mail.example.com:587', true],
  ['smtps://mail.example.com', true],
  ['smtp://mail.example.com?requireTLS=false', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025?requireTLS=true', true],
])('mail by %s requires TLS: %s', (SMTP_URL, smtpRequiresTls) => {
  expect(readEnv({ ...enough, SMTP_URL })).toMatchObject({ smtpRequiresTls });
});

test('OIDC_ROLES can have names with commas, separated by semicolons', () => {
  const rolesOf = (OIDC_ROLES: string) => readEnv({ ...enough, ...oidc, OIDC_ROLES }).oidc?.roles;

  expect(rolesOf('manager=Admins, agent=Sales')).toEqual(
    new Map([
      ['Admins', 'manager'],
      ['Sales', 'agent'],
    ]),
  );
  expect(rolesOf('manager=cn=admins,ou=groups; agent=cn=sales,ou=groups')).toEqual(
    new Map([
      ['cn=admins,ou=groups', 'manager'],
      ['cn=sales,ou=groups', 'agent'],
    ]),
  );
});
