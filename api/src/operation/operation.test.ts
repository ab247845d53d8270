import { join } from 'node:path';
import { startMailServer } from '../testing/mail-server.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startNotificationApi } from '../testing/notification-api.ts';
import { createColleague } from '../testing/staff.ts';
import { until, untilRows } from '../testing/until.ts';
import { certificateSeconds, freeRatio } from './measures.ts';
import { checkTimes } from './operation-checks.service.ts';
import { problemsIn } from './problems.ts';

Object.assign(checkTimes, { milliseconds: 200, confirmedAfter: '0 seconds' });
const { api, mail, stop } = await startNotificationApi();
const manager = await createColleague(api, 'manager', 'Grace');
afterAll(stop);

const show = async () => (await manager.get('today').expect(200)).body.operation;

test('others than managers see nothing of the operation', async () => {
  const agent = await createColleague(api, 'agent');
  expect((await agent.get('today').expect(200)).body.operation).toBeNull();
});

test('a portal without a backup says so, without an alarm', async () => {
  expect(await show()).toEqual({ backup: { finishedAt: null, verifiedAt: null, problem: null }, problems: [] });
});

test('managers see that the last backup is old, and get one mail', async () => {
  await api.sql(`update backup_status set finished_at = now() - interval '3 days', verified_at = now()`);
  await until(async () => (await show()).problems.length > 0);
  expect((await show()).problems).toEqual([
    'The last backup was 3 days ago. What was written since would be lost with the server.',
  ]);
  await until(() => mail.to(manager.email).length > 0);

  const checks = async () => (await api.sql(`select seen_at::text from operation_problems`))[0]?.seen_at;
  const earlier = await checks();
  await until(async () => (await checks()) !== earlier);
  expect(mail.to(manager.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^The last backup was 3 days ago/),
  ]);
});

test('a problem that was over is mailed again', async () => {
  await api.sql(`update backup_status set finished_at = now()`);
  // A check that has read the old time records the problem once more.
  await untilRows(api, 1, `select from operation_problems where seen_at < now() - interval '2 seconds'`);
  await api.sql(`update operation_problems set seen_at = now() - interval '12 minutes'`);
  await until(async () => (await show()).problems.length === 0);
  await api.sql(`update backup_status set problem = 'The disk is full.'`);
  await until(() => mail.to(manager.email).length > 1);
  expect((await show()).problems).toEqual(['The last backup, or its verification, has failed.']);
});

test('knows how full the disk of e-mails is before it has their folder', async () => {
  expect(await freeRatio(join(newFolder(), 'not', 'there'))).toBeGreaterThan(0);
});

test('knows how long a certificate is valid, also one that no browser accepts', async () => {
  const server = await startMailServer({ secure: true });
  const { port } = new URL(server.url);
  expect(await certificateSeconds(`https://127.0.0.1:${port}`)).toEqual(expect.any(Number));
  await server.stop();
  expect(await certificateSeconds(`https://127.0.0.1:${port}`)).toBeUndefined();
  expect(await certificateSeconds('http://localhost')).toBeUndefined();
});

const journal = { isWritable: true, waiting: 0, rejected: 0, unreadable: 0, oldestSeconds: 0 };
const connected = { state: 'connected', since: null, problem: null } as const;
const day = 86_400;
test.each([
  [{}, {}, 0.5, []],
  [{ backup_age_seconds: day, backup_verification_age_seconds: 7 * day }, {}, 0.5, []],
  [{ backup_age_seconds: day, backup_verification_age_seconds: 9 * day }, {}, 0.5, ['backup-verification']],
  [{ backup_age_seconds: day }, {}, 0.5, ['backup-verification']],
  [{ certificate_seconds: 13 * day }, {}, 0.5, ['certificate']],
  [{ certificate_seconds: 15 * day }, {}, 0.5, []],
  [{ mail_silence_seconds: 6 * day, mailbox_used_ratio: 0.95 }, {}, 0.5, ['mail-silence', 'mailbox-full']],
  [{ mail_silence_seconds: 4 * day, mailbox_used_ratio: 0.5 }, {}, 0.5, []],
  [{}, {}, 0.05, ['disk']],
  [{}, { isWritable: false }, 0.5, ['journal']],
  [{}, { rejected: 1 }, 0.5, ['journal']],
  [{}, { waiting: 1, oldestSeconds: 700 }, 0.5, ['journal']],
])('with %j, the journal %j and %d free, managers get %j', (measured, change, freeRatio, kinds) => {
  expect([
    ...problemsIn({ measured, journal: { ...journal, ...change }, freeRatio, mailbox: connected }).keys(),
  ]).toEqual(kinds);
});

test('managers get that the mailbox cannot be read, with the reason, once that is so for five minutes', () => {
  const messagesAfter = (minutes: number) => {
    const since = new Date(Date.now() - minutes * 60_000).toISOString();
    const mailbox = { state: 'not-connected', since, problem: 'The mail server does not respond.' } as const;
    return [...problemsIn({ measured: {}, journal, freeRatio: 0.5, mailbox }).values()];
  };
  expect(messagesAfter(4)).toEqual([]);
  expect(messagesAfter(6)).toEqual([expect.stringContaining('do not reach the lead desk')]);
  expect(messagesAfter(6)[0]).toContain('The mail server does not respond.');
});
