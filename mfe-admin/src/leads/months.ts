import { formatMonth } from '@portal/contracts/business-time';
import { businessDay } from '../time/business-time.ts';

/** Choices of a month: this one and the next ones, of one and a half years. */
export function monthChoices(): (readonly [month: string, name: string])[] {
  const [year = 0, month = 0] = businessDay().split('-').map(Number);
  return Array.from({ length: 18 }, (_, index) => {
    const value = new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7);
    return [value, formatMonth(value)] as const;
  });
}
