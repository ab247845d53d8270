import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startImapServer } from '../../mail-demo/imap-server.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { salesAddress, startNotificationApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';
import { mailboxTimes } from '../receiving/imap-commands.ts';

Object.assign(mailboxTimes, { poll: 300, minRetry: 50, lock: 200 });

const imap = await startImapServer();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-mail-'));
const { api, mail, stop } = await startNotificationApi({
  ...{ DATA_DIR: dataDir, IMAP_URL: imap.url, MAILBOX_ADDRESS: 'info@lumenward.example' },
});
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');
await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
afterAll(async () => {
  await stop();
  await imap.stop();
  rmSync(dataDir, { recursive: true });
});

/** Starts a lead of Ana's by an e-mail of its customer, and returns it with the address of its conversation. */
async function conversationOf(name: string, email: string) {
  const id = await makeLead(api, { name, email, ownerId: ana.id });
  const [message] = await receive(`${name} <${email}>`, 'info@lumenward.example');
  return { id, thread: message?.message_id ?? '' };
}

let nth = 0;
async function receive(from: string, answered: string) {
  nth += 1;
  const uid = imap.deliver(
    rawMail({ 'Message-ID': `<${nth}@people.example>`, From: from, 'In-Reply-To': `<${answered}>` }, 'Any news?'),
  );
  await until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
  return api.sql<{ message_id: string }>('select message_id from messages order by id desc limit 1');
}

const noticeAbout = (words: string) =>
  until(() => mail.to(salesAddress).find(({ subject }) => subject?.includes(words)));
const newsOf = async (lead: number) =>
  (await ana.get('notifications').expect(200)).body.items.find(
    (item: { kind: string; lead: { id: number } }) => item.kind === 'wrote-again' && item.lead.id === lead,
  );

let customers = 0;
test.each([
  ['the customer, by the name of the lead', 'Hanna Owner <hanna-1@owner.example>', null, 'Hanna Owner wrote again'],
  [
    'a correspondent, and the lead that it is about',
    'Pat Manager <pat@property.example>',
    'Pat Manager',
    'Pat Manager wrote about Hanna Owner',
  ],
  [
    'a correspondent without a name, by the address',
    'kim@property.example',
    'kim@property.example',
    'kim@property.example wrote about Hanna Owner',
  ],
  ['a colleague whom nobody has verified', `Ben <${ben.email}>`, 'Ben (not verified)', 'Ben wrote about Hanna Owner'],
])('a notice names who wrote: %s', async (_, from, writer, sentence) => {
  mail.mails.length = 0;
  customers += 1;
  const { id, thread } = await conversationOf('Hanna Owner', `hanna-${customers}@owner.example`);
  await until(() => mail.to(ana.email)[0]);
  mail.mails.length = 0;
  await receive(from, thread);
  expect(await newsOf(id)).toMatchObject({ writer, lead: { name: 'Hanna Owner' } });
  const news = await until(() => mail.to(ana.email)[0]);
  expect(news.subject).toBe(writer ? `${writer} wrote about Hanna Owner (owner Ana)` : `${sentence} (owner Ana)`);

  // An answer to the notice goes to who wrote, and its copy to the lead.
  const notice = await noticeAbout(`${sentence} (owner Ana)`);
  const address = /<(.*)>/.exec(from)?.[1] ?? from;
  expect(notice.replyTo).toEqual([
    { name: writer === address ? address : from.split(' <')[0], address },
    { name: 'Lumenward', address: expect.stringMatching(new RegExp(`^info\\+l${id}-[a-z2-7]{16}@lumenward.example$`)) },
  ]);
});
