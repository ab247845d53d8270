import { dayAt } from '@portal/contracts/business-time';

/** Returns the day so many days later. Days are like `2026-11-27`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the usual days of a next step, the nearest first. `openings`: those of the business, as far as they are known. */
export function suggestedDays(
  today: string,
  openings: readonly { opens: string }[],
  timeZone?: string,
): (readonly [label: string, day: string])[] {
  const opened = openings.map(({ opens }) => dayAt(new Date(opens), timeZone));
  const businessDay = [...new Set(opened)].filter((day) => day > today)[2];
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  return [
    ['Tomorrow', addDays(today, 1)],
    ...(businessDay ? [['In 3 business days', businessDay] as const] : []),
    ['Next week', addDays(today, (8 - weekday) % 7 || 7)],
  ];
}
