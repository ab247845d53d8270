import type { Erasure } from '@portal/staff-client/privacy';
import { saveFile } from '@portal/ui/save-file';
import { countsOf } from '../leads/erasure-counts.ts';
import { formatDateTime } from '../time/business-time.ts';

/** Returns the receipt as a text for the person. It has nothing that identifies the person without the address. */
const receiptText = ({ id, erasedAt, erasedBy, addressHashes, removed }: Erasure, company: string): string =>
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

export const downloadReceipt = (erasure: Erasure, company: string) =>
  saveFile(new Blob([receiptText(erasure, company)], { type: 'text/plain' }), `erasure-${erasure.id}.txt`);
