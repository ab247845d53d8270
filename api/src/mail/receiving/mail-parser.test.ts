import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { own } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { mailLimits } from '../rules/mail-limits.ts';
import { MailParser } from './mail-parser.service.ts';

const parser = new MailParser();
const folder = newFolder();
afterAll(() => parser.onApplicationShutdown());

/** As it comes from the mailbox. */
function onDisk(raw: Uint8Array): string {
  const file = join(folder, 'mail.eml');
  writeFileSync(file, raw);
  return file;
}

const parse = (raw: Uint8Array) => parser.parse(onDisk(raw), own);

async function attachmentOf(raw: Uint8Array, part: number): Promise<Buffer | undefined> {
  const content: Uint8Array[] = [];
  const isFound = await parser.readAttachment(onDisk(raw), part, async (bytes) => content.push(bytes));
  return isFound ? Buffer.concat(content) : undefined;
}

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
])('reads only the headers of a mail %s', async (_, raw) => {
  expect(await parse(raw)).toMatchObject({
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
  ['a text of attribution lines', 'On 1\n'.repeat(39_000)],
  ['a text of headers', 'From: a\n'.repeat(39_000)],
  ['blanks', ' \n'.repeat(39_000)],
])('reads %s within the limit of time', async (_, body) => {
  const types = ['text/plain', 'text/html'];
  for (const type of types) {
    const parsed = await parse(rawMail({ 'Content-Type': type }, body));
    expect(parsed.problem).toBeNull();
  }
});

test('cuts a text that is too long, and says so', async () => {
  const parsed = await parse(rawMail({}, 'word '.repeat(100_000)));
  expect(parsed).toMatchObject({ isTruncated: true, problem: null });
  expect(parsed.text.length).toBeLessThanOrEqual(mailLimits.textCharacters);
});

test('gives an attachment back byte for byte', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 1]);
  const raw = rawMail(
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n--b--`,
  );
  expect(await attachmentOf(raw, 0)).toEqual(bytes);
  expect(await attachmentOf(raw, 1)).toBeUndefined();
});

const base64Lines = (bytes: Buffer) => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');
const attached = (name: string, body: string, encoding = 'base64') =>
  `--b\nContent-Type: application/octet-stream\nContent-Transfer-Encoding: ${encoding}\nContent-Disposition: attachment; filename=${name}\n\n${body}\n`;
const withFiles = (text: string, ...files: string[]) =>
  rawMail(
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\nContent-Type: text/plain\n\n${text}\n${files.join('')}--b--`,
  );

test('large files have their size, type and every byte, and the text beside them is whole', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(15_000_001)]);
  const photo = randomBytes(700_000);
  const text = 'word '.repeat(20_000);
  const raw = withFiles(text, attached('plan.pdf', base64Lines(pdf)), attached('photo', base64Lines(photo)));
  const parsed = await parse(raw);
  expect(parsed).toMatchObject({
    problem: null,
    isTruncated: false,
    attachments: [
      { part: 0, name: 'plan.pdf', mimeType: 'application/pdf', size: pdf.length },
      { part: 1, name: 'photo', size: photo.length },
    ],
  });
  expect(parsed.text.trim()).toBe(text.trim());
  expect((await attachmentOf(raw, 0))?.equals(pdf)).toBe(true);
  expect((await attachmentOf(raw, 1))?.equals(photo)).toBe(true);
});

test('a base64 file without line breaks is read like any other', async () => {
  const bytes = randomBytes(9_000_000);
  const raw = withFiles('Hello', attached('plan', bytes.toString('base64')));
  expect((await parse(raw)).attachments).toMatchObject([{ size: bytes.length }]);
  expect((await attachmentOf(raw, 0))?.equals(bytes)).toBe(true);
});

test('a long text in base64 is not shortened by the files after it', async () => {
  const text = 'word '.repeat(100_000);
  const body = `--b\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\n${base64Lines(Buffer.from(text))}\n`;
  const raw = rawMail(
    { 'Content-Type': 'multipart/mixed; boundary=b' },
    `${body}${attached('plan', base64Lines(randomBytes(12_000_000)))}--b--`,
  );
  const parsed = await parse(raw);
  expect(parsed.text).toHaveLength(mailLimits.textCharacters - 1);
  expect(parsed).toMatchObject({ isTruncated: true, problem: null, attachments: [{ size: 12_000_000 }] });
});

const lines = base64Lines(randomBytes(3_000_000));
test.each([
  ['interrupted', attached('plan', `${lines}\r\n\r\n${lines}`), 6_000_000],
  ['not encoded as its lines look', attached('plan', lines, '7bit'), 4_000_000],
  ['of very many lines', attached('plan', 'a;b\n'.repeat(60_000), '7bit'), 300_000],
])('a large file that is %s is whole', async (_, file, least) => {
  const raw = withFiles('Hello', attached('small', 'aGVsbG8='), file);
  const parsed = await parse(raw);
  const content = await attachmentOf(raw, 1);
  expect(parsed).toMatchObject({
    attachments: [
      { name: 'small', size: 5 },
      { name: 'plan', size: content?.length },
    ],
    problem: null,
  });
  expect(content?.length).toBeGreaterThanOrEqual(least);
  expect(parsed.text.trim()).toBe('Hello');
});

test('a text with too many lines is cut, and says so', async () => {
  expect(await parse(rawMail({}, 'a b\n'.repeat(60_000)))).toMatchObject({
    text: expect.stringContaining('a b'),
    isTruncated: true,
  });
});

test.each([
  ['400 KB of blank lines', rawMail({}, '\n'.repeat(400_000))],
  ['9 MB of short lines in nested parts', Buffer.concat([nested(28), Buffer.from('\na'.repeat(4_500_000))])],
  ['100,000 parts', rawMail({ 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\n\nx\n'.repeat(100_000))],
  ['a header of 10 MB', rawMail({ 'X-Long': 'x '.repeat(5_000_000) }, 'Hello')],
  ['a header of 10 MB in lines', rawMail({ 'X-Long': 'x\n '.repeat(3_000_000) }, 'Hello')],
  ['20 MB of lines of sixty characters', rawMail({}, `${'a'.repeat(60)}\n`.repeat(330_000))],
  ['a line of 38 MB', rawMail({}, 'a b'.repeat(13_000_000))],
])('of a mail with %s, at least the headers are read, and what is missing is said', async (_, raw) => {
  const parsed = await parse(raw);
  expect(parsed.from).toMatchObject({ address: 'ada@example.com' });
  expect(parsed.isTruncated || parsed.problem?.includes('Download it')).toBe(true);
});

test.each([
  ['a text', rawMail({ 'X-Failed-Recipients': 'a'.repeat(120_000) }, 'a'.repeat(200_000))],
  [
    'a delivery status',
    rawMail(
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
      `--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; ${'a'.repeat(90_000)}\n--b--`,
    ),
  ],
])('reads %s that could be the address of a bounce within the limit of time', async (_, raw) => {
  expect((await parse(raw)).problem).toBeNull();
});

test('has no HTML of a plain mail', async () => {
  expect(await parser.readHtml(onDisk(rawMail({}, 'Hello')))).toBeNull();
});
