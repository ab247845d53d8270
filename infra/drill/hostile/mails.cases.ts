import { gzipSync } from 'node:zlib';
import { charsets, type Family, fill, filled, inUtf16, kilobyte, megabyte, numbered, type Random } from './family.ts';

/** Headers after those that each mail has, and a body. Both are bytes in Latin-1. */
export interface MailContent {
  headers: string[];
  body: string;
}

/** Texts that patterns of mails look for. */
const signs = [...'@<>"\'()[]{}=?:;,.*_-+#&%|\\/~^ \t', '://', 'www.', 'On ', 'wrote:', '5.1.1 ', '> ', 'a@b.'];
const pairOfSigns = (random: Random) => random.of(signs) + random.of(['', 'a', ' ', '\n', random.of(signs)]);
const readHeaders = 'Reply-To To References X-Failed-Recipients Authentication-Results List-Id Date Subject'.split(' ');
const opened = ['div', 'blockquote', 'b', 'table><tr><td', 'ul><li', 'svg', 'math', 'template'].map(
  (tag) => `<${tag}>`,
);

const mail = (body: string, ...headers: string[]): MailContent => ({ headers, body });
const withHeader =
  (name: string, end = '') =>
  (value: string) =>
    mail('Hello', `${name}: ${value}${end}`);
const html = (body: string) => mail(body, 'Content-Type: text/html; charset=utf-8');
const encoded = (type: string, encoding: string) => (body: string) =>
  mail(body, `Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`);
const parts = (type: string, bodies: string[]) =>
  mail(
    [...bodies.map((body) => `--b\r\n${body}\r\n`), '--b--\r\n'].join(''),
    `Content-Type: multipart/${type}; boundary=b`,
  );
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const attachment = (name: string, bytes: Buffer) =>
  `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${base64(bytes)}`;

/** Returns ASN.1 sequences in each other. */
function nestedSequences(levels: number): Buffer {
  const heads = numbered(levels, (level) => `3084${(6 * level).toString(16).padStart(8, '0')}`);
  return Buffer.from(heads.reverse().join(''), 'hex');
}

