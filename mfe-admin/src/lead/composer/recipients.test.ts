import { addressesOf } from './recipients.ts';

test.each([
  ['', []],
  ['ada@example.com, ', ['ada@example.com']],
  ['ada@example.com; grace@example.com raj@example.com', ['ada@example.com', 'grace@example.com', 'raj@example.com']],
  ['"Byron, Ada" <ada@example.com>, Grace < grace@example.com >', ['ada@example.com', 'grace@example.com']],
  // Nobody is left out without a word: the API rejects what is no address.
  ['Ada Byron', ['Ada', 'Byron']],
])('reads the addresses of %j', (typed, addresses) => expect(addressesOf(typed)).toEqual(addresses));
