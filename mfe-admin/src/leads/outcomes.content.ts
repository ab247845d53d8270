import { type LostReason, maxLeadValue } from '@portal/contracts/lead';

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Price',
  competitor: 'Chose a competitor',
  'no-budget': 'No budget',
  postponed: 'Project postponed',
  'no-answer': 'No answer',
  'not-our-service': 'Not our service or area',
  'duplicate-or-vendor': 'Duplicate or vendor',
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$18,500` */
export const formatDollars = (value: number): string => dollars.format(value);

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `$18.5K` */
export const formatShortDollars = (value: number): string => compact.format(value);

/** Returns whole dollars of an amount as it is pasted from an offer, null for nothing, and undefined for what is no amount. */
export function parseDollars(text = ''): number | null | undefined {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  const value = /^\d+(\.\d\d?)?$/.test(digits) ? Math.round(Number(digits)) : Number.NaN;
  return value <= maxLeadValue ? value : undefined;
}

export const notDollars = 'Enter dollars, for example 18,500';

/** Says that cents are rounded. Undefined without cents. */
export function roundingHint(text = ''): string | undefined {
  const value = parseDollars(text);
  return value && /\.\d*[1-9]/.test(text) ? `Rounded to whole dollars: ${formatDollars(value)}` : undefined;
}
