import { addressOf, readFilter, toList, withChange } from './lead-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('an address says the whole list, and reads back the same', () => {
  const address =
    'q=two+gates&status=new,contacted&owner=me&practice=it-security&page=/austin-cabling&due=soon&sort=due';

  expect(addressOf(read(address))).toBe(address);
});

test('two addresses that mean the same list are one', () => {
  expect(addressOf(read('sort=due&status=new&q=%20ada%20'))).toBe(addressOf(read('q=ada&sort=due&status=new')));
});

test.each([
  ['status=open', 'a status nobody has'],
  ['owner=everybody', 'an owner who is nobody'],
  ['unread=yes', 'a flag that is none'],
  ['sort=best', 'an order that does not exist'],
  ['from=yesterday', 'a day without a date'],
  ['practice=magic', 'a practice we do not have'],
  ['color=blue', 'a name no list knows'],
  ['q=', 'nothing to look for'],
])('"%s" narrows nothing: %s', (address) => {
  expect(read(address)).toEqual({});
});

test('a change keeps the rest, and an empty value takes a filter away', () => {
  const filter = read('q=ada&status=new');

  expect(withChange(filter, { status: 'won' })).toEqual({ q: 'ada', status: 'won' });
  expect(withChange(filter, { status: '' })).toEqual({ q: 'ada' });
  expect(toList(withChange(filter, { status: '', q: '' }))).toBe('/admin');
});
