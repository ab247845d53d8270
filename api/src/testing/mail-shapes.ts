import type { DeliveryReportRecipient, MailKind, ParsedMail } from '../mail/rules/parsed-mail.ts';

/** A mail as servers and mail programs write it, and what has to be read from it. */
export interface MailShape {
  title: string;
  raw: Buffer;
  /** Default: `message`. */
  kind?: MailKind;
  expected?: Partial<Omit<ParsedMail, 'quotes' | 'report' | 'attachments'>>;
  /** The text that is not folded, without blank space at its ends. */
  shown?: string;
  /** The text that is folded. */
  folded?: string;
  attachments?: [name: string, mimeType: string, size?: number][];
  report?: { originalMessageId?: string | null; recipients: Partial<DeliveryReportRecipient>[] };
}

type Headers = Record<string, string | string[] | undefined>;

const standard: Headers = {
  'Message-ID': '<answer-1@mail.example.com>',
  Date: 'Thu, 26 Nov 2026 09:12:00 -0600',
  From: 'Ada Byron <ada@example.com>',
  To: 'Lumenward <info@lumenward.example>',
  Subject: 'Re: Your request',
};

/** Writes a raw mail. Headers and body are bytes in Latin-1, so that tests can contain wrong ones. `undefined` leaves a header out. */
export function rawMail(headers: Headers, body: string, { eol = '\r\n' } = {}): Buffer {
  const lines = Object.entries({ ...standard, ...headers }).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  return Buffer.from([...lines, '', body].join('\n').replace(/\n/g, eol), 'latin1');
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const base64 = (bytes: string | Buffer) =>
  (
    Buffer.from(bytes as string)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n');
const html = (body: string) => ({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: utf8(body) });

interface Part {
  headers: Headers;
  body: string;
}

function multipart(type: string, parts: Part[]): Part {
  const lines = parts.flatMap(({ headers, body }) => [
    '--edge',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ]);
  return {
    headers: { 'MIME-Version': '1.0', 'Content-Type': `multipart/${type}; boundary="edge"` },
    body: [...lines, '--edge--', ''].join('\n'),
  };
}

const part = (type: string, body: string, headers: Headers = {}): Part => ({
  headers: { 'Content-Type': type, ...headers },
  body,
});
const mailOf = (content: Part, headers: Headers = {}) => rawMail({ ...content.headers, ...headers }, content.body);

const statusPart = (fields: string) =>
  part('message/delivery-status', `Reporting-MTA: dns; mx.example.net\n\n${fields}\n`);
const returned = part('message/rfc822', 'Message-ID: <ours-7@lumenward.example>\nSubject: Your request\n\nHello');
const fromDaemon = {
  From: 'Mail Delivery System <MAILER-DAEMON@mx.example.net>',
  'Return-Path': '<>',
  Subject: 'Undelivered Mail Returned to Sender',
};

const ours = '<ours-1@lumenward.example>';
const quotedOurs = '> Thank you for your request.\n> When can we call?';

const calendarAnswer = `BEGIN:VCALENDAR\nVERSION:2.0\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:visit-1@lumenward.example\nDTSTART:20261201T160000Z\nEND:VEVENT\nEND:VCALENDAR`;

export const mailShapes: MailShape[] = [
  {
    title: 'a plain answer with In-Reply-To and References',
    raw: rawMail({ 'In-Reply-To': ours, References: ours }, 'Tuesday works.'),
    expected: {
      messageId: 'answer-1@mail.example.com',
      inReplyTo: ['ours-1@lumenward.example'],
      references: ['ours-1@lumenward.example'],
      from: { name: 'Ada Byron', address: 'ada@example.com' },
      to: [{ name: 'Lumenward', address: 'info@lumenward.example' }],
      subject: 'Re: Your request',
      sentAt: '2026-11-26T15:12:00.000Z',
      text: 'Tuesday works.',
      problem: null,
    },
  },
  {
    title: 'no References',
    raw: rawMail({ 'In-Reply-To': ours }, 'Yes'),
    expected: { references: [] },
  },
  {
    title: 'no headers of a thread at all',
    raw: rawMail({}, 'Yes'),
    expected: { references: [], inReplyTo: [] },
  },
  {
    title: 'an In-Reply-To of words, as old programs write it',
    raw: rawMail({ 'In-Reply-To': `Your message of "Thu, 26 Nov" ${ours}` }, 'Yes'),
    expected: { inReplyTo: ['ours-1@lumenward.example'] },
  },
  {
    title: 'an In-Reply-To without brackets',
    raw: rawMail({ 'In-Reply-To': 'ours-1@lumenward.example' }, 'Yes'),
    expected: { inReplyTo: ['ours-1@lumenward.example'] },
  },
  {
    title: 'References over many lines',
    raw: rawMail({ References: '<a@x.example>\n <b@x.example>\n\t<c@x.example>  <d@x.example>' }, 'Yes'),
    expected: { references: ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'] },
  },
  {
    title: 'more References than the limit',
    raw: rawMail({ References: Array.from({ length: 300 }, (_, n) => `<r${n}@x.example>`).join('\n ') }, 'Yes'),
    expected: {
      references: ['r0', ...Array.from({ length: 99 }, (_, n) => `r${201 + n}`)].map((id) => `${id}@x.example`),
    },
  },
  {
    title: 'no Message-ID',
    raw: rawMail({ 'Message-ID': undefined }, 'Yes'),
    expected: { messageId: null },
  },
  {
    title: 'two Message-IDs',
    raw: rawMail({ 'Message-ID': ['<first@x.example>', '<second@x.example>'] }, 'Yes'),
    expected: { messageId: 'first@x.example' },
  },
  {
    title: 'colleagues in Cc, a group, and addresses that are none',
    raw: rawMail({ Cc: 'Team: Bob <bob@example.com>, carol@example.com;, "nobody", undisclosed-recipients:;' }, 'Yes'),
    expected: {
      cc: [
        { name: 'Bob', address: 'bob@example.com' },
        { name: '', address: 'carol@example.com' },
      ],
    },
  },
  {
    title: 'a plus tag in To and in the headers of the servers',
    raw: rawMail(
      {
        To: 'info+lead-7-abc@lumenward.example',
        'Delivered-To': 'info+lead-7-abc@lumenward.example',
        'X-Original-To': 'INFO+lead-7-abc@lumenward.example',
      },
      'Yes',
    ),
    expected: {
      to: [{ name: '', address: 'info+lead-7-abc@lumenward.example' }],
      deliveredTo: ['info+lead-7-abc@lumenward.example', 'INFO+lead-7-abc@lumenward.example'],
    },
  },
  {
    title: 'an international domain and another Reply-To',
    raw: rawMail({ From: utf8('Zoë <zoe@müller.example>'), 'Reply-To': 'office@example.com' }, 'Yes'),
    expected: {
      from: { name: 'Zoë', address: 'zoe@xn--mller-kva.example' },
      replyTo: [{ name: '', address: 'office@example.com' }],
    },
  },
  {
    title: 'a Sender without From',
    raw: rawMail({ From: undefined, Sender: 'ada@example.com' }, 'Yes'),
    expected: { from: { name: '', address: 'ada@example.com' } },
  },
  {
    title: 'a name in encoded words with line breaks and direction marks',
    raw: rawMail({ From: `=?utf-8?B?${base64('Ada\r\nBcc: x@y.example\u202e')}?= <ada@example.com>` }, 'Yes'),
    expected: { from: { name: 'Ada Bcc: x@y.example', address: 'ada@example.com' } },
  },
  { title: 'no date', raw: rawMail({ Date: undefined }, 'Yes'), expected: { sentAt: null } },
  {
    title: 'an impossible date',
    raw: rawMail({ Date: 'Tomorrow, maybe' }, 'Yes'),
    expected: { sentAt: null },
  },
  {
    title: 'a date with the name of its zone',
    raw: rawMail({ Date: 'Thu, 26 Nov 2026 09:12:00 -0600 (Central Standard Time)' }, 'Yes'),
    expected: { sentAt: '2026-11-26T15:12:00.000Z' },
  },
  { title: 'no body', raw: rawMail({}, ''), expected: { text: '' } },
  {
    title: 'headers without the empty line',
    raw: Buffer.from('From: ada@example.com\r\nSubject: Cut off\r\n'),
    expected: { subject: 'Cut off', text: '' },
  },
  { title: 'nothing', raw: Buffer.alloc(0), expected: { text: '', from: null } },
  {
    title: 'line feeds only',
    raw: rawMail({ 'In-Reply-To': ours }, 'One\nTwo', { eol: '\n' }),
    expected: { text: 'One\nTwo', inReplyTo: ['ours-1@lumenward.example'] },
  },
  {
    title: 'zero bytes and control characters',
    raw: rawMail({ Subject: 'a\x00b\x07' }, 'one\x00two\x1b[31m'),
    expected: { subject: 'ab', text: 'onetwo[31m' },
  },
  {
    title: 'broken quoted-printable and base64',
    raw: mailOf(
      multipart('mixed', [
        part('text/plain; charset=utf-8', 'Half =C3=B1 =ZZ =', { 'Content-Transfer-Encoding': 'quoted-printable' }),
        part('text/plain', '!!!not base64!!!', {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'attachment; filename=a.txt',
        }),
      ]),
    ),
    expected: { text: 'Half ñ =ZZ' },
    attachments: [['a.txt', 'text/plain']],
  },
  {
    title: 'format=flowed',
    raw: rawMail({ 'Content-Type': 'text/plain; format=flowed' }, 'This is one \nlong line.\n\nAnother.'),
    expected: { text: 'This is one long line.\n\nAnother.' },
  },
  {
    title: 'HTML only, with hidden text, links, lists and a table',
    raw: mailOf(
      html(
        '<html><head><title>no</title><style>p{}</style></head><body><div style="display:none">preview</div><p>Hello&nbsp;&amp; <b>welcome</b></p><ul><li>One</li><li>Two</li></ul><table><tr><td>A</td><td>B</td></tr></table><a href="https://a.example/x">our plan</a><script>alert(1)</script><br>Bye</body></html>',
      ),
    ),
    expected: { text: 'Hello & welcome\n\n- One\n- Two\n\nA B\nour plan <https://a.example/x>\nBye', hasHtml: true },
  },
  {
    title: 'a plain part that only says that there is HTML',
    raw: mailOf(
      multipart('alternative', [
        part('text/plain', 'See HTML.'),
        html(`<p>${'We need cameras at four gates. '.repeat(20)}</p>`),
      ]),
    ),
    expected: { text: 'We need cameras at four gates. '.repeat(20).trim() },
  },
  {
    title: 'Gmail: an answer above a quote',
    raw: mailOf(
      multipart('alternative', [
        part(
          'text/plain',
          `Yes.\n\nOn Thu, Nov 26, 2026 at 9:12 AM Lumenward <info@lumenward.example>\nwrote:\n\n${quotedOurs}`,
        ),
        html(
          '<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Thu, Nov 26, 2026 at 9:12 AM Lumenward wrote:<br></div><blockquote class="gmail_quote">Thank you for your request.<br>When can we call?</blockquote></div>',
        ),
      ]),
    ),
    shown: 'Yes.',
    folded: `> On Thu, Nov 26, 2026 at 9:12 AM Lumenward wrote:\n\n${quotedOurs}`,
  },
  {
    title: 'a Spanish attribution line',
    raw: rawMail(
      { 'Content-Type': 'text/plain; charset=utf-8' },
      utf8(
        `Sí, el martes.\n\nEl jue, 26 nov 2026 a las 9:12, Lumenward (<info@lumenward.example>) escribió:\n\n${quotedOurs}`,
      ),
    ),
    shown: 'Sí, el martes.',
  },
  {
    title: 'Outlook: headers of the quoted mail in English',
    raw: rawMail(
      {},
      'Yes.\n\n________________________________\nFrom: Lumenward <info@lumenward.example>\nSent: Thursday, November 26, 2026 9:12 AM\nTo: Ada Byron <ada@example.com>\nSubject: Your request\n\nThank you.',
    ),
    shown: 'Yes.',
  },
  {
    title: 'Outlook: headers of the quoted mail in Spanish',
    raw: rawMail(
      {},
      'Perfecto.\n\nDe: Lumenward <info@lumenward.example>\nEnviado el: jueves, 26 de noviembre de 2026 9:12\nPara: Ada Byron <ada@example.com>\nAsunto: Su solicitud\n\nGracias.',
    ),
    shown: 'Perfecto.',
  },
  {
    title: 'Outlook: the line above the quoted mail in HTML',
    raw: mailOf(
      multipart('alternative', [
        part('text/plain', 'Yes.\n\nFrom: Lumenward\nThank you.'),
        html(
          '<div><p class="MsoNormal">Yes.</p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Lumenward<br><b>Subject:</b> Your request</p></div><p class="MsoNormal">Thank you.</p></div>',
        ),
      ]),
    ),
    shown: 'Yes.',
    folded: `${'_'.repeat(32)}\n\nFrom: Lumenward\nSubject: Your request\n\nThank you.`,
  },
  {
    title: 'an original message separator',
    raw: rawMail({}, 'Yes.\n\n-----Mensaje original-----\nDe: Lumenward\nGracias.'),
    shown: 'Yes.',
  },
  {
    title: 'Yahoo: a quote without >',
    raw: rawMail(
      {},
      'Yes.\n\n  On Thursday, November 26, 2026 at 09:12:00 AM CST, Lumenward <info@lumenward.example> wrote:\n\n Thank you for your request.',
    ),
    shown: 'Yes.',
  },
  {
    title: 'only a quote, which is not folded',
    raw: rawMail({}, `On Thu, Nov 26, 2026 Lumenward wrote:\n${quotedOurs}`),
    shown: `On Thu, Nov 26, 2026 Lumenward wrote:\n${quotedOurs}`,
  },
  {
    title: 'text that looks like the start of a quote',
    raw: rawMail({}, 'On Tuesday 5 people wrote:\nthis is all\n\nFrom: here on we pay.'),
    folded: '',
    shown: 'On Tuesday 5 people wrote:\nthis is all\n\nFrom: here on we pay.',
  },
  {
    title: 'a forwarded mail, of which nothing is folded',
    raw: rawMail(
      { Subject: 'Fwd: Offer of a competitor' },
      'Can you do better?\n\n---------- Forwarded message ---------\nFrom: Bob <bob@example.com>\nDate: Mon, Nov 23, 2026\nSubject: Offer\nTo: Ada <ada@example.com>\n\n> 12,000 dollars',
    ),
    folded: '',
  },
  {
    title: 'a huge quote',
    raw: rawMail(
      {},
      `Yes.\n\nOn Thu, Nov 26, 2026 Lumenward wrote:\n${'> Thank you for your request, we will call.\n'.repeat(4_000)}`,
    ),
    shown: 'Yes.',
  },
  {
    title: 'a forward as an attachment',
    raw: mailOf(multipart('mixed', [part('text/plain', 'See attached.'), returned])),
    expected: { text: 'See attached.' },
    attachments: [['attachment-1.eml', 'message/rfc822']],
  },
  {
    title: 'a text in two parts around a picture',
    raw: mailOf(
      multipart('mixed', [
        part('text/plain', 'Before'),
        part('image/png; name="gate.png"', base64('png'), {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'inline',
        }),
        part('text/plain', 'After'),
      ]),
    ),
    expected: { text: 'Before\n\nAfter' },
    attachments: [['gate.png', 'application/octet-stream', 3]],
  },
  {
    title: 'winmail.dat',
    raw: mailOf(
      multipart('mixed', [
        part('text/plain', 'See attached.'),
        part('application/ms-tnef; name="winmail.dat"', base64('\x78\x9f\x3e\x22'), {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'attachment; filename="winmail.dat"',
        }),
      ]),
    ),
    attachments: [['winmail.dat', 'application/ms-tnef']],
  },
  {
    title: 'a signed mail (S/MIME)',
    raw: mailOf(
      multipart('signed; protocol="application/pkcs7-signature"; micalg=sha-256', [
        part('text/plain', 'Signed.'),
        part('application/pkcs7-signature; name="smime.p7s"', base64('sig'), {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'attachment; filename=smime.p7s',
        }),
      ]),
    ),
    expected: { text: 'Signed.' },
    attachments: [['smime.p7s', 'application/pkcs7-signature', 3]],
  },
  {
    title: 'a mail of ten megabytes',
    raw: mailOf(
      multipart('mixed', [
        part('text/plain', 'The plan.'),
        part('application/zip; name=plan.zip', base64(Buffer.alloc(10 * 1024 * 1024, 7)), {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': 'attachment',
        }),
      ]),
    ),
    expected: { text: 'The plan.' },
    attachments: [['plan.zip', 'application/octet-stream', 10 * 1024 * 1024]],
  },
  {
    title: 'a multipart without its end',
    raw: rawMail({ 'Content-Type': 'multipart/mixed; boundary=edge' }, '--edge\nContent-Type: text/plain\n\nCut o'),
    expected: { text: 'Cut o' },
  },
  {
    title: 'the answer of a calendar',
    raw: mailOf(
      multipart('alternative', [
        part('text/plain', 'Ada has accepted.'),
        part('text/calendar; charset=utf-8', calendarAnswer),
      ]),
      {
        Subject: 'Accepted: Site visit',
      },
    ),
    kind: 'calendar-answer',
    expected: { calendarMethod: 'REPLY' },
  },

  // Mail that no person has written.
  {
    title: 'a read receipt',
    raw: mailOf(
      multipart('report; report-type=disposition-notification', [
        part('text/plain', 'Your message was read.'),
        part(
          'message/disposition-notification',
          'Final-Recipient: rfc822;ada@example.com\nDisposition: manual-action/MDN-sent-manually; displayed',
        ),
      ]),
    ),
    kind: 'receipt',
  },

  // Bounces
  {
    title: 'Postfix: user unknown',
    raw: mailOf(
      multipart('report; report-type=delivery-status', [
        part('text/plain', 'This is the mail system at host mx.example.net.'),
        statusPart(
          'Final-Recipient: rfc822; ada@example.com\nOriginal-Recipient: rfc822;ada@example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <ada@example.com>: Recipient address rejected:\n    User unknown',
        ),
        returned,
      ]),
      fromDaemon,
    ),
    kind: 'bounce',
    report: {
      originalMessageId: 'ours-7@lumenward.example',
      recipients: [
        {
          address: 'ada@example.com',
          action: 'failed',
          status: '5.1.1',
          diagnostic: '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown',
        },
      ],
    },
  },
  {
    title: 'Postfix: delayed',
    raw: mailOf(
      multipart('report; report-type=delivery-status', [
        part('text/plain', 'Delayed.'),
        statusPart('Final-Recipient: rfc822; ada@example.com\nAction: delayed\nStatus: 4.4.1'),
        part('text/rfc822-headers', 'Subject: Your request\nMessage-ID:\n <ours-7@lumenward.example>'),
      ]),
      { ...fromDaemon, Subject: 'Delayed Mail (still being retried)' },
    ),
    kind: 'bounce',
    report: { originalMessageId: 'ours-7@lumenward.example', recipients: [{ action: 'delayed', status: '4.4.1' }] },
  },
  {
    title: 'Exchange: undeliverable to one of two',
    raw: mailOf(
      multipart('report; report-type=delivery-status', [
        html('<p>Your message to bob@example.com couldn&#39;t be delivered.</p>'),
        statusPart(
          'Final-Recipient: rfc822;ada@example.com\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822;bob@example.com\nAction: failed\nStatus: 5.7.1',
        ),
        returned,
      ]),
      { From: 'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.com', Subject: 'Undeliverable: Your request' },
    ),
    kind: 'bounce',
    report: {
      recipients: [
        { address: 'ada@example.com', action: 'delivered' },
        { address: 'bob@example.com', action: 'failed', status: '5.7.1' },
      ],
    },
  },
  {
    title: 'Gmail: address not found',
    raw: mailOf(
      multipart('report; report-type=delivery-status', [
        part('text/plain', "Your message wasn't delivered to ada@example.com because the address couldn't be found."),
        statusPart('Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.1.1'),
        returned,
      ]),
      {
        From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
        'X-Failed-Recipients': 'ada@example.com',
        'In-Reply-To': '<ours-7@lumenward.example>',
      },
    ),
    kind: 'bounce',
    report: {
      originalMessageId: 'ours-7@lumenward.example',
      recipients: [{ address: 'ada@example.com', action: 'failed' }],
    },
  },
  {
    title: 'Exim: text only',
    raw: rawMail(
      {
        ...fromDaemon,
        'X-Failed-Recipients': 'ada@example.com',
        Subject: 'Mail delivery failed: returning message to sender',
      },
      'This message was created automatically by mail delivery software.\n\n  ada@example.com\n    550 5.1.1 No such user\n\n------ This is a copy of the message, including all the headers. ------\n\nMessage-ID: <ours-7@lumenward.example>\nSubject: Your request\n\nHello',
    ),
    kind: 'bounce',
    report: {
      originalMessageId: 'ours-7@lumenward.example',
      recipients: [
        { address: 'ada@example.com', action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 No such user' },
      ],
    },
  },
  {
    title: 'a bounce without any id',
    raw: mailOf(
      multipart('report; report-type="delivery-status"', [
        part('text/plain', 'Failed.'),
        statusPart('Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.0.0'),
      ]),
      fromDaemon,
    ),
    kind: 'bounce',
    report: { originalMessageId: null, recipients: [{ address: 'ada@example.com' }] },
  },
];
