import { gzipSync } from 'node:zlib';
import { type Family, fill } from './family.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Characters that patterns of mails look for. */
const characters = [...'@<>"\'()[]{}=?:;,.*_-+#&%|\\/~^ \t', '://', 'www.', 'On ', 'wrote:', '5.1.1 ', '> ', 'a@b.'];
const charsets = 'utf-7 utf-16 utf-32 gb18030 iso-2022-jp shift_jis koi8-r cp437 x-unknown "" ebcdic hz-gb-2312'.split(
  ' ',
);

/** Headers after those that each mail has, and a body. Both are bytes in Latin-1. */
export interface MailContent {
  headers: string[];
  body: string;
}

const text = (body: string, headers: string[] = []): MailContent => ({ headers, body });
const html = (body: string) => text(body, ['Content-Type: text/html; charset=utf-8']);
const encoded = (type: string, encoding: string, body: string, more: string[] = []) =>
  text(body, [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, ...more]);
const parts = (type: string, bodies: string[]): MailContent => ({
  headers: [`Content-Type: multipart/${type}; boundary=b`],
  body: [...bodies.map((body) => `--b\r\n${body}\r\n`), '--b--\r\n'].join(''),
});
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
const attachment = (name: string, bytes: Buffer) =>
  `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${base64(bytes)}`;

/** ASN.1 sequences in each other. */
function nestedSequences(levels: number): Buffer {
  let length = 0;
  const heads: Buffer[] = [];
  for (let level = 0; level < levels; level += 1) {
    const head = Buffer.from([0x30, 0x84, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255]);
    heads.push(head);
    length += head.length;
  }
  return Buffer.concat(heads.reverse());
}

