import { createHash } from 'node:crypto';
import { rawMail } from '../../testing/mail-shapes.ts';
import { MailIdentity } from './mail-identity.ts';

function digestOf(raw: Buffer, partSize = raw.length): string {
  const identity = new MailIdentity();
  for (let start = 0; start < raw.length; start += partSize) identity.add(raw.subarray(start, start + partSize));
  return identity.digest(createHash('sha256').update(raw).digest()).toString('hex');
}

const known = {
  Received: 'by one.example',
  'Message-ID': '<1@people.example>',
  Date: 'Fri, 1 May 2026 10:00:00 +0000',
};
const mail = (headers: Parameters<typeof rawMail>[0] = {}, body = 'Do you install gates?') =>
  rawMail({ ...known, ...headers }, body);

test('does not depend on the way, the parts in which a mail comes, or what else its headers say', () => {
  const digest = digestOf(mail());
  expect(digestOf(mail(), 7)).toBe(digest);
  expect(digestOf(mail({ Received: ['by two.example', 'by three.example'], Subject: 'Other words' }))).toBe(digest);
  expect(digestOf(mail({ 'Message-ID': '\r\n <1@people.example>' }))).toBe(digest);
});

test.each([
  ['Message-ID', mail({ 'Message-ID': '<2@people.example>' })],
  ['Date', mail({ Date: 'Fri, 1 May 2026 10:00:01 +0000' })],
  ['sender', mail({ From: 'eve@example.com' })],
  ['size of the body', mail({}, 'Do you install gates??')],
])('another %s is another mail', (_, raw) => {
  expect(digestOf(raw)).not.toBe(digestOf(mail()));
});

test.each(['Message-ID', 'Date', 'From'])('without %s every byte counts', (name) => {
  const digests = [{}, { Subject: 'Other words' }].map((more) => digestOf(mail({ [name]: undefined, ...more })));
  expect(digests[0]).toBe(digestOf(mail({ [name]: undefined }), 7));
  expect(digests[1]).not.toBe(digests[0]);
});

test('a mail without a body, without headers, or with very long headers has an identity', () => {
  const raws = [Buffer.from(''), Buffer.from('x'), Buffer.from('\r\n\r\nx'), mail({ 'X-Long': 'x'.repeat(400_000) })];
  expect(new Set(raws.map((raw) => digestOf(raw))).size).toBe(4);
  expect(digestOf(mail({ 'X-Long': 'x'.repeat(400_000) }), 1_000)).toBe(
    digestOf(mail({ 'X-Long': 'x'.repeat(400_000) })),
  );
});
