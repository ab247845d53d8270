import { cut, storable } from '@portal/contracts/storable-text';
import fc from 'fast-check';
import pg from 'pg';
import { addressOf } from '../../testing/databases.ts';

/** Halves of surrogate pairs, zero bytes, emoji, private characters and anything else, often in a row. */
const unit = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud83d',
    '\ude00',
    '😀',
    '👨‍👩‍👧',
    'e\u0301',
    '\uFEFF',
    '\uFFFF',
    '\uE000',
    '\\u0000',
    '"',
    'a',
  ),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);
const text = fc.array(unit, { maxLength: 30 }).map((units) => units.join(''));

const client = new pg.Client({ connectionString: addressOf('postgres') });
beforeAll(() => client.connect());
afterAll(() => client.end());

test('PostgreSQL stores every text that was made storable and cut, and counts the same characters', async () => {
  const samples = fc.sample(fc.tuple(text, fc.integer({ min: 0, max: 12 })), 3_000);
  const stored = samples.map(([given, max]) => cut(storable(given), max));
  const { rows } = await client.query<{ same: boolean; length: number }>(
    `select plain = document ->> 'text' and document -> 'list' ->> 0 = plain as same, char_length(plain) as length
     from unnest($1::text[], $2::jsonb[]) with ordinality as given (plain, document, place) order by place`,
    [stored, stored.map((one) => JSON.stringify({ text: one, list: [one] }))],
  );
  for (const [index, { same, length }] of rows.entries()) {
    const [given, max] = samples[index] ?? ['', 0];
    expect({ given, max, same, length }).toEqual({ given, max, same: true, length: [...(stored[index] ?? '')].length });
    expect(length).toBeLessThanOrEqual(max);
    expect(storable(given).startsWith(stored[index] ?? '')).toBe(true);
  }
  expect(rows).toHaveLength(samples.length);
});

test.each([
  ['a'.repeat(3), 2, 'aa'],
  ['ab😀', 3, 'ab😀'],
  ['ab😀c', 2, 'ab'],
  ['😀😀', 1, '😀'],
  ['abc', 0, ''],
  ['', 5, ''],
])('cuts %j to %i characters', (given, max, expected) => {
  expect(cut(given, max)).toBe(expected);
});