export const mailFamilies: Family<MailContent>[] = [
  {
    name: 'blank lines',
    limit: 3 * megabyte,
    write: (size, random) => text(random.of(['\n', '\r\n', '\r', ' \n']).repeat(size)),
  },
  {
    name: 'short lines',
    limit: 8 * megabyte,
    write: (size, random) => text(fill(random.of(['a\n', '> \n', '-- \n', '. \r\n']), size)),
  },
  {
    name: 'one long line',
    limit: 30 * megabyte,
    write: (size, random) => text(fill(random.of(['a b', 'a', 'é', '\0']), size)),
  },
  {
    name: 'characters of patterns',
    limit: 300 * kilobyte,
    write: (size, random) =>
      text(fill(random.of(characters) + random.of(['', 'a', '\n', random.of(characters)]), size)),
  },
  {
    name: 'characters of patterns in headers',
    limit: 200 * kilobyte,
    write: (size, random) =>
      text('Hello', [
        `${random.of(['Reply-To', 'To', 'References', 'X-Failed-Recipients', 'Authentication-Results', 'List-Id', 'Date', 'Subject'])}: ${fill(random.of(characters) + random.of(['', 'a', ' ']), size)}`,
      ]),
  },
  {
    name: 'endless header',
    limit: 10 * megabyte,
    write: (size, random) => text('Hello', [`X-Long: ${fill(random.of(['x ', 'x', '\r\n x']), size)}`]),
  },
  { name: 'many headers', limit: 200_000, write: (size) => text('Hello', [fill('X-A: b\r\n', size * 8).trimEnd()]) },
  {
    name: 'many recipients',
    limit: 100_000,
    write: (size) => text('Hello', [`Cc: ${'a@b.example,\r\n '.repeat(size)}c@d.example`]),
  },
  {
    name: 'groups and comments',
    limit: 100 * kilobyte,
    write: (size, random) =>
      text('Hello', [`To: ${fill(random.of(['(', '(a)', 'a:;', '"\\"', '<', 'a:b@c,;']), size)}`]),
  },
  {
    name: 'many references',
    limit: 10_000,
    write: (size) =>
      text('Hello', [
        `References: ${'<a@b.example>\r\n '.repeat(size)}<c@d.example>`,
        `In-Reply-To: ${'<e@f>'.repeat(size)}`,
      ]),
  },
  {
    name: 'encoded words',
    limit: 100 * kilobyte,
    write: (size, random) =>
      text('Hello', [
        `From: ${fill(random.of(['=?utf-8?B?w6k?= ', '=?utf-8?Q?=', '=?x?q??=', '=?utf-7?B?K?= ']), size)} <a@b.example>`,
      ]),
  },
  {
    name: 'sections of parameters',
    limit: 10_000,
    write: (size) =>
      encoded(
        `application/pdf; ${Array.from({ length: size }, (_, n) => `name*${n}*=%E9`).join(';\r\n ')}`,
        '7bit',
        '%PDF',
      ),
  },
  {
    name: 'many parts',
    limit: 100_000,
    write: (size, random) => parts(random.of(['mixed', 'alternative', 'related']), Array(size).fill('\r\na')),
  },
  {
    name: 'parts in parts',
    limit: 10_000,
    write: (size) => ({
      headers: ['Content-Type: multipart/mixed; boundary=b0'],
      body: Array.from(
        { length: size },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      ).join(''),
    }),
  },
  {
    name: 'mails in mails',
    limit: 5_000,
    write: (size) => text('Content-Type: message/rfc822\r\n\r\n'.repeat(size), ['Content-Type: message/rfc822']),
  },
  {
    name: 'nested elements',
    limit: 200_000,
    write: (size, random) =>
      html(
        `<${random.of(['div', 'blockquote', 'b', 'table><tr><td', 'ul><li', 'svg', 'math', 'template'])}>`.repeat(size),
      ),
  },
  {
    name: 'tables',
    limit: 100_000,
    write: (size) => html(`<table>${'<tr><td rowspan=65534 colspan=1000>1</td></tr>'.repeat(size)}</table>`),
  },
  {
    name: 'attributes and entities',
    limit: 4 * megabyte,
    write: (size, random) =>
      html(
        fill(random.of(['<a ', '<a href="', '&amp', '&#x110000;', '<!--', '<![CDATA[', '<style>a{', '<a b=c ']), size),
      ),
  },
  {
    name: 'malformed base64',
    limit: 4 * megabyte,
    write: (size, random) =>
      encoded('text/plain', 'base64', fill(random.of(['=', 'A===', 'YQ\n', '!', 'YWJj\r\n\r\n', 'A']), size)),
  },
  {
    name: 'malformed quoted-printable',
    limit: 4 * megabyte,
    write: (size, random) =>
      encoded('text/html', 'quoted-printable', fill(random.of(['=', '=\r\n', '=ZZ', '=0', '=E9=']), size)),
  },
  {
    name: 'charsets',
    limit: megabyte,
    write: (size, random) =>
      encoded(`text/plain; charset=${random.of(charsets)}`, '8bit', random.bytes(size).toString('latin1')),
  },
  {
    name: 'halves of characters',
    limit: 100_000,
    write: (size, random) =>
      encoded(
        'text/plain; charset=utf-16',
        'base64',
        base64(Buffer.from(fill(random.of(['\ud83d', '\ude00', '\ufeff', '\u202e']), size), 'utf16le')),
      ),
  },
  {
    name: 'NUL and control characters',
    limit: megabyte,
    write: (size, random) =>
      text(fill(random.of(['\0', '\x1b[2J', '\x7f', '\b', '\x0c']), size), ['Subject: a\0b\x1bc']),
  },
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
    limit: 60_000,
    write: (size, random) =>
      encoded(
        `text/calendar; method=${random.of(['REQUEST', 'REPLY', 'CANCEL'])}`,
        '8bit',
        `BEGIN:VCALENDAR\r\n${random.of(['BEGIN:VEVENT\r\n', 'ATTENDEE:mailto:a@b\r\n', 'RRULE:FREQ=SECONDLY;COUNT=999999999\r\n', 'DESCRIPTION:\\n\\,\\;\r\n ', 'X;A="'])}`.repeat(
          size,
        ),
      ),
  },
  {
    name: 'reports of delivery',
    limit: 100_000,
    write: (size, random) => ({
      headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=b', 'Return-Path: <>'],
      body: `--b\r\nContent-Type: message/delivery-status\r\n\r\n${random.of(['Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n', 'Diagnostic-Code: smtp; 550 5.1.1 a@\r\n', 'Final-Recipient: '])}`.repeat(
        size,
      ),
    }),
  },
  {
    name: 'signatures',
    limit: 20_000,
    write: (size) =>
      encoded(
        'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
        'base64',
        base64(nestedSequences(size)),
      ),
  },
  {
    name: 'quotes',
    limit: 100_000,
    write: (size, random) =>
      text(
        `Yes.\r\n${fill(random.of(['>'.repeat(50), 'On Mon, a@b.example wrote:\r\n', '> On a wrote:\r\n>> ', 'From: a\r\nSent: b\r\n', '-----Original Message-----\r\n']), size)}`,
        ['Subject: Re: Your request'],
      ),
  },
];
