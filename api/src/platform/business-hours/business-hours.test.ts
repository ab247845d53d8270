import { Temporal } from 'temporal-polyfill';
import { readEnv } from '../env/env.ts';
import { BusinessHours } from './business-hours.ts';

const hours = (settings: Record<string, string> = {}) =>
  new BusinessHours(readEnv({ DATABASE_URL: 'postgres://nowhere/portal', ...settings }));
const due = (receivedAt: string, settings?: Record<string, string>) =>
  hours(settings).responseDueAt(new Date(receivedAt)).toISOString();
const seconds = (from: string, to: string, settings?: Record<string, string>) =>
  hours(settings).businessSecondsBetween(new Date(from), new Date(to));

const halfAnHour = 1800;
const tenHours = 36_000;

describe('the first response is due', () => {
  test.each([
    ['within the hours, half an hour later', '2026-06-10T10:15:00-05:00', '2026-06-10T15:45:00.000Z'],
    ['at closing time exactly, still today', '2026-06-10T17:30:00-05:00', '2026-06-10T23:00:00.000Z'],
    [
      'shortly before closing, the rest of it the next morning',
      '2026-06-10T17:40:00-05:00',
      '2026-06-11T13:10:00.000Z',
    ],
    ['at night, half an hour after opening', '2026-06-10T23:00:00-05:00', '2026-06-11T13:30:00.000Z'],
    ['early in the morning, half an hour after opening', '2026-06-10T05:00:00-05:00', '2026-06-10T13:30:00.000Z'],
    ['on Friday night, on Monday', '2026-06-12T20:00:00-05:00', '2026-06-15T13:30:00.000Z'],
    ['on Sunday, on Monday', '2026-06-14T12:00:00-05:00', '2026-06-15T13:30:00.000Z'],
    ['across the change to daylight saving time', '2026-03-06T17:50:00-06:00', '2026-03-09T13:20:00.000Z'],
    ['across the change from daylight saving time', '2026-10-30T17:50:00-05:00', '2026-11-02T14:20:00.000Z'],
  ])('%s', (_, receivedAt, expected) => {
    expect(due(receivedAt)).toBe(expected);
  });

  test('skips holidays', () => {
    expect(due('2026-12-24T17:45:00-06:00', { BUSINESS_HOLIDAYS: '2026-12-25, 2026-12-28' })).toBe(
      '2026-12-29T14:15:00.000Z',
    );
  });

  test('uses the configured target, hours and time zone', () => {
    const settings = {
      RESPONSE_TARGET_MINUTES: '120',
      BUSINESS_HOURS: 'Mon-Fri 09:00-12:00, Mon-Fri 13:00-17:00, Sat 10:00-12:00',
      BUSINESS_TIME_ZONE: 'Europe/Berlin',
    };
    expect(due('2026-06-10T11:30:00+02:00', settings)).toBe('2026-06-10T12:30:00.000Z');
    expect(due('2026-06-12T16:30:00+02:00', settings)).toBe('2026-06-13T09:30:00.000Z');
    expect(due('2026-06-13T11:30:00+02:00', settings)).toBe('2026-06-15T08:30:00.000Z');
  });
});

