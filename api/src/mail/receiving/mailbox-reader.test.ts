import { rawMail } from '../../testing/mail-shapes.ts';
import { openMailbox } from '../../testing/read-mailbox.ts';
import { until, untilRows } from '../../testing/until.ts';

const mailbox = await openMailbox();
const { server, sql, counts, isConnected, isRead, mailOf, receive } = mailbox;
// A moment earlier would not do: times of mails are exact to a second, and the latest moment of it counts.
const ofBefore = server.deliver(rawMail({ Subject: 'From before' }, 'Old'), new Date(Date.now() - 60_000));
mailbox.api = await mailbox.start();
await isConnected();

test('mails of before the first connection are not read', async () => {
  await isRead(ofBefore);
  expect(await counts()).toEqual({ messages: 0, requests: 0, leads: 0 });
});

const more = ({ messages, requests, leads }: Awaited<ReturnType<typeof counts>>, people: number) => ({
  ...{ messages: messages + people, requests: requests + people, leads: leads + people },
});

/** Delivers mails of new people while something happens, and expects each to be stored once. */
async function expectNoneLost(deliver: (send: (count: number) => void) => Promise<void>) {
  const before = await counts();
  let sent = 0;
  let last = 0;
  await deliver((count) => {
    for (let one = 0; one < count; one += 1) last = server.deliver(mailOf());
    sent += count;
  });
  await isRead(last);
  expect(await counts()).toEqual(more(before, sent));
}

test('nothing is lost or doubled when the connection ends in the middle of mails', () =>
  expectNoneLost(async (send) => {
    server.cutNextMails(3);
    send(5);
  }));

test('what arrives while the server is away is read afterwards, however much', () =>
  expectNoneLost(async (send) => {
    await server.disconnect();
    send(40);
    await untilRows(mailbox, 1, 'select from mailboxes where not is_connected and problem is not null');
    await server.reconnect();
    send(2);
  }));

test('a connection that has died without a sign is replaced', () =>
  expectNoneLost(async (send) => {
    await isConnected();
    const { connections } = server;
    server.silence();
    send(2);
    server.speak();
    await until(() => server.connections > connections);
  }));

test('after a change of UIDVALIDITY the mailbox is read again, and nothing is doubled', async () => {
  const before = await counts();
  server.renumber();
  const last = server.deliver(mailOf());
  await isRead(last, 1001);
  expect(await counts()).toEqual(more(before, 1));
});

test('a mail that the server does not send is read later, and the mails after it at once', async () => {
  const before = await counts();
  server.withhold([server.deliver(mailOf()) + 1]);
  const missed = server.deliver(mailOf({ Subject: 'Withheld' }));
  await isRead(missed - 1);
  expect(await receive(mailOf({ Subject: 'After it' }))).toMatchObject({ subject: 'After it' });
  expect(await counts()).toMatchObject({ messages: before.messages + 2 });
  await untilRows(mailbox, 1, `select from mailboxes where problem like 'A mail could not be%'`);
  expect(mailbox.api.logged()).toContain('a mail could not be stored');
  expect(await sql('select missed_uids from mailboxes')).toEqual([{ missed_uids: [String(missed)] }]);
  server.withhold([]);
  await until(async () => (await sql(`select from messages where subject = 'Withheld'`)).length === 1);
  expect(await counts()).toMatchObject({ messages: before.messages + 3 });
});

test('nothing is lost or doubled by restarts, and by a second instance', () =>
  expectNoneLost(async (send) => {
    for (let restart = 0; restart < 3; restart += 1) {
      send(8);
      const second = await mailbox.start();
      send(2);
      await mailbox.api.stop();
      mailbox.api = second;
      send(2);
    }
  }));
