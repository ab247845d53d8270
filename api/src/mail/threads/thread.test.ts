import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { subjectKey } from './subject-key.ts';

const key = (fill: number) => Buffer.alloc(32, fill);
const addresses = new ReplyAddresses('Info@Lumenward.example', [key(1)]);

test('a signed address leads to its lead, whatever its case', () => {
  const address = addresses.addressOf(42);
  expect(address).toMatch(/^info\+l42-[a-z2-7]{16}@lumenward\.example$/);
  expect(addresses.leadsOf([address.toUpperCase(), 'ada@example.com', address])).toEqual([42]);
});

test.each([
  ['another lead', (address: string) => address.replace('+l42', '+l43')],
  ['another signature', (address: string) => address.replace(/-(.)/, (_, first) => `-${first === 'a' ? 'b' : 'a'}`)],
  ['a shorter signature', (address: string) => address.replace(/.@/, '@')],
  ['another mailbox', (address: string) => address.replace('info', 'sales')],
  ['another domain', (address: string) => address.replace('lumenward', 'other')],
  ['an id that is no integer of the database', (address: string) => address.replace('+l42', '+l9999999999')],
  ['no tag', () => 'info@lumenward.example'],
  ['nothing', () => ''],
])('%s leads to no lead', (_, change) => {
  expect(addresses.leadsOf([change(addresses.addressOf(42))])).toEqual([]);
});

test('addresses of before a rotation of the keys stay valid, those of other keys never were', () => {
  const rotated = new ReplyAddresses('info@lumenward.example', [key(2), key(1)]);
  expect(rotated.leadsOf([addresses.addressOf(7), rotated.addressOf(8)])).toEqual([7, 8]);
  expect(addresses.leadsOf([rotated.addressOf(8)])).toEqual([]);
});

test.each([
  ['Your request', 'your request'],
  ['Re: Your request', 'your request'],
  ['RE: re: Your  request', 'your request'],
  ['Re[2]: RV: Your request', 'your request'],
  ['AW: WG: Your request', 'your request'],
  ['[EXTERNAL] Re: Your request', 'your request'],
  ['Re：Your request', 'your request'],
  ['Regarding: gates', 'regarding: gates'],
  ['Re:', ''],
])('the key of the subject "%s" is "%s"', (subject, expected) => {
  expect(subjectKey(subject)).toBe(expected);
});
