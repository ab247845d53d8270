export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** `1 lead`, `1,200 leads`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Returns a share in percent: 100% only of all, 0% only of none. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && part < whole) return `${Math.min(Math.max(percent, 1), 99)}%`;
  return `${percent}%`;
}
