import { openMailbox } from '../../testing/read-mailbox.ts';
import { createColleague } from '../../testing/staff.ts';
import { until, untilRows } from '../../testing/until.ts';
import { mailDisk } from './mail-files.service.ts';

const mailbox = await openMailbox();
const { server, sql, counts, isConnected, isRead, mailOf } = mailbox;
mailbox.api = await mailbox.start();
await isConnected();

test('a wrong password is said in words that staff can act on, and connecting goes on', async () => {
  server.rejectPassword(true);
  await server.disconnect();
  await server.reconnect();
  await untilRows(
    mailbox,
    1,
    `select from mailboxes where not is_connected and problem like '%rejects the user name or the password%'`,
  );
  const colleague = await createColleague(mailbox.api, 'viewer');
  const manager = await createColleague(mailbox.api, 'manager');
  const { body } = await manager.get('mailbox').expect(200);
  expect(body).toMatchObject({
    address: 'info@lumenward.example',
    missing: ['SMTP_URL'],
    state: 'not-connected',
    since: expect.any(String),
    problem: 'The mail server rejects the user name or the password (IMAP_URL).',
  });
  expect((await manager.get('summary').expect(200)).body.mailbox).toEqual(body);
  const withoutReason = { ...body, problem: null };
  expect((await colleague.get('mailbox').expect(200)).body).toEqual(withoutReason);
  expect((await colleague.get('summary').expect(200)).body.mailbox).toEqual(withoutReason);
  server.rejectPassword(false);
  await isConnected();
  expect((await colleague.get('mailbox').expect(200)).body).toMatchObject({ state: 'connected', problem: null });
});

test('a full disk stops reading before a mail is fetched, and loses nothing', async () => {
  const { leastFree } = mailDisk;
  mailDisk.leastFree = Number.POSITIVE_INFINITY;
  const uid = server.deliver(mailOf({}, 'The disk is full.'));
  await untilRows(mailbox, 1, `select from mailboxes where problem like 'The disk of e-mails is full%'`);
  expect(await sql('select from mailboxes where last_uid < $1 and missed_uids = $2', [uid, []])).toHaveLength(1);
  expect(await counts()).toMatchObject({ messages: 0 });
  mailDisk.leastFree = leastFree;
  await isRead(uid);
  expect(await counts()).toMatchObject({ messages: 1 });
});

test('knows how full the mailbox is', async () => {
  server.fill(95);
  await until(async () => (await sql('select from mailboxes where used_ratio > 0.94')).length === 1);
});
