interface Opening {
  /** ISO 8601. */
  opens: string;
  closes: string;
}

/**
 * Returns the milliseconds of business time between two moments, or undefined if the first one is before all openings. The openings
 * are sorted.
 */
export function businessTimeBetween(openings: Opening[], from: number, to: number): number | undefined {
  const spans = openings.map(({ opens, closes }) => [Date.parse(opens), Date.parse(closes)] as const);
  const [first] = spans;
  if (!first || from < first[0]) return undefined;
  return spans.reduce((sum, [opens, closes]) => sum + Math.max(0, Math.min(closes, to) - Math.max(opens, from)), 0);
}

/** Returns business time: `6 min`, `2 h 6 min`, from ten hours on `57 h`. There are no days: one has a few hours only. */
export function formatBusinessTime(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${Math.max(rest, 1)} min`;
  return hours >= 10 || rest === 0 ? `${hours.toLocaleString('en-US')} h` : `${hours} h ${rest} min`;
}
