import { suggestedDays } from './step-days.ts';

/** From 8 AM to 6 PM in Chicago, without Thanksgiving and the weekend. */
const openings = ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => ({
  opens: `${day}T14:00:00Z`,
}));

test.each([
  ['a Wednesday before a holiday', '2026-11-25', ['2026-11-26', '2026-12-01', '2026-11-30']],
  ['a Sunday', '2026-11-29', ['2026-11-30', '2026-12-02', '2026-11-30']],
  ['a Monday', '2026-11-30', ['2026-12-01', '2026-12-07']],
])('suggests tomorrow, the third business day and the next Monday on %s', (_, today, days) => {
  expect(suggestedDays(today, openings, 'America/Chicago').map(([, day]) => day)).toEqual(days);
});
