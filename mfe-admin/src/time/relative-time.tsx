import { formatDateTime } from './business-time.ts';
import { useNow } from './use-now.ts';

const units: [Intl.RelativeTimeFormatUnit, seconds: number, symbol: string][] = [
  ['year', 365.25 * 86_400, 'y'],
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
];

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
/** Returns how long ago a time was: `5 minutes ago`. */
export function formatRelative(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? [];
  return unit && size ? relative.format(Math.round(seconds / size), unit) : 'just now';
}

/** Returns a duration in its largest unit: `40 min`, `3 h`, `2 d`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [, size, symbol] = units.find(([, size]) => seconds >= size) ?? [];
  return size && symbol ? `${Math.floor(seconds / size)} ${symbol}` : '1 min';
}

/** How long ago a time was, with the date and time as its tooltip. `at` is ISO 8601. */
export function RelativeTime({ at, short }: { at: string; short?: boolean }) {
  const now = useNow();
  const date = new Date(at);
  const elapsed = now - date.getTime();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {short ? (elapsed < 60_000 ? 'now' : formatDuration(elapsed)) : formatRelative(date, new Date(now))}
    </time>
  );
}
