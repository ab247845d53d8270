import type { LostReason } from '@portal/contracts/lead';

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
