import type { ImportCounts } from '@portal/staff-client/import';
import { countOf, formatCount } from '../numbers.ts';

/** Returns what becomes of the rows: `212 new leads, 12 added to leads, 3 rejected`. */
export const countsText = ({ new: fresh, added, rejected }: ImportCounts): string =>
  [
    countOf(fresh, 'new lead'),
    added > 0 && `${formatCount(added)} added to leads`,
    rejected > 0 && `${formatCount(rejected)} rejected`,
  ]
    .filter(Boolean)
    .join(', ');
