import { rawMail } from '../../testing/mail-shapes.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import { MailParser } from './mail-parser.service.ts';

const own: OwnAddresses = { addresses: ['info@lumenward.example'], domains: ['lumenward.example'] };
const parser = new MailParser();
afterAll(() => parser.onApplicationShutdown());

const nested = (depth: number) => {
  const open = Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}`);
  return rawMail(
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\n${open.join('\n')}\nContent-Type: text/plain\n\ndeep`,
  );
};

test.each([
  ['nested too deeply', nested(mailLimits.nesting + 5)],
  ['with too many headers', rawMail({ 'X-Long': 'x'.repeat(mailLimits.headerBytes) }, 'Hello')],
  [
    'with too many parts',
    rawMail(
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      '--b\nContent-Type: image/png\n\nx\n'.repeat(mailLimits.parts + 1),
    ),
  ],
  ['that is too large', Buffer.concat([rawMail({}, 'Hello'), Buffer.alloc(mailLimits.bytes, 0x61)])],
])('reads only the headers of a mail %s', async (_, raw) => {
  expect(await parser.parse(raw, own)).toMatchObject({
    from: { address: 'ada@example.com' },
    subject: 'Re: Your request',
    messageId: 'answer-1@mail.example.com',
    text: '',
    problem: expect.stringContaining('Download it'),
  });
});

test.each([
  ['a million open elements', '<div>'.repeat(390_000)],
  ['elements that never end', '<a href="'.repeat(200_000)],
  ['many quotes', '<blockquote>x<br>'.repeat(100_000)],
  ['a text of attribution lines', 'On 1\n'.repeat(50_000)],
  ['a text of headers', 'From: a\n'.repeat(50_000)],
  ['blanks', ' \n'.repeat(50_000)],
])('reads %s within the limit of time', async (_, body) => {
  const types = ['text/plain', 'text/html'];
  for (const type of types) {
    const parsed = await parser.parse(rawMail({ 'Content-Type': type }, body), own);
    expect(parsed.problem).toBeNull();
  }
});

test('cuts a text that is too long, and says so', async () => {
  const parsed = await parser.parse(rawMail({}, 'word '.repeat(100_000)), own);
  expect(parsed).toMatchObject({ isTruncated: true, problem: null });
  expect(parsed.text.length).toBeLessThanOrEqual(mailLimits.textCharacters);
});

test('gives an attachment back byte for byte', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 1]);
  const raw = rawMail(
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n--b--`,
  );
  expect(Buffer.from((await parser.readAttachment(raw, 0)) ?? [])).toEqual(bytes);
  expect(await parser.readAttachment(raw, 1)).toBeNull();
});

test.each([
  [
    '<p onclick="x()">Hi <script>alert(1)</script><b style="color:red;position:fixed">you</b></p>',
    '<p>Hi <b style="color:red">you</b></p>',
  ],
  ['<img src="https://track.example/p.gif" alt="Logo">', '<span>[Logo]</span>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  [
    '<a href="https://a.example">x</a>',
    '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  [
    '<style>@import url(//a.example)</style><link rel=stylesheet href=//a.example><meta http-equiv=refresh content=0>x',
    'x',
  ],
  ['<div style="background:url(https://a.example/p.gif)">x</div>', '<div>x</div>'],
  ['<form action="https://a.example"><input name=p><button>Go</button></form>', 'Go'],
  [
    '<iframe src="https://a.example"></iframe><svg><a xlink:href="javascript:x"/></svg><math><mi>x</mi></math>',
    '<a rel="noopener noreferrer nofollow" target="_blank"></a>x',
  ],
  ['<table background="https://a.example/p.gif"><tr><td>x</td></tr></table>', '<table><tr><td>x</td></tr></table>'],
])('sanitizes %s', async (given, expected) => {
  expect(await parser.readHtml(rawMail({ 'Content-Type': 'text/html' }, given))).toBe(expected);
});

test('has no HTML of a plain mail', async () => {
  expect(await parser.readHtml(rawMail({}, 'Hello'))).toBeNull();
});
