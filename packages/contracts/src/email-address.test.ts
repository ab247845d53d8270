import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEmails, invalidEmails } from './email-address.cases.ts';
import { checkEmail } from './email-address.ts';
import { readableEmail } from './readable-email.ts';

for (const [typed, address] of acceptedEmails)
  test(`${JSON.stringify(typed)} is the address ${address}`, () => {
    assert.deepEqual(checkEmail(typed), { address });
    assert.deepEqual(checkEmail(address), { address });
  });

for (const typed of invalidEmails)
  test(`${JSON.stringify(typed)} is no address`, () => {
    assert.deepEqual(checkEmail(typed), { problem: 'invalid' });
  });

for (const typed of ['jörg@example.com', '用户@例え.jp'])
  test(`${typed} is rejected because of its local part`, () => {
    assert.deepEqual(checkEmail(typed), { problem: 'not-ascii' });
  });

test('a long text is no address, and is rejected at once', () => {
  assert.deepEqual(checkEmail(`ada@${'ü'.repeat(60_000)}.example`), { problem: 'invalid' });
});

for (const [address, readable] of [
  ['ada@xn--mller-kva.example', 'ada@müller.example'],
  ['ada@xn--e1afmkfd.xn--p1ai', 'ada@пример.рф'],
  ['ada@example.com', 'ada@example.com'],
  ['ada@xn--strae-oqa.example', 'ada@straße.example'],
  ['ada@xn--a.example', 'ada@xn--a.example'],
  ['no address', 'no address'],
  // The decoded label has a soft hyphen, which IDNA ignores.
  ['ada@xn--example-oka.com', 'ada@xn--example-oka.com'],
] as const)
  test(`${address} is shown as ${readable}`, () => {
    assert.equal(readableEmail(address), readable);
  });
