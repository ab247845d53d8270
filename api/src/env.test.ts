import { readEnv } from './env.ts';

const enough = { DATABASE_URL: 'postgres://portal@localhost/portal' };

test('everything but the database has a default', () => {
  expect(readEnv(enough)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    formRatePerMinute: 30,
    trustedProxyHops: 0,
    migrateOnStart: false,
    company: { name: 'Lumenward', phone: '512-555-0142', email: 'info@lumenward.example' },
    firstAccount: undefined,
  });
});

test('a start stops with the names of everything that is missing or wrong', () => {
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

test('a password is never quoted', () => {
  expect(() => readEnv({ ...enough, STAFF_EMAIL: 'a@b.co', STAFF_PASSWORD: 'short' })).toThrow(
    /at least 8 characters$/,
  );
});
