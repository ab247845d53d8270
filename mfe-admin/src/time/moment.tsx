import { useNow } from './use-now.ts';

const steps: [Intl.RelativeTimeFormatUnit, seconds: number, letter: string][] = [
  ['day', 86_400, 'd'],
  ['hour', 3600, 'h'],
  ['minute', 60, 'min'],
];

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** How long ago something was: `5 minutes ago`. */
export function ago(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? [];
  return unit && size ? relative.format(Math.round(seconds / size), unit) : 'just now';
}

/** A stretch of time in one unit: `40 min`, `3 h`, `2 d`. */
export function span(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [, size, letter] = steps.find(([, size]) => seconds >= size) ?? [];
  return size && letter ? `${Math.floor(seconds / size)} ${letter}` : '1 min';
}

/** The exact time, as one says it. `at` is ISO 8601. */
export const exactly = (at: string) => exact.format(new Date(at));

/** Day and time, short. */
export const shortly = (at: string) => day.format(new Date(at));

/** A moment as one says it, with the exact time on hover. `at` is ISO 8601. */
export function Moment({ at, short }: { at: string; short?: boolean }) {
  const now = useNow();
  const date = new Date(at);
  const elapsed = now - date.getTime();
  return (
    <time dateTime={at} title={exactly(at)}>
      {short ? (elapsed < 60_000 ? 'now' : span(elapsed)) : ago(date, new Date(now))}
    </time>
  );
}
