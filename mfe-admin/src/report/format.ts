import { formatLongDay, formatShortDay } from '@portal/contracts/business-time';

/** `45 s`, `12 min`, `3.5 h`. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toLocaleString('en-US', { maximumFractionDigits: 1 })} h`;
}

/** `Nov 3 – Nov 9, 2026` */
export function formatDays({ from, to }: { from: string; to: string }): string {
  const year = (day: string) => day.slice(0, 4);
  const last = `${formatShortDay(to)}, ${year(to)}`;
  if (from === to) return last;
  return `${formatShortDay(from)}${year(from) === year(to) ? '' : `, ${year(from)}`} – ${last}`;
}

interface Named {
  from: string;
  to: string;
  isPartial: boolean;
}

/** `Friday, November 27, 2026 (today so far)`, `Nov 23 – Nov 27, 2026 (not the whole week)`. */
export function bucketName({ from, to, isPartial }: Named, unit: string, today: string): string {
  const name = unit === 'day' ? formatLongDay(from) : formatDays({ from, to });
  if (!isPartial) return name;
  if (from > today) return `${name} (not yet)`;
  return `${name} (${unit === 'day' ? 'today so far' : to >= today ? `this ${unit} so far` : `not the whole ${unit}`})`;
}
