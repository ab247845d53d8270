import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  dayAt,
  formatClock,
  formatDue,
  formatHours,
  formatLongDay,
  formatLongTime,
  formatMonth,
  formatPeriod,
  formatShortDay,
  formatShortTime,
  formatTime,
  momentOf,
} from './business-time.ts';

const zone = 'America/Chicago';

test('formats times in the time zone of the business, with its name', () => {
  assert.equal(formatLongTime('2026-11-22T03:54:00Z', zone), 'Saturday, November 21, 2026 at 9:54 PM CST');
  assert.equal(formatTime(new Date('2026-06-22T03:54:00Z'), zone), 'Jun 21, 2026, 10:54 PM CDT');
  assert.equal(formatLongTime('2026-11-01T06:30:00Z', zone), 'Sunday, November 1, 2026 at 1:30 AM CDT');
  assert.equal(formatLongTime('2026-11-01T07:30:00Z', zone), 'Sunday, November 1, 2026 at 1:30 AM CST');
});

test('formats a period in the time zone of the business in English and Spanish', () => {
  const visit = { startsAt: '2035-06-05T15:00:00Z', minutes: 90 };
  const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
  assert.equal(plain(formatHours(visit, zone)), '10:00 – 11:30 AM CDT');
  const late = { startsAt: '2035-06-06T04:15:00Z', minutes: 60 };
  assert.equal(plain(formatHours(late, zone)), '11:15 PM – 12:15 AM CDT');
  assert.equal(plain(formatPeriod(visit, { timeZone: zone })), 'Tue, Jun 5, 2035, 10:00 – 11:30 AM CDT');
  assert.match(
    plain(formatPeriod(visit, { timeZone: zone, language: 'es', length: 'long' })),
    /^martes, 5 de junio de 2035, 10:00.*11:30.*CDT$/,
  );
});

test('leaves out the year if it is the current one in the time zone of the business', () => {
  const now = new Date('2027-01-01T05:00:00Z');
  assert.equal(formatShortTime('2026-11-21T15:00:00Z', zone, now), 'Nov 21, 9:00 AM CST');
  assert.equal(formatShortTime('2027-01-01T06:30:00Z', zone, now), 'Jan 1, 2027, 12:30 AM CST');
});

test('leaves out the day if it is today in the time zone of the business', () => {
  const now = new Date('2026-11-26T05:00:00Z');
  assert.equal(formatClock('2026-11-26T05:59:00Z', zone, now), '11:59 PM CST');
  assert.equal(formatClock('2026-11-27T14:30:00Z', zone, now), 'Fri, 8:30 AM CST');
});

test('formats days as they are', () => {
  assert.equal(formatLongDay('2026-11-21'), 'Saturday, November 21, 2026');
  assert.equal(formatShortDay('2026-03-01'), 'Mar 1');
  assert.equal(formatMonth('2026-03'), 'March 2026');
  assert.equal(formatDue('2026-11-27'), 'Fri, Nov 27');
  assert.match(formatDue('2026-11-27T14:30'), /^Fri, Nov 27, 2:30\sPM$/);
});

test('finds the day of a moment in a time zone', () => {
  assert.equal(dayAt(new Date('2026-11-21T05:59:00Z'), zone), '2026-11-20');
  assert.equal(dayAt(new Date('2026-11-21T06:00:00Z'), zone), '2026-11-21');
});

test('nothing that staff read formats a date or time in another way', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['mfe-admin/src/**/*.{ts,tsx}', 'api/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  assert.ok(files.length > 300);
  const others = files.filter((file) =>
    /DateTimeFormat\b(?!Options)|toLocale(Date|Time)String|toLocaleString\(\)|toDateString|toTimeString/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  assert.deepEqual(others, []);
});

test('finds the moment of a local time, also around the change to daylight saving time', () => {
  assert.equal(momentOf('2026-06-01T10:00', zone), '2026-06-01T15:00:00.000Z');
  assert.equal(momentOf('2026-03-08T01:30', zone), '2026-03-08T07:30:00.000Z');
  assert.equal(momentOf('2026-03-08T03:00', zone), '2026-03-08T08:00:00.000Z');
  assert.equal(momentOf('2026-11-01T03:00', zone), '2026-11-01T09:00:00.000Z');
});
