import { DataSource } from 'typeorm';
import { createApp } from '../../app.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { asApi, query } from '../../testing/databases.ts';
import { smtpError, startMailServer } from '../../testing/mail-server.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';
import { queueMail, TransactionalMail } from './transactional-mail.service.ts';

const mail = await startMailServer();
const databaseUrl = await createDatabase();
await query(databaseUrl, `update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'staff-mail'`);
const app = await createApp(
  readEnv({ DATABASE_URL: asApi(databaseUrl), SMTP_URL: mail.url, MAIL_FROM: 'portal@lumenward.example' }),
  createLogger('silent'),
);
const transactionalMail = app.get(TransactionalMail, { strict: false });
let written = 0;
transactionalMail.registerTemplate<{ email: string }>('test-link', async ({ email }) => {
  written += 1;
  if (email === 'stranger@example.com') return undefined;
  return {
    to: email,
    subject: 'Your link',
    heading: 'Here is your link',
    parts: [
      'It works once.',
      { action: { label: 'Choose a password', href: `https://example.com/#token=secret-${written}` } },
    ],
    reason: 'A new password was requested.',
  };
});
await app.init();
afterAll(async () => {
  await app.close();
  await mail.stop();
});
beforeEach(() => {
  mail.mails.length = 0;
  written = 0;
});

test('renders mail when it is sent, again for each retry, and stores no token', async () => {
  let refusals = 1;
  mail.beforeAccept = () => {
    if (refusals-- > 0) throw smtpError(451, 'Later');
  };
  await transactionalMail.send('test-link', { email: 'ada@example.com' });
  const received = await until(() => mail.mails[0]);

  expect(received.from?.address).toBe('portal@lumenward.example');
  expect(received.subject).toBe('Your link');
  expect(received.text).toContain('Choose a password:\nhttps://example.com/#token=secret-2');
  expect(received.html).toContain('href="https://example.com/#token=secret-2"');
  expect(received.messageId).toMatch(/^<staff\.[0-9a-f-]{36}@lumenward\.example>$/);
  expect(JSON.stringify(await query(databaseUrl, 'select * from pgboss.job'))).not.toContain('secret-');
});

test('skips the mail if the template returns undefined', async () => {
  await transactionalMail.send('test-link', { email: 'stranger@example.com' });
  await until(() => written === 1);
  await until(
    async () =>
      (await query(databaseUrl, `select 1 from pgboss.job where name = 'staff-mail' and state < 'completed'`))
        .length === 0,
  );
  expect(mail.mails).toEqual([]);
});

test('sends nothing if the transaction is rolled back', async () => {
  const database = app.get(DataSource, { strict: false });
  const failed = database.transaction(async (transaction) => {
    await queueMail(transaction, 'test-link', { email: 'ada@example.com' });
    throw new Error('The account could not be stored.');
  });
  await expect(failed).rejects.toThrow('could not be stored');
  await transactionalMail.send('test-link', { email: 'grace@example.com' });

  await until(() => mail.mails[0]);
  expect(mail.to('ada@example.com')).toEqual([]);
});

test('does not retry a permanent error', async () => {
  mail.beforeAccept = () => {
    throw smtpError(550, 'No such user');
  };
  await transactionalMail.send('test-link', { email: 'typo@example.com' });
  await until(
    async () =>
      (await query(databaseUrl, `select 1 from pgboss.job where name = 'staff-mail' and state = 'failed'`))[0],
  );
  expect(written).toBe(1);
});
