import { makeLead } from '../../testing/lead-fixtures.ts';
import { useMailDesk } from '../../testing/mail-desk.ts';
import { salesAddress } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';

const { api, mail, receive } = await useMailDesk();
const ana = await createColleague(api, 'agent', 'Ana');
const ben = await createColleague(api, 'agent', 'Ben');

/** Starts a lead of Ana's by an e-mail of its customer, and returns it with the address of its conversation. */
async function conversationOf(name: string, email: string) {
  const id = await makeLead(api, { name, email, ownerId: ana.id });
  // Notifications that come at once are one mail.
  await mailed(ana.email, `${name} was assigned to you`, 1);
  const { messageId } = await receive({ From: `${name} <${email}>` });
  return { id, thread: messageId };
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

  await receive({ From: sender === 'hanna' ? `${customer} <${address}>` : sender, 'In-Reply-To': `<${thread}>` });
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
