import type { Erasure } from '@portal/staff-client/privacy';
import { countsOf } from '../leads/erasure-counts.ts';
import { formatDateTime } from '../time/business-time.ts';

/** Returns the receipt as a text for the person. It has nothing that identifies the person without the address. */
export const receiptText = ({ id, erasedAt, erasedBy, addressHashes, removed }: Erasure, company: string): string =>
  [
    `${company}: receipt ${id} of an erasure`,
    '',
    `Erased: ${formatDateTime(erasedAt)} (${erasedAt})`,
    `By: ${erasedBy}`,
    `Removed: ${countsOf(removed).join(', ')}`,
    'Address, as a keyed hash:',
    ...addressHashes,
    '',
  ].join('\n');

/** Saves the receipt as a text file. */
export function downloadReceipt(erasure: Erasure, company: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([receiptText(erasure, company)], { type: 'text/plain' }));
  link.download = `erasure-${erasure.id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
