import { filterOf, parseFilter, toInboxPath, toQueryString, withChange } from './lead-filter.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

test('a parsed query string is written back unchanged', () => {
  const query =
    'q=two+gates&status=new,contacted&owner=me&practice=it-security&page=/austin-cabling&language=es&due=soon&sort=due';

  expect(toQueryString(parse(query))).toBe(query);
});

test('the links of the report are filters', () => {
  const query =
    'status=won,lost&owner=3&campaign=none&firstResponse=in-time&lostReason=price&closedFrom=2026-06-01&closedTo=2026-06-30';

  expect(toQueryString(parse(query))).toBe(query);
});

test('equal filters have equal query strings', () => {
  expect(toQueryString(parse('sort=due&status=new&q=%20ada%20'))).toBe(
    toQueryString(parse('q=ada&sort=due&status=new')),
  );
});

test.each([
  ['status=open', 'unknown status'],
  ['owner=everybody', 'invalid owner'],
  ['unread=yes', 'invalid flag'],
  ['sort=best', 'unknown sort order'],
  ['from=yesterday', 'invalid date'],
  ['closedTo=soon', 'invalid close date'],
  ['lostReason=weather', 'unknown reason'],
  ['practice=magic', 'unknown practice'],
  ['language=fr', 'unknown language'],
  ['color=blue', 'unknown filter'],
  ['q=', 'empty search'],
])('ignores "%s": %s', (query) => {
  expect(parse(query)).toEqual({});
});

test('a change keeps the other filters, and an empty value removes a filter', () => {
  const filter = parse('q=ada&status=new');

  expect(withChange(filter, { status: 'won' })).toEqual({ q: 'ada', status: 'won' });
  expect(withChange(filter, { status: '' })).toEqual({ q: 'ada' });
  expect(toInboxPath(withChange(filter, { status: '', q: '' }))).toBe('/admin/leads');
});

test('the search text is in the fragment of the URL', () => {
  expect(toInboxPath(parse('q=ada+byron&status=new&sort=due'))).toBe('/admin/leads?status=new&sort=due#q=ada+byron');
  expect(toInboxPath({ q: 'ada' })).toBe('/admin/leads#q=ada');
  expect(filterOf({ search: '?status=new', hash: '#q=ada+byron' })).toEqual({ q: 'ada byron', status: 'new' });
});