export const mailFamilies: Family<MailContent>[] = [
  filled('short lines', 8 * megabyte, ['\n', '\r', ' \n', 'a\n', '> \n', '-- \n', '. \r\n'], (lines) => mail(lines)),
  filled('one long line', 30 * megabyte, ['a b', 'a', 'é', '\0'], (line) => mail(line)),
  {
    name: 'signs that patterns look for',
    limit: 300 * kilobyte,
    write: (size, random) => mail(fill(pairOfSigns(random), size)),
  },
  {
    name: 'signs that patterns look for, in headers',
    limit: 200 * kilobyte,
    write: (size, random) => withHeader(random.of(readHeaders))(fill(pairOfSigns(random).replace('\n', ' '), size)),
  },
  filled('long headers', 10 * megabyte, ['x ', 'x', '\r\n x', 'x\r\nX-A: '], withHeader('X-Long')),
  filled('many recipients', 1.5 * megabyte, ['a@b.example,\r\n '], withHeader('Cc', 'c@d.example')),
  filled('groups and comments', 100 * kilobyte, ['(', '(a)', 'a:;', '"\\"', '<', 'a:b@c,;'], withHeader('To')),
  filled('many references', 150 * kilobyte, ['<a@b.example>\r\n ', '<e@f>'], (ids) =>
    mail('Hello', `References: ${ids}<c@d.example>`, `In-Reply-To: ${ids}`),
  ),
  filled('encoded words', 100 * kilobyte, ['=?utf-8?B?w6k?= ', '=?utf-8?Q?=', '=?x?q??=', '=?utf-7?B?K?= '], (words) =>
    mail('Hello', `From: ${words} <a@b.example>`),
  ),
  {
    name: 'sections of parameters',
    limit: 10_000,
    write: (size) =>
      encoded(`application/pdf; ${numbered(size, (n) => `name*${n}*=%E9`).join(';\r\n ')}`, '7bit')('%PDF'),
  },
  {
    name: 'many parts',
    limit: 100_000,
    write: (size, random) => parts(random.of(['mixed', 'alternative', 'related']), Array(size).fill('\r\na')),
  },
  {
    name: 'parts in parts',
    limit: 10_000,
    write: (size) =>
      mail(
        numbered(size, (n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`).join(''),
        'Content-Type: multipart/mixed; boundary=b0',
      ),
  },
  filled('mails in mails', 200 * kilobyte, ['Content-Type: message/rfc822\r\n\r\n'], (mails) =>
    mail(mails, 'Content-Type: message/rfc822'),
  ),
  filled('nested elements', 2 * megabyte, opened, html),
  filled('tables', 5 * megabyte, ['<tr><td rowspan=65534 colspan=1000>1</td></tr>'], (rows) => html(`<table>${rows}`)),
  filled(
    'attributes and entities',
    4 * megabyte,
    ['<a ', '<a href="', '&amp', '&#x110000;', '<!--', '<![CDATA[', '<style>a{', '<a b=c '],
    html,
  ),
  filled(
    'malformed base64',
    4 * megabyte,
    ['=', 'A===', 'YQ\n', '!', 'YWJj\r\n\r\n', 'A'],
    encoded('text/plain', 'base64'),
  ),
  filled(
    'malformed quoted-printable',
    4 * megabyte,
    ['=', '=\r\n', '=ZZ', '=0', '=E9='],
    encoded('text/html', 'quoted-printable'),
  ),
  {
    name: 'charsets',
    limit: megabyte,
    write: (size, random) =>
      encoded(`text/plain; charset=${random.of(charsets)}`, '8bit')(random.bytes(size).toString('latin1')),
  },
  filled('halves of characters', 100_000, ['\ud83d', '\ude00', '\ufeff', '\u202e'], (text) =>
    encoded('text/plain; charset=utf-16', 'base64')(base64(inUtf16(text))),
  ),
  filled('NUL and control characters', megabyte, ['\0', '\x1b[2J', '\x7f', '\b', '\x0c'], (text) =>
    mail(text, 'Subject: a\0b\x1bc'),
  ),
  {
    name: 'files that claim to be archives',
    limit: 100 * megabyte,
    write: (size, random) =>
      parts('mixed', [
        attachment(
          random.of(['a.zip', 'a.gz', 'a.docx', '../../a', 'a\0.pdf']),
          random.of([
            gzipSync(Buffer.alloc(size)),
            Buffer.from(`PK\x03\x04${'\xff'.repeat(Math.min(size, megabyte))}`, 'latin1'),
          ]),
        ),
      ]),
  },
  {
    name: 'large files',
    limit: 30 * megabyte,
    write: (size) => parts('mixed', ['\r\nSee the plans', attachment('plans', Buffer.alloc(size, 7))]),
  },
  {
    name: 'calendars',
    limit: 2 * megabyte,
    write: (size, random) => {
      const line = random.of(['BEGIN:VEVENT', 'ATTENDEE:mailto:a@b', 'RRULE:FREQ=SECONDLY;COUNT=999999999', 'X;A="']);
      const method = random.of(['REQUEST', 'REPLY', 'CANCEL']);
      return encoded(`text/calendar; method=${method}`, '8bit')(fill(`BEGIN:VCALENDAR\r\n${line}\r\n`, size));
    },
  },
  filled(
    'reports of delivery',
    5 * megabyte,
    [
      'Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n',
      'Diagnostic-Code: smtp; 550 5.1.1 a@\r\n',
      'Final-Recipient: ',
    ],
    (fields) =>
      mail(
        `--b\r\nContent-Type: message/delivery-status\r\n\r\n${fields}`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        'Return-Path: <>',
      ),
  ),
  {
    name: 'signatures',
    limit: 20_000,
    write: (size) =>
      encoded(
        'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
        'base64',
      )(base64(nestedSequences(size))),
  },
  filled(
    'quotes',
    100_000,
    ['>'.repeat(50), 'On Mon, a@b.example wrote:\r\n', '> On a wrote:\r\n>> ', 'From: a\r\nSent: b\r\n'],
    (quotes) => mail(`Yes.\r\n${quotes}`, 'Subject: Re: Your request'),
  ),
];
