import { businessTimeBetween, formatBusinessTime } from './business-duration.ts';

const openings = [
  { opens: '2026-11-24T14:00:00Z', closes: '2026-11-25T00:00:00Z' },
  { opens: '2026-11-25T14:00:00Z', closes: '2026-11-26T00:00:00Z' },
  { opens: '2026-11-27T14:00:00Z', closes: '2026-11-28T00:00:00Z' },
];

test.each([
  ['within a day', '2026-11-25T15:00:00Z', '2026-11-25T15:40:00Z', '40 min'],
  ['after closing time', '2026-11-25T21:54:00Z', '2026-11-26T05:29:00Z', '2 h 6 min'],
  ['over a holiday', '2026-11-25T23:00:00Z', '2026-11-27T14:30:00Z', '1 h 30 min'],
  ['over several days', '2026-11-24T14:00:00Z', '2026-11-27T20:00:00Z', '26 h'],
  ['for a moment', '2026-11-25T15:00:00Z', '2026-11-25T15:00:10Z', '1 min'],
])('counts business hours %s', (_, from, to, expected) => {
  expect(formatBusinessTime(businessTimeBetween(openings, Date.parse(from), Date.parse(to)) ?? Number.NaN)).toBe(
    expected,
  );
});

test('does not know the business time since before the openings', () => {
  expect(businessTimeBetween(openings, Date.parse('2026-11-23T00:00:00Z'), Date.parse('2026-11-25T15:00:00Z'))).toBe(
    undefined,
  );
});