describe('on US federal holidays nothing is due', () => {
  const holidaysOf = (year: number, settings?: Record<string, string>) => {
    const closed: string[] = [];
    for (let day = Temporal.PlainDate.from({ year, month: 1, day: 1 }); day.year === year; day = day.add({ days: 1 })) {
      const noon = day.toZonedDateTime({ timeZone: 'America/Chicago', plainTime: '12:00' });
      const isClosed =
        seconds(
          noon.toString({ timeZoneName: 'never' }),
          noon.add({ seconds: 10 }).toString({ timeZoneName: 'never' }),
          settings,
        ) === 0;
      if (day.dayOfWeek < 6 && isClosed) closed.push(day.toString().slice(5));
    }
    return closed.join(' ');
  };

  // From the lists of the US Office of Personnel Management.
  test.each([
    [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
    [2033, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  ])('of %i', (year, expected) => {
    expect(holidaysOf(year)).toBe(expected);
  });

  test.each([
    ['none', ''],
    ['2026-12-24', '12-24'],
    [
      'us-federal, -columbus-day, -2026-11-11, day-after-thanksgiving, 2026-03-02',
      '01-01 01-19 02-16 03-02 05-25 06-19 07-03 09-07 11-26 11-27 12-25',
    ],
    ['-Thanksgiving-Day, thanksgiving-day, christmas-eve', '12-24'],
  ])('with BUSINESS_HOLIDAYS=%s', (BUSINESS_HOLIDAYS, expected) => {
    expect(holidaysOf(2026, { BUSINESS_HOLIDAYS })).toBe(expected);
  });

  test('on a Saturday both the day and the Friday before are closed', () => {
    const settings = { BUSINESS_HOURS: 'Mon-Sat 08:00-18:00' };
    expect(due('2026-07-02T17:45:00-05:00', settings)).toBe('2026-07-06T13:15:00.000Z');
  });

  test.each([
    ['before Thanksgiving', '2026-11-25T17:50:00-06:00', '2026-11-27T14:20:00.000Z', '2026-11-27'],
    ['on Thanksgiving', '2026-11-26T10:00:00-06:00', '2026-11-27T14:30:00.000Z', '2026-11-27'],
    ['in business hours before Thanksgiving', '2026-11-25T09:00:00-06:00', '2026-11-25T15:30:00.000Z', '2026-11-27'],
    ['on Christmas Eve', '2026-12-24T20:00:00-06:00', '2026-12-28T14:30:00.000Z', '2026-12-28'],
    [
      'at the end of 2021, when New Year’s Day was observed on December 31',
      '2021-12-30T18:30:00-06:00',
      '2022-01-03T14:30:00.000Z',
      '2022-01-03',
    ],
    ['on Friday evening before Memorial Day', '2026-05-22T19:00:00-05:00', '2026-05-26T13:30:00.000Z', '2026-05-26'],
  ])('a request %s is answered afterwards', (_, receivedAt, dueAt, answerBy) => {
    expect(due(receivedAt)).toBe(dueAt);
    expect(hours().answerBy(new Date(receivedAt))).toBe(answerBy);
  });
});

test.each([
  [undefined, 'Mon–Fri 8 AM–6 PM'],
  [
    'Mon-Thu 08:30-12:00, Mon-Thu 13:00-17:00, Fri 08:30-12:00, Sun 00:00-24:00',
    'Mon–Thu 8:30 AM–12 PM and 1 PM–5 PM, Fri 8:30 AM–12 PM, Sun all day',
  ],
])('describes the week %s', (BUSINESS_HOURS, expected) => {
  expect(hours(BUSINESS_HOURS ? { BUSINESS_HOURS } : {}).weekText).toBe(expected);
});

describe('an answer is promised', () => {
  test.each([
    ['during business hours, by the end of the next day', '2026-06-10T10:15:00-05:00', '2026-06-11'],
    ['at closing time, by the end of the next day', '2026-06-10T18:00:00-05:00', '2026-06-11'],
    ['before opening, by the end of the day', '2026-06-10T06:00:00-05:00', '2026-06-10'],
    ['on Friday, by the end of Monday', '2026-06-12T10:00:00-05:00', '2026-06-15'],
    ['on Saturday, by the end of Monday', '2026-06-13T10:00:00-05:00', '2026-06-15'],
    ['before a holiday, by the end of the day after it', '2026-12-24T10:00:00-06:00', '2026-12-28'],
  ])('%s', (_, receivedAt, expected) => {
    expect(hours({ BUSINESS_HOLIDAYS: '2026-12-25' }).answerBy(new Date(receivedAt))).toBe(expected);
  });
});

describe('business seconds', () => {
  test.each([
    ['count within a day', '2026-06-10T10:00:00-05:00', '2026-06-10T10:30:00-05:00', halfAnHour],
    ['exclude nights', '2026-06-10T17:45:00-05:00', '2026-06-11T08:15:00-05:00', halfAnHour],
    ['exclude weekends', '2026-06-12T17:45:00-05:00', '2026-06-15T08:15:00-05:00', halfAnHour],
    ['are 0 within a night', '2026-06-10T19:00:00-05:00', '2026-06-11T07:00:00-05:00', 0],
    ['are 0 backwards', '2026-06-10T12:00:00-05:00', '2026-06-10T11:00:00-05:00', 0],
    ['are ten hours a day, five days a week', '2026-06-08T00:00:00-05:00', '2026-06-15T00:00:00-05:00', 5 * tenHours],
    [
      'are the same in the week of the change to daylight saving time',
      '2026-03-06T00:00:00-06:00',
      '2026-03-10T00:00:00-05:00',
      2 * tenHours,
    ],
    [
      'are the same in the week of the change from daylight saving time',
      '2026-10-30T00:00:00-05:00',
      '2026-11-03T00:00:00-06:00',
      2 * tenHours,
    ],
  ])('%s', (_, from, to, expected) => {
    expect(seconds(from, to)).toBe(expected);
  });

  test('exclude holidays', () => {
    const settings = { BUSINESS_HOLIDAYS: '2026-07-03' };
    expect(seconds('2026-07-02T17:00:00-05:00', '2026-07-06T09:00:00-05:00', settings)).toBe(2 * 3600);
  });

  test('equal elapsed seconds if the business never closes, also across clock changes', () => {
    const always = { BUSINESS_HOURS: 'Mon-Sun 00:00-24:00' };
    expect(seconds('2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00', always)).toBe(23 * 3600);
    expect(seconds('2026-11-01T00:00:00-05:00', '2026-11-02T00:00:00-06:00', always)).toBe(25 * 3600);
  });

  test('include a repeated hour and exclude a skipped one', () => {
    const nights = { BUSINESS_HOURS: 'Sun 01:00-02:30, Sun 03:00-05:00' };
    expect(seconds('2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00', nights)).toBe(3 * 3600);
    expect(seconds('2026-11-01T00:00:00-05:00', '2026-11-02T00:00:00-06:00', nights)).toBe(4.5 * 3600);
  });

  test('of three years are cheap: each day is computed once', () => {
    const calendar = hours();
    const [from, to] = [new Date('2023-06-10T15:00:00Z'), new Date('2026-06-10T15:00:00Z')];
    const expected = calendar.businessSecondsBetween(from, to);
    const toZonedDateTime = jest.spyOn(Temporal.PlainDateTime.prototype, 'toZonedDateTime');
    for (let n = 0; n < 200; n += 1) expect(calendar.businessSecondsBetween(from, to)).toBe(expected);
    expect(toZonedDateTime).not.toHaveBeenCalled();
    toZonedDateTime.mockRestore();
  });
});
