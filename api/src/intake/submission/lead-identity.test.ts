import { emailIdentity, phoneIdentity } from './lead-identity.ts';

test.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@bücher。example', 'ada@xn--bcher-kva.example'],
  ['rene\u0301@example.com', 'ren\u00e9@example.com'],
  ['a.da+tag@example.com', 'a.da+tag@example.com'],
  ['ada@a_b.example', 'ada@a_b.example'],
])('%j is the identity %j', (email, identity) => {
  expect(emailIdentity(email)).toBe(identity);
});

test.each([
  ['+1 512.555.0199', '+15125550199'],
  ['(512) 555-0199', '+15125550199'],
  ['ext. 12', null],
  ['512 555 0100 ext. 12', null],
  [null, null],
])('%j suggests duplicates by %j', (phone, identity) => {
  expect(phoneIdentity(phone)).toBe(identity);
});
