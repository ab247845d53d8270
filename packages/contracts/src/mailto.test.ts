import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoHref } from './mailto.ts';

for (const [address, href] of [
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+tag@example.com', 'mailto:ada%2Btag@example.com'],
  ['"ada@home"@example.com', 'mailto:%22ada%40home%22@example.com'],
  ['a?b&c=d%/#@example.com', 'mailto:a%3Fb%26c%3Dd%25%2F%23@example.com'],
  ['ada@müller.example', 'mailto:ada@xn--mller-kva.example'],
] as const)
  test(`${address} is linked as ${href}`, () => {
    assert.equal(mailtoHref(address), href);
    assert.equal(decodeURIComponent(new URL(href).pathname), address.replace('müller', 'xn--mller-kva'));
  });

test('subject and body are encoded, with CRLF between the lines of the body', () => {
  assert.equal(
    mailtoHref('ada@example.com', { subject: 'You & me? 100 %', body: 'Hello Zoë,\n\n\uD800' }),
    'mailto:ada@example.com?subject=You%20%26%20me%3F%20100%20%25&body=Hello%20Zo%C3%AB%2C%0D%0A%0D%0A%EF%BF%BD',
  );
});
