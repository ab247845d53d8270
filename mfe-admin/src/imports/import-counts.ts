import type { ImportCounts } from '@portal/staff-client/import';

const number = (count: number) => count.toLocaleString('en-US');
export const plural = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Returns what becomes of the rows: `212 new leads, 12 added to leads, 3 rejected`. */
export const countsText = ({ new: fresh, added, rejected }: ImportCounts): string =>
  [
    plural(fresh, 'new lead'),
    added > 0 && `${number(added)} added to leads`,
    rejected > 0 && `${number(rejected)} rejected`,
  ]
    .filter(Boolean)
    .join(', ');
