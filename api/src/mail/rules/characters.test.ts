import { own } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { parseMail } from './parse-mail.ts';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const konnichiwa = { iso2022jp: '\x1b$B$3$s$K$A$O\x1b(B', shiftJis: '\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd' };
const manana = '¿Puede venir mañana?';

test.each([
  ['UTF-8 labeled as ASCII', 'text/plain; charset=us-ascii', utf8(manana), manana],
  ['UTF-8 labeled as Latin-1', 'text/plain; charset=iso-8859-1', utf8(manana), manana],
  ['UTF-8 labeled as Latin-9', 'text/plain; charset=ISO-8859-15', utf8(manana), manana],
  ['UTF-8 labeled as Windows-1252', 'text/plain; charset="windows-1252"', utf8(manana), manana],
  ['UTF-8 labeled as unknown-8bit', 'text/plain; charset=unknown-8bit', utf8(manana), manana],
  ['UTF-8 labeled as ISO-2022-JP', 'text/plain; charset=iso-2022-jp', utf8('こんにちは'), 'こんにちは'],
  [
    'UTF-8 labeled as GBK',
    'text/plain; charset=gbk',
    utf8('¿El camión llegó mañana a León?'),
    '¿El camión llegó mañana a León?',
  ],
  ['UTF-8 without a label', 'text/plain', utf8(manana), manana],
  [
    'UTF-8 that is cut inside a character',
    'text/plain; charset=utf-8',
    utf8('Año, mañana, café, niñ').slice(0, -1),
    'Año, mañana, café, ni\uFFFD',
  ],
  ['Latin-1 without a label', 'text/plain', 'Caf\xe9', 'Café'],
  ['Latin-1 labeled as UTF-8', 'text/plain; charset=utf-8', 'Caf\xe9 today', 'Café today'],
  ['Latin-1 labeled as ASCII', 'text/plain; charset=us-ascii', 'Caf\xe9', 'Café'],
  ['Windows-1252 labeled as Latin-1', 'text/plain; charset=iso-8859-1', 'It\x92s 5 \x80', 'It’s 5 €'],
  ['Windows-1252 with an unknown label', 'text/plain; charset=klingon-8', '\x93Caf\xe9\x94', '“Café”'],
  ['the label of a meta element', 'text/html', '<meta charset="koi8-r"><p>\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  [
    'the label of an old meta element',
    'text/html',
    '<meta http-equiv=Content-Type content="text/html; charset=windows-1251"><p>\xcf\xf0\xe8\xe2\xe5\xf2',
    'Привет',
  ],
  ['UTF-8 in spite of its meta element', 'text/html', utf8('<meta charset=iso-8859-1><p>mañana'), 'mañana'],
  ['ISO-2022-JP', 'text/plain; charset=iso-2022-jp', konnichiwa.iso2022jp, 'こんにちは'],
  ['ISO-2022-JP without a label', 'text/plain', konnichiwa.iso2022jp, 'こんにちは'],
  ['ISO-2022-JP labeled as UTF-8', 'text/plain; charset=utf-8', konnichiwa.iso2022jp, 'こんにちは'],
  ['Shift_JIS', 'text/plain; charset=Shift_JIS', konnichiwa.shiftJis, 'こんにちは'],
  ['cp932', 'text/plain; charset=cp932', konnichiwa.shiftJis, 'こんにちは'],
  ['GBK', 'text/plain; charset=gb2312', '\xc4\xe3\xba\xc3', '你好'],
  ['GBK that is valid UTF-8 too', 'text/plain; charset=gbk', '\xc1\xaa\xcd\xa8', '联通'],
  ['KOI8-R', 'text/plain; charset=koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  ['an old code page of DOS', 'text/plain; charset=cp437', 'a\xa4o', 'año'],
  ['UTF-7', 'text/plain; charset=utf-7', 'Hi +AGE- there, ma+APE-ana', 'Hi a there, mañana'],
  ['text with plus signs and another label', 'text/plain; charset=utf-8', 'Hi +AGE- there', 'Hi +AGE- there'],
  ['ASCII labeled as UTF-16', 'text/plain; charset=utf-16', 'Hello', 'Hello'],
])('reads %s', async (_, type, body, text) => {
  expect((await parseMail(rawMail({ 'Content-Type': type }, body), own)).text).toBe(text);
});

const quoted = (text: string) => Buffer.from(text, 'latin1').toString('hex').replace(/../g, '=$&');

test('reads UTF-16 in base64', async () => {
  const headers = { 'Content-Type': 'text/plain; charset=utf-16', 'Content-Transfer-Encoding': 'base64' };
  const body = Buffer.from('\uFEFFniño\r\n', 'utf16le').toString('base64');
  expect((await parseMail(rawMail(headers, body), own)).text).toBe('niño');
});

test.each([
  ['raw UTF-8', utf8('Cotización'), 'Cotización'],
  ['raw Latin-1', 'Cotizaci\xf3n', 'Cotización'],
  ['raw ISO-2022-JP', konnichiwa.iso2022jp, 'こんにちは'],
  ['an encoded word', '=?utf-8?Q?Cotizaci=C3=B3n?=', 'Cotización'],
  ['UTF-8 labeled as Latin-1', '=?iso-8859-1?Q?Cotizaci=C3=B3n?=', 'Cotización'],
  ['UTF-8 labeled as ASCII', `=?us-ascii?B?${Buffer.from('Cotización').toString('base64')}?=`, 'Cotización'],
  ['Latin-1 labeled as UTF-8', '=?utf-8?Q?Cotizaci=F3n?=', 'Cotización'],
  ['unknown-8bit', '=?unknown-8bit?Q?Cotizaci=C3=B3n?=', 'Cotización'],
  ['Windows-1252', '=?windows-1252?Q?It=92s?=', 'It’s'],
  ['UTF-7', '=?utf-7?Q?Cotizaci+APM-n?=', 'Cotización'],
  ['a language tag', '=?utf-8*es?Q?Cotizaci=C3=B3n?=', 'Cotización'],
  ['Shift_JIS', `=?shift_jis?Q?${quoted(konnichiwa.shiftJis)}?=`, 'こんにちは'],
  ['words that split a character', '=?utf-8?Q?ni=C3?=\n =?utf-8?Q?=B1o?= =?utf-8?B?IHk=?=', 'niño y'],
  ['words of two encodings', '=?iso-8859-1?Q?a=F1o?= =?utf-8?Q?_y_ni=C3=B1o?= now', 'año y niño now'],
  ['what only looks like a word', '=?utf-8?Q?', '=?utf-8?Q?'],
])('reads a subject of %s', async (_, subject, expected) => {
  const raw = rawMail({ Subject: subject, From: `${subject.replace('\n', '')} <ada@example.com>` }, 'Hi');
  expect(await parseMail(raw, own)).toMatchObject({ subject: expected, from: { name: expected } });
});

test.each([
  ['raw UTF-8', `filename="${utf8('año.pdf')}"`],
  ['raw Latin-1', 'filename="a\xf1o.pdf"'],
  ['an encoded word', 'filename="=?utf-8?Q?a=C3=B1o.pdf?="'],
  ['an encoded word in sections', 'filename*0="=?utf-8?Q?a=C3=";\n filename*1="B1o.pdf?="'],
  ['an encoded word of UTF-8 labeled as Latin-1', 'filename="=?iso-8859-1?Q?a=C3=B1o.pdf?="'],
  ['percent encoding', "filename*=utf-8''a%C3%B1o.pdf"],
  ['percent encoding of Latin-1', "filename*=iso-8859-1'es'a%F1o.pdf"],
  ['percent encoding of UTF-8 labeled as Latin-1', "filename*=iso-8859-1''a%C3%B1o.pdf"],
  ['percent encoding of Latin-1 labeled as UTF-8', "filename*=utf-8''a%F1o.pdf"],
  ['percent encoding without a label', "filename*=''a%C3%B1o.pdf"],
  ['percent encoding that splits a character', "filename*0*=utf-8''a%C3;\n filename*1*=%B1o.pdf"],
])('reads a file name of %s', async (_, filename) => {
  const part = `--b\nContent-Type: application/pdf\nContent-Disposition: attachment;\n ${filename}\n\nx\n--b--`;
  const { attachments } = await parseMail(rawMail({ 'Content-Type': 'multipart/mixed; boundary=b' }, part), own);
  expect(attachments[0]?.name).toBe('año.pdf');
});
