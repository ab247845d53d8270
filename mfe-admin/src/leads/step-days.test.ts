import { addDays, dayInMonth, suggestedDays, suggestedTimes } from './step-days.ts';

/** From 8 AM to 6 PM in Chicago, without Thanksgiving, the weekend and a closed Monday. */
const openings = ['11-25', '11-27', '11-30', '12-01', '12-02', '12-03', '12-04', '12-08'].map((day) => ({
  opens: `2026-${day}T14:00:00Z`,
}));
const inThree = 'In 3 business days';

test.each([
  ['a Wednesday before a holiday', '11-25', { Friday: '11-27', 'Next week': '11-30', [inThree]: '12-01' }],
  ['a Friday', '11-27', { Monday: '11-30', [inThree]: '12-02' }],
  ['a Sunday', '11-29', { Tomorrow: '11-30', [inThree]: '12-02' }],
  ['a Monday', '11-30', { Tomorrow: '12-01', [inThree]: '12-03', 'Next week': '12-08' }],
])('suggests business days, the nearest first, on %s', (_, today, days) => {
  expect(suggestedDays(`2026-${today}`, openings, 'America/Chicago')).toEqual(
    Object.entries(days).map(([label, day]) => [label, `2026-${day}`]),
  );
});

test('suggests the next day and the next Monday while business hours are not known', () => {
  expect(suggestedDays('2026-11-27', [])).toEqual([
    ['Tomorrow', '2026-11-28'],
    ['Next week', '2026-11-30'],
  ]);
});

test.each([
  // October 29 plus 30 days is a Saturday.
  ['2026-10-29', '2026-11-30'],
  ['2026-11-02', '2026-12-02'],
])('in a month of %s is a weekday with business hours', (today, day) => {
  expect(dayInMonth(today, openings, 'America/Chicago')).toBe(day);
  expect(dayInMonth(today, [])).toBe(addDays(today, 30));
});

test.each([
  [
    'in the night before a business day',
    '11-27T08:00Z',
    [
      ['Today, 8:00 AM', '11-27T08:00'],
      ['Monday, 8:00 AM', '11-30T08:00'],
    ],
  ],
  ['on a Friday evening', '11-28T02:00Z', [['Monday, 8:00 AM', '11-30T08:00']]],
])('suggests to send when the business opens, %s', (_, now, first) => {
  const times = suggestedTimes(Date.parse(`2026-${now}`), openings, 'America/Chicago');
  expect(times.slice(0, first.length)).toEqual(first.map(([label, time]) => [label, `2026-${time}`]));
});

test('suggests the usual opening while business hours are not known', () => {
  expect(suggestedTimes(Date.parse('2026-11-27T18:00Z'), [], 'UTC')[0]).toEqual([
    'Tomorrow, 8:00 AM',
    '2026-11-28T08:00',
  ]);
});
