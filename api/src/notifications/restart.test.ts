import type { ChildProcess } from 'node:child_process';
import { sqlOf } from '../testing/databases.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { retryImmediately, salesAddress, submit } from '../testing/notification-api.ts';
import { startProgram } from '../testing/programs.ts';
import { createDatabase } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';

const mail = await startMailServer();
afterAll(() => mail.stop());

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the API, which is killed after the test at the latest. */
async function start(settings: Record<string, string>) {
  const program = await startProgram({ FORM_RATE_PER_MINUTE: '0', ...settings });
  children.push(program.child);
  return program;
}

test('after SIGKILL, waiting and interrupted mail is sent once each', async () => {
  const settings = { DATABASE_URL: await createDatabase(), SMTP_URL: mail.url, SALES_EMAIL: salesAddress };
  const sql = sqlOf(settings.DATABASE_URL);
  const visitors = Array.from({ length: 6 }, (_, index) => `visitor-${index}@example.com`);

  await retryImmediately({ sql });

  // The server never responds to the first four mails.
  let underWay = 0;
  mail.beforeAccept = () => {
    underWay += 1;
    return new Promise(() => undefined);
  };
  const first = await start(settings);
  for (const email of visitors) await submit({ request: first.request, sql }, { email });
  const waiting = () => sql(`select 1 from deliveries where state = 'waiting'`);
  await until(async () => underWay >= 4 && (await waiting()).length === 12);
  first.child.kill('SIGKILL');
  await first.exited;
  expect(await waiting()).toHaveLength(12);
  expect(await sql(`select 1 from pgboss.job where name = 'deliver' and state = 'active'`)).toHaveLength(4);

  mail.beforeAccept = () => undefined;
  const second = await start(settings);
  await until(async () => (await sql(`select 1 from deliveries where state = 'sent'`)).length === 12);
  expect(mail.to(salesAddress)).toHaveLength(6);
  for (const email of visitors) expect(mail.to(email)).toHaveLength(1);
  expect(first.output() + second.output()).not.toMatch(/visitor-|example\.com/);

  second.child.kill('SIGTERM');
  expect((await second.exited)[0]).toBe(0);
});

test('a graceful shutdown waits for mail that is being sent', async () => {
  const settings = { DATABASE_URL: await createDatabase(), SMTP_URL: mail.url, SALES_EMAIL: salesAddress };
  const sql = sqlOf(settings.DATABASE_URL);
  let take = () => {};
  const taking = new Promise<void>((resolve) => {
    take = resolve;
  });
  let underWay = 0;
  mail.beforeAccept = () => {
    underWay += 1;
    return taking;
  };
  const { child, exited, output, request } = await start(settings);
  await submit({ request, sql }, {});
  await until(() => underWay === 2);

  child.kill('SIGTERM');
  await until(() => output().includes('"msg":"stopping"'));
  setTimeout(take, 200);
  expect((await exited)[0]).toBe(0);
  expect(await sql(`select state from deliveries`)).toEqual([{ state: 'sent' }, { state: 'sent' }]);
});
