import { formatDuration, formatRelative } from './relative-time.tsx';

test.each([
  [20, 'just now'],
  [130, '2 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [86_400, 'yesterday'],
  [9 * 86_400, '9 days ago'],
  [800 * 86_400, '2 years ago'],
])('formats %i seconds ago as "%s"', (seconds, text) => {
  const now = new Date('2026-11-21T12:00:00Z');

  expect(formatRelative(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
});

test.each([
  [10, '1 min'],
  [59 * 60, '59 min'],
  [3600, '1 h'],
  [50 * 3600, '2 d'],
  [800 * 86_400, '2 y'],
])('formats a duration of %i seconds as "%s"', (seconds, text) => {
  expect(formatDuration(seconds * 1000)).toBe(text);
});
