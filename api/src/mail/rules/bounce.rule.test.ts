import { judge, own } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { parseMail } from './parse-mail.ts';

const daemon = { From: 'Mail Delivery System <mailer-daemon@mx.example.net>', Subject: 'Delivery' };
const ours = 'Message-ID: <ours-7@lumenward.example>';

test.each([
  [
    'sendmail',
    daemon,
    `The original message was received at Thu, 26 Nov 2026\n\n   ----- The following addresses had permanent fatal errors -----\n<ana@example.com>\n    (reason: 550 5.1.1 <ana@example.com>... User unknown)\n\n${ours}`,
    '5.1.1',
  ],
  [
    'SmarterMail',
    { From: 'System Administrator <sysadmin@mx.example.net>', 'Return-Path': '<>', Subject: 'Delivery Failure' },
    `Could not deliver message to the following recipient(s):\n\nFailed Recipient: ana@example.com\nReason: Remote host said: 550 No such user here\n\n   -- The header and top 20 lines of the message follows --\n\n${ours}`,
    null,
  ],
  [
    'hMailServer',
    { ...daemon, Subject: 'Message undeliverable: Gates' },
    'Your message did not reach some or all of the intended recipients.\n\nThe following recipient(s) could not be reached:\n\nana@example.com\n   Error Type: SMTP\n   Remote server replied: 550 5.1.1 User unknown',
    '5.1.1',
  ],
  [
    'Domino',
    {
      From: '<postmaster@example.net>',
      Subject: 'DELIVERY FAILURE: User ana (ana@example.com) not listed in Domino Directory',
    },
    'Your message\n\n  Subject: Gates\n\nwas not delivered to:\n\n  ana@example.com\n\nbecause:\n\n  User ana (ana@example.com) not listed in Domino Directory',
    null,
  ],
  [
    'Exchange in English',
    { From: 'Microsoft Outlook <postmaster@example.net>', Subject: 'Undeliverable: Gates' },
    `ana@example.com was undeliverable.\n\nRemote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound'`,
    '5.1.10',
  ],
  [
    'Exchange in German',
    { From: 'Microsoft Outlook <postmaster@example.net>', Subject: 'Unzustellbar: Tore' },
    'Fehler bei der Nachrichtenzustellung an folgende Empfänger:\n\nana@example.com\nDie E-Mail-Adresse wurde nicht gefunden. (550 5.1.1)',
    '5.1.1',
  ],
  [
    'Exchange in Spanish',
    { From: 'Microsoft Outlook <postmaster@example.net>', Subject: 'No se puede entregar' },
    'Error en la entrega a estos destinatarios o grupos:\n\nana@example.com\nNo se encuentra la dirección.',
    null,
  ],
  [
    'Gmail in Spanish',
    daemon,
    'Tu mensaje no se ha entregado a ana@example.com porque no se ha encontrado la dirección.',
    null,
  ],
  [
    'a server in Portuguese with a code',
    daemon,
    'Sua mensagem para <ana@example.com> foi recusada: 550 5.1.1 usuário desconhecido',
    '5.1.1',
  ],
  ['a server in words of its own with our id', daemon, `Sorry about that, ana@example.com is gone.\n\n${ours}`, null],
  [
    'a server with a name only',
    { From: 'Mail Delivery Service <noreply@mx.example.net>', Subject: 'Message not delivered' },
    'Your mail could not be delivered.\n\nana@example.com: host mx.example.com said: 554 rejected for policy reasons',
    null,
  ],
])('reads a bounce of %s', async (_, headers, text, status) => {
  const raw = rawMail(
    { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    Buffer.from(text).toString('latin1'),
  );
  const { report } = await parseMail(raw, own);
  expect(report?.recipients).toEqual([
    expect.objectContaining({ address: 'ana@example.com', action: 'failed', status }),
  ]);
  expect(report?.originalMessageId).toBe(text.includes(ours) ? 'ours-7@lumenward.example' : null);
  expect((await judge(raw)).kind).toBe('bounce');
});

test.each([
  [
    'Exim',
    'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours.\n\n  ana@example.com\n    Delay reason: SMTP error from remote mail server: 451 4.7.1 Greylisted',
  ],
  [
    'sendmail',
    `    **********************************************\n    **      THIS IS A WARNING MESSAGE ONLY      **\n    **********************************************\nYour mail to <ana@example.com> is delayed: 452 4.2.2 mailbox full`,
  ],
])('a mail of %s that is only delayed is not failed', async (_, text) => {
  const { report } = await parseMail(rawMail(daemon, text), own);
  expect(report?.recipients).toMatchObject([{ address: 'ana@example.com', action: 'delayed' }]);
});

test('reads a reason for each of several addresses, and no address for help', async () => {
  const text =
    'I could not deliver your message.\nFor help write to help@example.net.\n\n<ana@example.com>:\n550 5.1.1 no such user\n\n<bob@example.com>:\n552 5.2.2 over quota';
  const { report } = await parseMail(rawMail({ ...daemon, To: 'info@lumenward.example' }, text), own);
  expect(report?.recipients).toEqual([
    { address: 'ana@example.com', action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 no such user' },
    { address: 'bob@example.com', action: 'failed', status: '5.2.2', diagnostic: '552 5.2.2 over quota' },
  ]);
});

test('a report is about the mail that it returns, not about those in References', async () => {
  const references = '<ours-1@lumenward.example> <ours-2@lumenward.example> <ours-3@lumenward.example>';
  const raw = rawMail({ ...daemon, References: references }, '<ana@example.com>: 550 5.1.1 unknown');
  expect((await parseMail(raw, own)).report).toMatchObject({ originalMessageId: null });
});

test('the words of a report are cut short', async () => {
  const raw = rawMail(daemon, `<ana@example.com>: 550 5.1.1 ${'call +1 900 555 0199 '.repeat(100)}`);
  expect((await parseMail(raw, own)).report?.recipients[0]?.diagnostic).toHaveLength(200);
});

test.each([
  [
    'who quotes a bounce',
    { From: 'Ana <ana@example.com>', Subject: 'Re: Undelivered Mail Returned to Sender' },
    "I got 550 5.1.1 <bob@example.com> and it couldn't be delivered.",
  ],
  [
    'without an envelope',
    { From: 'Ana <ana@example.com>', 'Return-Path': '<>' },
    'Please call me about the gate: ana.private@example.com or 512 555 0100.',
  ],
  [
    'without an envelope who writes of a delivery',
    { From: 'Ana <ana@example.com>', 'Return-Path': '<>' },
    'The cameras were not delivered yet.',
  ],
  [
    'with our address in the text',
    { From: 'Ana <ana@example.com>', 'Return-Path': '<>' },
    'My mail could not be delivered: 550 5.1.1 <info@lumenward.example> unknown',
  ],
])('a mail of a person %s is no bounce', async (_, headers, text) => {
  expect(await judge(rawMail(headers, text))).toMatchObject({
    kind: 'message',
    sender: { address: 'ana@example.com' },
  });
});
