import { startImapServer } from '../../mail-demo/imap-server.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { salesAddress, startNotificationApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';
import { mailboxTimes } from '../receiving/imap-commands.ts';

Object.assign(mailboxTimes, { poll: 300, minRetry: 50, lock: 200 });

const imap = await startImapServer();
const dataDir = newFolder();
const { api, mail, stop } = await startNotificationApi({
  ...{ DATA_DIR: dataDir, IMAP_URL: imap.url, MAILBOX_ADDRESS: 'info@lumenward.example' },
});
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');
await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
afterAll(async () => {
  await stop();
  await imap.stop();
});

/** Starts a lead of Ana's by an e-mail of its customer, and returns it with the address of its conversation. */
async function conversationOf(name: string, email: string) {
  const id = await makeLead(api, { name, email, ownerId: ana.id });
  // Notifications that come at once are one mail.
  await mailed(ana.email, `${name} was assigned to you`, 1);
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

/** Waits for a number of mails with a subject, and returns the last one. */
const mailed = (address: string, subject: string, count: number) =>
  until(() => mail.to(address).filter((one) => one.subject === subject)[count - 1]);
const newsOf = async (lead: number) =>
  (await ana.get('notifications').expect(200)).body.items.find(
    (item: { kind: string; lead: { id: number } }) => item.kind === 'wrote-again' && item.lead.id === lead,
  );

let customers = 0;
test.each([
  ['the customer', 'hanna', null],
  ['a correspondent', 'Pat Manager <pat@property.example>', 'Pat Manager'],
  ['an address without a name', 'kim@property.example', 'kim@property.example'],
  ['a colleague, unverified', `Ben <${ben.email}>`, 'Ben (not verified)'],
])('a notice names who wrote, and an answer to it goes to them and to the lead: %s', async (_, sender, writer) => {
  customers += 1;
  const customer = `Hanna ${customers}`;
  const address = sender === 'hanna' ? `hanna-${customers}@owner.example` : (/<(.*)>/.exec(sender)?.[1] ?? sender);
  const { id, thread } = await conversationOf(customer, `hanna-${customers}@owner.example`);
  const opening = `${customer} wrote again (owner Ana)`;
  await mailed(ana.email, opening, 1);

  await receive(sender === 'hanna' ? `${customer} <${address}>` : sender, thread);
  expect(await newsOf(id)).toMatchObject({ writer, lead: { name: customer } });
  const subject = writer ? `${writer} wrote about ${customer} (owner Ana)` : opening;
  await mailed(ana.email, subject, writer ? 1 : 2);
  const notice = await until(
    () => mail.to(salesAddress).filter(({ text }) => text?.startsWith(`${subject}\n`))[writer ? 0 : 1],
  );
  // An answer has the subject of the conversation.
  expect(notice.subject).toBe('Re: Your request');
  expect(notice.replyTo).toEqual([
    { name: writer === address ? '' : (writer ?? customer), address },
    {
      name: 'Lumenward',
      address: expect.stringMatching(new RegExp(`^info\\+l${id}-[a-z2-7]{16}@lumenward.example$`)),
    },
  ]);
});
